package dev.kumite.web.browser;

import com.microsoft.playwright.Browser.NewContextOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the page in a real browser: a server for each class, a fresh visitor for each test. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class PageTest {
    private TestServer server;
    private final List<Visit> visits = new ArrayList<>();

    @BeforeAll
    void open(@TempDir Path folder) {
        server = new TestServer(folder);
    }

    @AfterAll
    void close() {
        server.close();
    }

    String address() {
        return server.address();
    }

    Path store() {
        return server.store();
    }

    Visit visit(NewContextOptions look) {
        Visit visit = new Visit(address(), look);
        visits.add(visit);
        return visit;
    }

    Visit visit() {
        return visit(Visit.desk());
    }

    @AfterEach
    void leave() {
        List<Visit> leaving = List.copyOf(visits);
        visits.clear();
        leaving.forEach(Visit::close);
    }
}
