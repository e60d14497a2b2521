package touchline.pair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.code.Declaration;
import touchline.figure.FigureProblem;

class CasePictureTest {
  private static final Declaration METHOD =
      Declaration.of("Vec2 it(Vec2 a, Vec2 b, double far, Circle c, Segment s, boolean yes)");

  @Test
  void whatIsReadCanBeKept() {
    String text =
        "draw:\n"
            + "  segment: a b\n"
            + "  box: a b\n"
            + "  line: a answer\n\n"
            + "  polygon: a b c answer\n"
            + "  circle: c far \n"
            + "  arrow:  c  b\n";
    CasePicture picture = CasePicture.of(text, METHOD);
    String kept =
        "segment: a b, box: a b, line: a answer, polygon: a b c answer, circle: c far, arrow: c b";
    assertEquals(kept, picture.text());
    assertEquals(picture, CasePicture.kept(kept, METHOD));
    assertEquals("", CasePicture.NONE.text());
    assertEquals(CasePicture.NONE, CasePicture.kept("", METHOD));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "segment: a b | 1 | must begin with a line draw:",
        "draw: | 1 | there must be 1 to 20 lines below draw:",
        "draw:~segment: a b | 2 | a line must be two spaces and one of segment: POINT POINT,",
        "draw:~ segment: a b | 2 | a line must be two spaces and one of",
        "draw:~  segment: a b~  square: a b | 3 | a line must be two spaces and one of",
        "draw:~  segment: a b c | 2 | a line must be two spaces and one of",
        "draw:~  polygon: a b | 2 | a line must be two spaces and one of",
        "draw:~  box: a b c | 2 | a line must be two spaces and one of",
        "draw:~  cells: a far | 2 | a line must be two spaces and one of",
        "draw:~  cells: a | 2 | a must be a number that",
        "draw:~  segment: a q | 2 | q must be a point or a circle that the method takes",
        "draw:~  segment: a s | 2 | s must be a point or a circle that",
        "draw:~  segment: a far | 2 | far must be a point or a circle that",
        "draw:~  circle: a b | 2 | b must be a number that",
        "draw:~  circle: a answer | 2 | answer stands for what the method gives, which is no"
            + " number",
        "draw:~  arrow: a c | 2 | c must be a vector that",
        "draw:~  circle: a yes | 2 | yes must be a number that",
      })
  void aBrokenRuleIsToldWithItsLine(String text, int line, String rule) {
    FigureProblem broken =
        assertThrows(FigureProblem.class, () -> CasePicture.of(text.replace('~', '\n'), METHOD));
    assertEquals(line, broken.line(), broken.rule());
    assertTrue(broken.rule().startsWith(rule), broken.rule());
  }

  @Test
  void anAnswerIsNamedOnlyWhereItHasAPlace() {
    String text = "draw:\n  segment: a answer\n";
    Declaration decision = Declaration.of("boolean it(Vec2 a)");
    FigureProblem told = assertThrows(FigureProblem.class, () -> CasePicture.of(text, decision));
    assertEquals(
        "answer stands for what the method gives, which is no point: boolean it(Vec2 a)",
        told.rule());
    Declaration taken = Declaration.of("Vec2 it(Vec2 a, Vec2 answer)");
    assertThrows(FigureProblem.class, () -> CasePicture.of(text, taken), "two things of one name");
    Declaration circle = Declaration.of("Circle it(Vec2 a)");
    assertThrows(FigureProblem.class, () -> CasePicture.of(text, circle));
  }

  @Test
  void aPictureHasBounds() {
    String many = "draw:\n" + "  segment: a b\n".repeat(21);
    assertThrows(FigureProblem.class, () -> CasePicture.of(many, METHOD));
    String wide = "draw:\n  polygon:" + " a".repeat(13) + "\n";
    assertThrows(FigureProblem.class, () -> CasePicture.of(wide, METHOD));
  }
}
