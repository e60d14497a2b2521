package touchline.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FigureTextTest {
  @Test
  void aDescriptionIsRead() {
    Figure figure = FigureText.parse(Examples.CLOSEST_POINT);
    assertEquals("Closest point on a segment", figure.title());
    assertEquals(List.of("a", "b", "p"), List.copyOf(figure.inputs().points().keySet()));
    assertEquals(List.of(new Figure.Joined("a", "b")), figure.segments());
    assertEquals(
        List.of(
            new Show.ArrowFrom("segV", "a"),
            new Show.LengthAlong("proj", "unit", "a"),
            new Show.PointJoined("return", "closest", "p")),
        figure.shows());
    assertEquals("if (proj <= 0) {", figure.code().get(101));
  }

  /** Each row replaces a piece of the good description and says which line breaks which rule. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "title: Closest point on a segment | titel: X | 1 | unknown key: titel, which must be one of"
            + " title, alt, run, view, inputs, draw, show, narrate",
        "title: Closest point on a segment | title: | 1 | title must have a value",
        "alt: A segment from a to b, a point p, and the point of the segment closest to p. | ~~"
            + " | 1 | alt is missing",
        "title: Closest point on a segment | title | 1 | a line must read key: value: title",
        "inputs: | inputs: x | 5 | inputs opens a section and takes no value",
        "view: -1 -1 9 8 | title: Again | 4 | title is given twice, first on line 1",
        "#closestPoint | #nearest | 3 | run must name a function of figures:"
            + " SegmentCircle#nearest",
        "-1 -1 9 8 | -1 -1 9 | 4 | view must be min x, min y, max x, max y: -1 -1 9",
        "-1 -1 9 8 | 9 -1 9 8 | 4 | view must have min < max: 9 -1 9 8",
        "-1 -1 9 8 | -1 -1 9 8m | 4 | a number is expected, not 8m: -1 -1 9 8m",
        "-1 -1 9 8 | -1 -1 9 1e999 | 4 | a finite number is expected, not 1e999: -1 -1 9 1e999",
        "a: point 1 1 | a: pt 1 1 | 6 | a must read point X Y: pt 1 1",
        "a: point 1 1 | q: point 1 1 | 5 | inputs must be those of SegmentCircle#closestPoint:"
            + " [a, b, p]",
        "p: point 3 6 | p: point 30 6 | 8 | p must start inside the view: (30, 6)",
        "b: point 7 4 | a: point 7 4 | 7 | a is given twice in inputs",
        "segment: a b | segment: a c | 10 | draw must read segment: FROM TO, both inputs: a c",
        "arrow from a | arrow to a | 12 | show must read arrow from POINT, length along UNIT from"
            + " POINT or point LABEL joined POINT: arrow to a",
        "arrow from a | arrow from q | 12 | must be a variable of SegmentCircle#closestPoint or"
            + " return: q",
        "segV: arrow | segW: arrow | 12 | must be a variable of SegmentCircle#closestPoint or"
            + " return: segW",
        "segV: The | segW: The | 16 | must be a variable of SegmentCircle#closestPoint or return:"
            + " segW",
        "{segV} | {segW} | 16 | must be a variable of SegmentCircle#closestPoint or return: segW",
        "segV: The vector | segV: The *vector | 16 | * must be closed by *: The *vector from *a* to *b* is"
            + " {segV}.",
        "{segV} | {segV | 16 | { must be closed by }: The vector from *a* to *b* is {segV.",
        "{segV} | {} | 16 | nothing stands between { and }; *x* is a variable, {x} its value, `x`"
            + " code, and there is no bold: The vector from *a* to *b* is {}.",
        "is {segV} | **is** {segV} | 16 | nothing stands between * and *; *x* is a variable, {x} its"
            + " value, `x` code, and there is no bold: The vector from *a* to *b* **is** {segV}.",
        "is {segV} | `is {segV} | 16 | ` must be closed by `: The vector from *a* to *b* `is"
            + " {segV}.",
        "unless proj <= 0 | unless proj < 0 | 17 | narrated, but no line of the method reads so:"
            + " unless proj < 0",
        "return a: It is | return c: It is | 18 | narrated, but no line of the method reads so:"
            + " return c",
        "It is *a* itself. | ~~ | 18 | return a must have a value",
      })
  void aBrokenRuleIsNamedWithItsLine(String good, String bad, int line, String rule) {
    String text = Examples.CLOSEST_POINT.replace(good, bad);
    FigureProblem problem = assertThrows(FigureProblem.class, () -> FigureText.parse(text));
    assertEquals(line + ": " + rule, problem.line() + ": " + problem.getMessage());
  }

  @Test
  void anEntryOutsideOfASectionIsRefused() {
    FigureProblem problem =
        assertThrows(FigureProblem.class, () -> FigureText.parse("  a: point 1 1"));
    assertEquals("an indented line must be inside a section: a", problem.getMessage());
  }
}
