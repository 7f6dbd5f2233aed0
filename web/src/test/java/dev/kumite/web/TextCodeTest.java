package dev.kumite.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.decoder.Decoder;
import dev.kumite.agents.Agents;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is printed is read by an independent reader of QR codes. */
class TextCodeTest {
    private static final String ADDRESS = "http://192.168.178.123:5864/#token=abcdefghijklmnopqrstuvwx";

    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aReaderFindsTheAddressInThePrintedLines(boolean colours) throws Exception {
        List<String> lines = TextCode.of(ADDRESS, 80, colours);
        assertThat(lines).hasSize(21);
        assertThat(read(lines, colours)).isEqualTo(ADDRESS);
    }

    @Test
    void aNarrowTerminalGetsNone() {
        assertThat(TextCode.of(ADDRESS, 41, true)).isNotEmpty();
        assertThat(TextCode.of(ADDRESS, 40, true)).isEmpty();
    }

    @Test
    void theCodeIsThatOfAnAddressForOtherMachines() throws Exception {
        try (Server server = start("0.0.0.0")) {
            List<String> lines = server.code(200, true);
            if (Addresses.reachable().isEmpty()) assertThat(lines).isEmpty();
            else assertThat(read(lines, true)).isEqualTo(server.addresses().get(1));
        }
    }

    @Test
    void aServerForThisMachineOnlyHasNone() {
        try (Server server = start("127.0.0.1")) {
            assertThat(server.code(200, true)).isEmpty();
        }
    }

    private Server start(String host) {
        return Server.start(new ServerOptions(
                host, 0, folder.resolve("k.db"), List.of(), Agents.shipped(), "test", Throwable::printStackTrace));
    }

    /** The text of a printed code: every character is two modules, one above the other, within the margin. */
    private static String read(List<String> lines, boolean colours) throws Exception {
        List<String> bare = lines.stream()
                .map(line -> line.replaceAll("\u001b\\[[0-9;]*m", ""))
                .toList();
        int size = bare.get(0).length() - 2 * TextCode.MARGIN;
        BitMatrix modules = new BitMatrix(size);
        for (int y = 0; y < size; y++)
            for (int x = 0; x < size; x++) {
                int row = y + TextCode.MARGIN;
                char block = bare.get(row / 2).charAt(x + TextCode.MARGIN);
                boolean drawn = (row % 2 == 0 ? "▀█" : "▄█").indexOf(block) >= 0;
                if (drawn == colours) modules.set(x, y);
            }
        return new Decoder().decode(modules).getText();
    }
}
