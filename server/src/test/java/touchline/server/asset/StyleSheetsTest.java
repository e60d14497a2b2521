package touchline.server.asset;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StyleSheetsTest {
  private static final Path SHEETS = Path.of("src/main/resources/touchline/style");

  private static List<Path> sheets() throws IOException {
    try (Stream<Path> files = Files.list(SHEETS)) {
      return files.toList();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          a  b , c > d { color : red ; margin: 0 1px; } | a b,c > d{color : red;margin: 0 1px;}
          /* why, { ; } */ p { top: calc(1px + 2px) }   | p{top: calc(1px + 2px)}
          .a::after { content: "  {a, b;}  "; }         | .a::after{content: "  {a, b;}  ";}
          """)
  void onlyBlanksAndCommentsAreLost(String written, String sent) {
    assertEquals(sent, StyleSheets.small(written));
  }

  @Test
  void everySheetIsSent() throws IOException {
    String all = StyleSheets.whole() + StyleSheets.opening(List.of());
    for (Path sheet : sheets()) {
      assertTrue(all.contains(StyleSheets.small(Files.readString(sheet))), sheet.toString());
    }
  }

  /** One such rule, and a browser styles the page anew at each step: half of a step's time. */
  @Test
  void noRuleDependsOnWhatIsInsideAnElement() throws IOException {
    for (Path sheet : sheets()) {
      assertFalse(Files.readString(sheet).contains(":has("), sheet.toString());
    }
  }
}
