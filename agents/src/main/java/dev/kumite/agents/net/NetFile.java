package dev.kumite.agents.net;

import dev.kumite.base.BadInput;
import dev.kumite.base.NamedFile;
import dev.kumite.base.NewFile;
import dev.kumite.games.Game;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.games.pattern.Inputs;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.zip.CRC32C;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/**
 * Networks as files: a mark, the name of the inputs, how the network was trained, its size and its weights, deflated, and
 * a checksum of all that.
 */
final class NetFile {
    /** "KNET" and the version of the format. */
    private static final long MARK = 0x4B4E_4554_0000_0001L;

    private static final int LARGEST = 16 << 20;

    /** The inputs whose network that ships is better than the game's own evaluation. */
    private static final Set<String> BEST = named("");

    /** Those for which a search gains by the game's own evaluation far outside its window. */
    private static final Set<String> ESTIMATED = named(" lazy");

    private static final Map<String, Optional<NetEvaluation>> SHIPPED = new ConcurrentHashMap<>();

    private NetFile() {}

    static void write(Path file, Net net, Inputs inputs, String training) {
        try (NewFile fresh = NewFile.create(file)) {
            fresh.stream().write(bytes(net, inputs, training));
            fresh.commit();
        } catch (IOException e) {
            throw NewFile.unwritable(file, e);
        }
    }

    private static byte[] bytes(Net net, Inputs inputs, String training) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(new DeflaterOutputStream(packed))) {
            out.writeUTF(inputs.name());
            out.writeUTF(training);
            out.writeInt(net.words);
            out.writeInt(net.hidden);
            out.writeInt(net.phases);
            for (int[] column : net.columns) for (int weight : column) out.writeShort(weight);
            for (int weight : net.bias) out.writeShort(weight);
            for (int weight : net.out) out.writeShort(weight);
            for (int weight : net.outBias) out.writeInt(weight);
        }
        CRC32C checksum = new CRC32C();
        checksum.update(packed.toByteArray());
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(whole);
        out.writeLong(MARK);
        out.writeLong(checksum.getValue());
        out.write(packed.toByteArray());
        return whole.toByteArray();
    }

    /** The network in a file that somebody named. */
    static NetEvaluation read(Game game, String file) {
        Path path = NamedFile.path(file);
        try {
            return read(NamedFile.bytes(path, LARGEST), game.inputs());
        } catch (IOException e) {
            throw new BadInput("'" + file + "' is not a network of Kumite, or is damaged; kumite train net writes one");
        } catch (BadInput bad) {
            throw bad.at(file);
        }
    }

    /** The network that ships with Kumite for this game. */
    static NetEvaluation shipped(Game game) {
        Inputs inputs = game.inputs();
        return SHIPPED.computeIfAbsent(inputs.name(), name -> find(inputs))
                .orElseThrow(() -> new BadInput("no network for " + game.text()
                        + " ships with Kumite: train one with kumite train net --game '" + game.text()
                        + "' --out FILE, then name it"));
    }

    /** The network that ships for this game, if it has proved to be better than the game's own evaluation. */
    static Optional<Evaluation> best(Game game) {
        try {
            return BEST.contains(game.inputs().name()) ? Optional.of(shipped(game)) : Optional.empty();
        } catch (BadInput noInputs) {
            return Optional.empty();
        }
    }

    /** The names of inputs in best.txt that have this remark, or any. */
    private static Set<String> named(String remark) {
        try (InputStream in = NetFile.class.getResourceAsStream("best.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#") && line.endsWith(remark))
                    .map(line -> line.split(" ")[0])
                    .collect(Collectors.toUnmodifiableSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Optional<NetEvaluation> find(Inputs inputs) {
        try (InputStream in = NetFile.class.getResourceAsStream(inputs.name() + ".net")) {
            return in == null ? Optional.empty() : Optional.of(read(in.readAllBytes(), inputs));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static NetEvaluation read(byte[] bytes, Inputs inputs) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
        if (in.readLong() != MARK) throw new IOException("another format");
        long wanted = in.readLong();
        byte[] packed = in.readAllBytes();
        CRC32C checksum = new CRC32C();
        checksum.update(packed);
        if (checksum.getValue() != wanted) throw new IOException("damaged");
        return NetEvaluation.shared(
                unpacked(new DataInputStream(new InflaterInputStream(new ByteArrayInputStream(packed))), inputs),
                inputs,
                ESTIMATED.contains(inputs.name()));
    }

    private static Net unpacked(DataInputStream in, Inputs inputs) throws IOException {
        String name = in.readUTF();
        if (!name.equals(inputs.name()))
            throw new BadInput("this network was trained for " + name + ", not for " + inputs.name());
        in.readUTF();
        int words = in.readInt();
        int hidden = in.readInt();
        int phases = in.readInt();
        if (words != inputs.words() || phases != inputs.phases() || hidden < 1 || hidden > Net.MOST_HIDDEN)
            throw new BadInput("this network was trained for other inputs than this Kumite has; train again");
        int[][] columns = new int[words * 64][];
        for (int i = 0; i < columns.length; i++) columns[i] = shorts(in, hidden);
        int[] bias = shorts(in, hidden);
        int[] out = shorts(in, phases * hidden);
        int[] outBias = new int[phases];
        for (int i = 0; i < phases; i++) outBias[i] = in.readInt();
        for (int[] column : columns) refuseOver(Net.MOST_IN, column);
        refuseOver(Net.MOST_IN, bias);
        refuseOver(Net.MOST_OUT, out);
        refuseOver(Net.MOST_OUT_BIAS, outBias);
        return new Net(words, columns, bias, out, outBias);
    }

    private static void refuseOver(int most, int[] weights) throws IOException {
        for (int weight : weights) if (weight > most || weight < -most) throw new IOException("a weight out of range");
    }

    private static int[] shorts(DataInputStream in, int count) throws IOException {
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = in.readShort();
        return values;
    }
}
