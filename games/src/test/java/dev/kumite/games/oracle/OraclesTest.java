package dev.kumite.games.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.StubGame;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class OraclesTest {
    private static final Game STUB = new StubGame();
    private static final Game OTHER = new StubGame() {
        @Override
        public String name() {
            return "other";
        }
    };

    private @Nullable String before;

    @BeforeEach
    void keep() {
        before = System.getProperty(Oracles.PROPERTY);
    }

    @AfterEach
    void restore() {
        if (before == null) System.clearProperty(Oracles.PROPERTY);
        else System.setProperty(Oracles.PROPERTY, before);
    }

    @Test
    void aSourceServesTheGameOfItsName() {
        assertThat(Oracles.of(STUB)).containsInstanceOf(StubOracles.class);
        assertThat(Oracles.required(STUB)).isInstanceOf(StubOracles.class);
        assertThat(Oracles.of(OTHER)).isEmpty();
        assertThatThrownBy(() -> Oracles.required(OTHER))
                .isInstanceOf(BadInput.class)
                .hasMessage("there is no tablebase for 'stub(size=3)'");
    }

    @Test
    void tablesAreKeptInTheFolderThatWasNamedLast() {
        System.setProperty(Oracles.PROPERTY, "first");
        assertThat(Oracles.folder()).isEqualTo(Path.of("first"));
        Oracles.keepIn(Path.of("second"));
        assertThat(Oracles.folder()).isEqualTo(Path.of("second").toAbsolutePath());
        assertThat(Oracles.namedFolder()).isEqualTo(Path.of("second").toAbsolutePath());
    }

    /** The XDG Base Directory Specification: $XDG_DATA_HOME, or $HOME/.local/share where that is not set or empty. */
    @Test
    void whereNoFolderIsNamedTheyAreKeptWithTheUsersData() {
        System.setProperty(Oracles.PROPERTY, "");
        assertThat(Oracles.namedFolder()).isNull();
        String data = System.getenv().getOrDefault("XDG_DATA_HOME", "");
        String share = data.isEmpty() ? System.getProperty("user.home") + "/.local/share" : data;
        assertThat(Oracles.folder()).isEqualTo(Path.of(share + "/kumite/tables"));
    }

    @Test
    void aFolderThatCannotBeIsRefusedInOneLine() {
        System.setProperty(Oracles.PROPERTY, "a\0b");
        assertThatThrownBy(Oracles::namedFolder)
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("the folder for tables has a name that cannot be used: ");
    }
}
