package touchline.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each rule of the figure language, broken once, is reported with its line and its id. */
@TestInstance(Lifecycle.PER_CLASS)
class FigureLintTest {
  private final Set<String> seen = new TreeSet<>();

  @Test
  void whatAnInputMustReadIsTold() {
    String text = Examples.MOVING.replace("vector 6 -4 from circle", "vector 6 -4");
    FigureProblem problem =
        assertThrows(FigureProblem.class, () -> FigureLint.check(Examples.withCode(text)));
    assertTrue(problem.rule().contains("must read: vector X Y from INPUT"), problem.rule());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {Examples.CLOSEST_POINT, Examples.MOVING, Examples.PASS, Examples.DISTANCE})
  void theExamplesBreakNoRule(String text) {
    FigureLint.check(Examples.withCode(text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "title: Closest point on a segment | titel: X | 1 | unknown-key",
        "title: Closest point on a segment | title: | 1 | key-value",
        "title: Closest point on a segment | title | 1 | line-form",
        "alt: A segment from a to b, a point p, and the point of the segment closest to p. | ~~ | 1"
            + " | key-missing",
        "inputs: | inputs: x | 5 | section-value",
        "view: -1 -1 9 8 | title: Again | 4 | key-twice",
        "#closestPoint | #nearest | 3 | run-unknown",
        "-1 -1 9 8 | -1 -1 9 | 4 | view-form",
        "-1 -1 9 8 | 9 -1 9 8 | 4 | view-order",
        "-1 -1 9 8 | -1 -1 9 8m | 4 | number-form",
        "-1 -1 9 8 | -1 -1 9 1e999 | 4 | number-finite",
        "a: point 1 1 | a: pt 1 1 | 6 | input-kind",
        "a: point 1 1 | a: point 1 1 1 | 6 | input-form",
        "a: point 1 1 | q: point 1 1 | 5 | inputs-mismatch",
        "p: point 3 6 | p: point 30 6 | 8 | start-outside",
        "b: point 7 4 | a: point 7 4 | 7 | entry-twice",
        "segment: a b | segment: a c | 10 | draw-place",
        "segment: a b | segment: a | 10 | draw-form",
        "segment: a b | circle: a b | 10 | draw-unknown",
        "arrow from a | arrow to a | 12 | show-form",
        "arrow from a | arrow from q | 12 | show-place",
        "arrow from a | number width m | 12 | show-type",
        "segV: arrow | segW: arrow | 12 | show-unknown",
        "segV: The | segW: The | 16 | narrate-unknown",
        "{segV} | {segW} | 16 | narrate-name",
        "{segV} | {segV | 16 | narrate-mark",
        "{segV} | {} | 16 | narrate-mark",
        "is {segV} | **is** {segV} | 16 | narrate-mark",
        "unless proj <= 0 | unless proj < 0 | 17 | narrate-never",
        "return a: It is | return c: It is | 18 | narrate-never",
        "It is *a* itself. | ~~ | 18 | entry-value",
        "A segment from a to b, a point p, and the point of the segment closest to p. | Closest"
            + " point on a segment | 2 | alt-title",
        "A segment from a to b, a point p, and the point of the segment closest to p. | A segment."
            + " | 2 | alt-short",
        "title: Closest point | title: The point that of all the points of the segment is the"
            + " closest to another point | 1 | title-long",
      })
  void aBrokenRuleIsNamed(String good, String bad, int line, String id) {
    assertBroken(Examples.CLOSEST_POINT, good, bad, line, id);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "circle 1 6 1 | circle 1 6 -1 | 7 | radius-negative",
        "vector 6 -4 from circle | vector 6 -4 from ball | 8 | vector-from",
        "vector 6 -4 from circle | vector 6 -4 | 8 | input-form",
        "line normal 0 1 through 4 3 | line 1 1 1 1 | 9 | line-points",
        "line normal 0 1 through 4 3 | line normal 0 0 through 4 3 | 9 | normal-zero",
        "until return | until later | 5 | move-unknown",
        "circle along velocity until | circle by velocity until | 5 | move-form",
        "number 0.5, How wide | number, How wide | 21 | predict-form",
        "number 0.5, How wide | number 0, How wide | 21 | predict-tolerance",
        "number 0.5, How wide | point 0.5, How wide | 21 | predict-type",
        "gap: number | width: number | 21 | predict-unknown",
        "gap: number 0.5 | when gap < 1: yes-no | 21 | predict-never",
        "How wide is the gap? | How wide is the gap. | 21 | predict-question",
      })
  void aBrokenRuleOfAMovingFigureIsNamed(String good, String bad, int line, String id) {
    assertBroken(Examples.MOVING, good, bad, line, id);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "says clean or blocked | says clean or blocked allows a | 15 | show-ok",
        "says clean or blocked | says clean or blocked allows a q | 15 | show-place",
        "says clean or blocked | allows a b | 15 | show-told",
        "says clean or blocked | number clear m allows a b | 15 | show-form",
        "says clean or blocked | says clean or blocked gap of a b opponents | 15 | show-form",
        "says clean or blocked | says clean or blocked hits | 15 | show-form",
        "span center to closest | gap of opponent a b center | 14 | show-two",
        "span center to closest | gap of opponent | 14 | show-two",
        "segment: a b | gap: a b | 10 | draw-two",
        "segment: a b | gap: a b q | 10 | draw-place",
      })
  void aBrokenRuleOfAVerdictIsNamed(String good, String bad, int line, String id) {
    if (id.equals("show-ok")) {
      FigureLint.check(Examples.withCode(Examples.PASS.replace(good, bad)));
    } else {
      assertBroken(Examples.PASS, good, bad, line, id);
    }
  }

  @Test
  void aNumberIsWithinItsBounds() {
    String text =
        """
        title: The offset line
        alt: A line and the line parallel to it at a distance.
        run: LineCircle#offsetLine
        view: -1 -1 9 8
        inputs:
          line: line 0 1 8 3
          radius: number 1 0 3 0.1 m
        """;
    FigureLint.check(Examples.withCode(text));
    assertBroken(text, "number 1 0 3", "number 4 0 3", 7, "number-bounds");
  }

  @Test
  void aWidthMayNotBecomeZero() {
    String text =
        """
        title: Cells
        alt: A circle over the cells of a grid.
        run: Grid#entries
        view: -1 -1 9 8
        inputs:
          circle: circle 3 5 2
          width: number 1 0.5 3 0.5 m
        """;
    FigureLint.check(Examples.withCode(text));
    assertBroken(text, "number 1 0.5 3", "number 1 0 3", 7, "number-not-positive");
  }

  /** What the author wrote is what is checked: the code is added to it as a lesson does it. */
  private void assertBroken(String example, String good, String bad, int line, String id) {
    assertTrue(example.contains(good), good);
    String text = example.replace(good, bad);
    FigureProblem problem =
        assertThrows(FigureProblem.class, () -> FigureLint.check(Examples.withCode(text)), text);
    assertEquals(line + " " + id, problem.line() + " " + problem.id(), problem.rule());
    seen.add(id);
  }

  @AfterAll
  void thereAreAtLeastFortyRules() {
    assertTrue(seen.size() >= 40 || seen.size() < 5, () -> seen.size() + " " + seen);
  }

  /** Twice as many corners are twice as much to look at, up to a limit. */
  @Test
  void figuresOfManyCornersAreLookedAtLessOften() {
    int few = stepsOfSample(10, Sample.MOST_STEPS);
    assertEquals(2, (double) stepsOfSample(20, Sample.MOST_STEPS) / few, 0.2);
    assertTrue(stepsOfSample(40, few) < few + 4 * 40, "one run may go over it");
  }

  @Test
  void inputsHaveSoManyNumbersAtMost() {
    FigureProblem problem =
        assertThrows(FigureProblem.class, () -> FigureLint.check(ofCorners(151)));
    assertEquals("5 inputs-many", problem.line() + " " + problem.id());
    FigureLint.check(ofCorners(150));
  }

  private static int stepsOfSample(int corners, int most) {
    return Sample.of(FigureText.parse(Entries.of(ofCorners(corners))), most).steps();
  }

  private static String ofCorners(int corners) {
    StringJoiner polygon = new StringJoiner(", ");
    for (int i = 0; i < corners; i++) {
      polygon.add(i % 9 + " " + i % 7);
    }
    return """
    title: Area
    alt: A polygon with very many corners.
    run: Polygons#area
    view: -1 -1 9 8
    inputs:
      polygon: polygon CORNERS
    show:
      return: number area m²
    """
        .replace("CORNERS", polygon.toString());
  }
}
