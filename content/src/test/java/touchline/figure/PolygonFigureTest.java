package touchline.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.diagram.Shape;
import touchline.geometry.Vec2;
import touchline.input.Start;

class PolygonFigureTest {
  private static final String INSIDE =
      """
      title: How many edges does the ray cross?
      alt: A polygon, a point in it, and a ray to the right.
      run: Polygons#isInside
      view: -1 -1 9 8
      inputs:
        polygon: polygon 1 1, 6 1, 6 5, 1 5
        p: point 3 3
      draw:
        edge: a b
      show:
        count: crossings of polygon from p
        return: says inside or outside hits polygon
      """;

  private static String pair(String method, String b, String show) {
    return """
        title: Two polygons
        alt: Two polygons, one beside or in the other.
        run: Polygons#METHOD
        view: -1 -1 9 8
        inputs:
          a: polygon 1 1, 3 1, 3 3, 1 3
          b: polygon B
        show:
          SHOW
        """
        .replace("METHOD", method)
        .replace("B\n", b + "\n")
        .replace("SHOW", show);
  }

  private static List<Shape> last(String text) {
    Figure figure = FigureLint.check(text);
    Run run = Run.of(figure, figure.inputs());
    return run.frame(run.last()).drawing().shapes();
  }

  @Test
  void everyCornerCanBeDragged() {
    Figure figure = FigureLint.check(INSIDE);
    List<Vec2> dragged = figure.inputs().dragged("polygon.3", new Vec2(7, 6)).polygon("polygon");
    assertEquals(List.of(new Vec2(1, 1), new Vec2(6, 1), new Vec2(7, 6), new Vec2(1, 5)), dragged);
    List<Vec2> built =
        Start.empty().polygon("polygon", 1, 1, 6, 1, 6, 5, 1, 5).inputs().polygon("polygon");
    assertEquals(built, figure.inputs().polygon("polygon"));
  }

  @Test
  void aPolygonHasThreeCornersOrMore() {
    String text = INSIDE.replace("polygon 1 1, 6 1, 6 5, 1 5", "polygon 1 1, 6 1");
    assertThrows(FigureProblem.class, () -> FigureLint.check(text));
  }

  @Test
  void theCrossingsThatAreCountedAreNumbered() {
    assertTrue(last(INSIDE).contains(new Shape.Dot(new Vec2(6, 3), "count", "1")));
  }

  @Test
  void theSidesOfAPolygonThatIsHitSaySo() {
    long hit =
        last(INSIDE).stream()
            .filter(shape -> shape instanceof Shape.Stroke && shape.role().equals("polygon hit"))
            .count();
    assertEquals(4, hit);
  }

  @Test
  void aLineStandsInTheMiddleOfAGapBetweenShadows() {
    List<Shape> shapes = last(pair("overlaps", "5 1, 7 1, 7 3, 5 3", "axis: shadows of a b"));
    long separators =
        shapes.stream()
            .filter(shape -> shape.role().equals("separator"))
            .filter(shape -> shape instanceof Shape.Stroke stroke && stroke.from().x() == 4)
            .count();
    assertEquals(1, separators);
  }

  @Test
  void noLineStandsBetweenShadowsThatMeet() {
    List<Shape> shapes = last(pair("overlaps", "2 2, 7 2, 7 4", "axis: shadows of a b"));
    assertTrue(shapes.stream().noneMatch(shape -> shape.role().equals("separator")));
  }

  @Test
  void whatIsPushedOutIsDrawnWhereItComesToRest() {
    List<Shape> shapes = last(pair("offset", "2.5 0, 7 0, 7 5, 2.5 5", "return: shift of a"));
    assertTrue(shapes.contains(new Shape.Dashes(new Vec2(0.5, 1), new Vec2(2.5, 1), "result")));
  }
}
