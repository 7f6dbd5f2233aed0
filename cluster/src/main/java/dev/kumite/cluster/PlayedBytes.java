package dev.kumite.cluster;

import dev.kumite.games.Games;
import dev.kumite.games.Outcome;
import dev.kumite.games.core.Ending;
import dev.kumite.lab.play.Effort;
import dev.kumite.lab.play.MoveList;
import dev.kumite.lab.play.Played;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Finished games as bytes, for the way back to the driver. */
final class PlayedBytes {
    private PlayedBytes() {}

    static byte[] write(List<Played> games) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeInt(games.size());
            for (Played game : games) write(game, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    static List<Played> read(byte[] bytes) {
        Map<String, Ending> endings =
                Games.endings().stream().collect(Collectors.toMap(Ending::word, Function.identity()));
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            List<Played> games = new ArrayList<>();
            for (int left = in.readInt(); left > 0; left--) games.add(read(in, endings));
            return games;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(Played game, DataOutputStream out) throws IOException {
        out.writeInt(game.sideOfA());
        out.writeInt(game.firstSide());
        write(game.setup().getBytes(StandardCharsets.UTF_8), out);
        write(game.moves().packed(), out);
        out.writeInt(game.outcome().result());
        out.writeUTF(game.outcome().ending().word());
        out.writeInt(game.outcome().plies());
        out.writeInt(game.pieces0());
        out.writeInt(game.pieces1());
        write(game.a(), out);
        write(game.b(), out);
        write(game.failure().getBytes(StandardCharsets.UTF_8), out);
    }

    private static Played read(DataInputStream in, Map<String, Ending> endings) throws IOException {
        int sideOfA = in.readInt();
        int firstSide = in.readInt();
        String setup = new String(bytes(in), StandardCharsets.UTF_8);
        MoveList moves = MoveList.ofPacked(bytes(in));
        int result = in.readInt();
        String word = in.readUTF();
        Ending ending = endings.get(word);
        if (ending == null) throw new IOException("a game ended by '" + word + "', which no game here can end by");
        Outcome outcome = new Outcome(result, ending, in.readInt());
        int pieces0 = in.readInt();
        int pieces1 = in.readInt();
        Effort a = effort(in);
        Effort b = effort(in);
        String failure = new String(bytes(in), StandardCharsets.UTF_8);
        return new Played(sideOfA, firstSide, setup, moves, outcome, pieces0, pieces1, a, b, failure);
    }

    private static void write(byte[] bytes, DataOutputStream out) throws IOException {
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private static byte[] bytes(DataInputStream in) throws IOException {
        byte[] bytes = new byte[in.readInt()];
        in.readFully(bytes);
        return bytes;
    }

    private static void write(Effort effort, DataOutputStream out) throws IOException {
        out.writeLong(effort.moves());
        out.writeLong(effort.iterations());
        out.writeLong(effort.nodes());
        out.writeLong(effort.depths());
        out.writeLong(effort.held());
        out.writeLong(effort.nanos());
    }

    private static Effort effort(DataInputStream in) throws IOException {
        return new Effort(in.readLong(), in.readLong(), in.readLong(), in.readLong(), in.readLong(), in.readLong());
    }
}
