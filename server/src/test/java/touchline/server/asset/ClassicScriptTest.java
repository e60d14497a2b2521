package touchline.server.asset;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClassicScriptTest {
  @Test
  void whatAModuleExportsIsKeptUnderItsAddress() {
    assertEquals(
        "touchline[\"./a.js\"]=(()=>{\nlet C=1;\n\nreturn {start:C,run:$D};})();\n",
        ClassicScript.of("a.js", "let C=1;\nexport{C as start,$D as run};\n"));
  }

  @Test
  void whatItImportsIsTakenFromThere() {
    assertEquals(
        "touchline[\"./b.js\"]=(()=>{\nconst {start:e,run}=touchline[\"./a.js\"];"
            + "touchline.load(\"./c.js\");\nreturn {};})();\n",
        ClassicScript.of("b.js", "import{start as e,run}from\"./a.js\";import(\"./c.js\");"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "import a from \"./a.js\";",
        "import \"./a.js\";",
        "let b=2;export const a = 1;",
        "export default 1;"
      })
  void otherFormsAreRefused(String module) {
    assertThrows(IllegalArgumentException.class, () -> ClassicScript.of("a.js", module));
  }
}
