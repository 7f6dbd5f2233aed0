package dev.kumite.solver.proof;

import dev.kumite.base.BadInput;
import dev.kumite.base.FileTrouble;
import dev.kumite.base.NewFile;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UTFDataFormatException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;

/** The file in which a proof is kept between two runs, with a checksum at its end. */
final class ProofFile {
    private static final int MAGIC = 0x4B50_5246;
    private static final int VERSION = 1;
    private static final int BUFFER = 1 << 16;

    private ProofFile() {}

    /**
     * How far it has come.
     *
     * @param plies those that were being asked for; all fewer are answered with no
     * @param decided whether they are answered too, with yes
     */
    record State(int plies, boolean decided, long positions, double seconds) {
        static final State BEGINNING = new State(1, false, 0, 0);
    }

    /** Where the proof of this name stands; what it remembers goes into {@code memory}. */
    static State read(Path file, String name, ProofMemory memory) {
        CRC32C sum = new CRC32C();
        try (DataInputStream in = new DataInputStream(
                new CheckedInputStream(new BufferedInputStream(Files.newInputStream(file), BUFFER), sum))) {
            if (in.readInt() != MAGIC
                    || in.readInt() != VERSION
                    || !in.readUTF().equals(name))
                throw refused(file, "is not a proof of this position in this version's form");
            State state = new State(in.readInt(), in.readBoolean(), in.readLong(), in.readDouble());
            for (long left = in.readLong(); left > 0; left--) {
                long key = in.readLong();
                memory.keep(key, in.readLong());
            }
            long whole = sum.getValue();
            if (in.readLong() != whole) throw refused(file, "is damaged");
            return state;
        } catch (NoSuchFileException e) {
            return State.BEGINNING;
        } catch (EOFException | UTFDataFormatException e) {
            throw refused(file, "is damaged");
        } catch (IOException e) {
            throw FileTrouble.of(file + ": cannot be read (" + FileTrouble.reason(e) + ")", e);
        }
    }

    private static BadInput refused(Path file, String why) {
        return new BadInput("'" + file + "' " + why + "; delete it to begin anew, or name another folder by --tables");
    }

    static void write(Path file, String name, State state, ProofMemory memory) {
        CRC32C sum = new CRC32C();
        try (NewFile fresh = NewFile.create(file)) {
            DataOutputStream out = new DataOutputStream(
                    new BufferedOutputStream(new CheckedOutputStream(fresh.stream(), sum), BUFFER));
            out.writeInt(MAGIC);
            out.writeInt(VERSION);
            out.writeUTF(name);
            out.writeInt(state.plies());
            out.writeBoolean(state.decided());
            out.writeLong(state.positions());
            out.writeDouble(state.seconds());
            write(out, memory);
            out.flush();
            out.writeLong(sum.getValue());
            out.flush();
            fresh.commit();
        } catch (IOException e) {
            throw unwritable(file, e);
        }
    }

    static RuntimeException unwritable(Path file, IOException e) {
        return FileTrouble.of(
                file + ": cannot be written (" + FileTrouble.reason(e) + "); name another folder with --tables", e);
    }

    private static void write(DataOutputStream out, ProofMemory memory) throws IOException {
        long count = 0;
        for (int i = 0; i < memory.size(); i += 2) if (memory.word(i + 1) != 0) count++;
        out.writeLong(count);
        for (int i = 0; i < memory.size(); i += 2)
            if (memory.word(i + 1) != 0) {
                out.writeLong(memory.word(i));
                out.writeLong(memory.word(i + 1));
            }
    }
}
