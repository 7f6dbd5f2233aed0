package dev.kumite.web.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Two scripts of many modules: what stands in them. That it runs is seen in the browser. */
class LinkerTest {
    private static final Names NAMES =
            new Names("{\"imports\": {\"lit\": \"/lib/lit/index.js\", \"lit/\": \"/lib/lit/\", \"lit/x/\": \"/x/\"}}");

    private static final String REST = "/later.js?v=1";

    private static Linker linker(Map<String, String> modules) {
        return new Linker(path -> Objects.requireNonNull(modules.get(path), path), NAMES, "/app.js");
    }

    /** The first script without what loads the second one. */
    private static String link(Map<String, String> modules) {
        String script = linker(modules).first(REST);
        int begin = script.indexOf("modules.set(");
        int end = script.indexOf("addEventListener(");
        assertThat(script.substring(0, begin)).contains("import('" + REST + "'");
        return script.substring(begin, end);
    }

    @Test
    void eachModuleStandsThereOnceAndTheFirstRuns() {
        String script = link(Map.of(
                "/app.js", "import { a } from './a.js';\nimport './b/b.js';\na();\n",
                "/a.js", "import { b as c } from './b/b.js';\nexport const a = () => c;\n",
                "/b/b.js", "const b = 1;\nexport { b };\n//# sourceMappingURL=b.js.map"));
        assertThat(script.split("modules\\.set\\(", -1)).hasSize(4);
        assertThat(script)
                .contains(
                        "const { a } = need('/a.js');",
                        "const { b: c } = need('/b/b.js');",
                        "const a = () => c;",
                        "return { a };",
                        "return { b: b };")
                .doesNotContain("import", "export", "sourceMapping")
                .endsWith("need('/app.js');\n");
    }

    @Test
    void packedModulesAreReadToo() {
        String script = link(Map.of(
                "/app.js", "import{A as t,b}from\"lit\";t(b);",
                "/lib/lit/index.js", "import\"./side.js\";export*from\"./side.js\";export{i as A}from\"./more.js\";",
                "/lib/lit/side.js", "class x{}const b=x;export{b,x as A};",
                "/lib/lit/more.js", "export class i {}\nexport async function f() {}"));
        assertThat(script)
                .contains(
                        "const {A: t,b} = need('/lib/lit/index.js');t(b);",
                        "return { ...need('/lib/lit/side.js'), A: need('/lib/lit/more.js').i };",
                        "class i {}\nasync function f() {}",
                        "return { i, f };");
    }

    @Test
    void typesThatCommentsNameAreNotLoadedAndLicencesStay() {
        String script = link(Map.of("/app.js", """
                /** @typedef {import('./types.js').T} T */
                import { a } from 'lit';
                a(/** @type {T} */ (1));
                """, "/lib/lit/index.js", "/** @license BSD */export const a = 1;"));
        assertThat(script).contains("a( (1));", "@license BSD").doesNotContain("types.js", "@type");
    }

    @Test
    void whatIsOnlyImportedLaterIsInTheSecondScript() {
        Map<String, String> modules = Map.of(
                "/app.js", "import './a.js';\nconst x = () => import('./late.js');\n",
                "/late.js", "import './a.js';\nimport './b.js';\nexport const y = () => import('./later.js');\n",
                "/a.js", "const a = 1;\n",
                "/b.js", "const b = 1;\n",
                "/later.js", "const c = 1;\n");
        assertThat(link(modules))
                .contains("later('/late.js')", "modules.set('/a.js'")
                .doesNotContain("modules.set('/late.js'", "modules.set('/b.js'", "modules.set('/later.js'");
        assertThat(linker(modules).rest())
                .startsWith("export const addTo = (modules, need, later) => {\n")
                .contains("need('/a.js')", "modules.set('/late.js'", "modules.set('/b.js'", "modules.set('/later.js'")
                .doesNotContain("modules.set('/a.js'", "modules.set('/app.js'");
    }

    @ParameterizedTest
    @CsvSource({
        "./c.js, /a/c.js",
        "../c.js, /c.js",
        "lit, /lib/lit/index.js",
        "lit/y.js, /lib/lit/y.js",
        "lit/x/y.js, /x/y.js"
    })
    void namesAreReadAsBrowsersDo(String written, String path) {
        assertThat(NAMES.path("/a/b.js", written)).isEqualTo(path);
    }

    @ParameterizedTest
    @ValueSource(strings = {"export default 1;", "import * as all from './a.js';", "export let changing = 1;"})
    void otherFormsAreRefused(String text) {
        assertThatThrownBy(() -> link(Map.of("/app.js", text, "/a.js", "")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("/app.js: cannot be linked");
    }

    @Test
    void circlesAndUnknownNamesAreRefused() {
        assertThatThrownBy(() -> link(Map.of("/app.js", "import './a.js';", "/a.js", "import './app.js';")))
                .hasMessageContaining("in a circle");
        assertThatThrownBy(() -> link(Map.of("/app.js", "import 'react';"))).hasMessageContaining("react");
    }
}
