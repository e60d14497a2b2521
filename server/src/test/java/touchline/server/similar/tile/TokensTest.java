package touchline.server.similar.tile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What counts of a source, and what does not. */
class TokensTest {
  private static final String LINE = "double t = a.dot(b) * 2; if (t < 0.5) return a;";

  private static List<String> kinds(String source) {
    return Tokens.of(source).stream().map(Token::kind).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "float share=p . dot(q)*2.0 ;if(share<.5){return p;}",
        "import touchline.geometry.*;\n// mine\nfinal var x = (a.dot(b)) * 2d; if (x < 0.50) return a;",
        "private static double t /* a name */ = a.dot(b) * 2; if (t < 0.5f) { return (a); }"
      })
  void namesBlanksBracketsAndModifiersAreLeftAside(String other) {
    assertEquals(kinds(LINE), kinds(other));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "double t = a.cross(b) * 2; if (t < 0.5) return a;",
        "double t = a.dot(b) * 3; if (t < 0.5) return a;",
        "double t = a.dot(b) * 2; if (t > 0.5) return a;",
        "double t = a.dot(b) * 2; while (t < 0.5) return a;"
      })
  void whatIsDoneIsNot(String other) {
    assertNotEquals(kinds(LINE), kinds(other));
  }

  @Test
  void placesAreThoseOfTheSourceAndBrokenTextIsReadToo() {
    assertEquals(
        List.of(new Token("class", 1, 6), new Token("\"", 7, 8), new Token("name", 8, 11)),
        Tokens.of(" class \"abc"));
    assertEquals(Tokens.MOST, Tokens.of("a ".repeat(5_000)).size());
    assertEquals(List.of("9e99999999"), kinds("9e99999999"));
  }
}
