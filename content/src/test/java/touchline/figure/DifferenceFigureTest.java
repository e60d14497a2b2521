package touchline.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.diagram.Shape;
import touchline.geometry.Vec2;
import touchline.sketch.Difference;

class DifferenceFigureTest {
  private static final String FIGURE =
      """
      title: How far is a from b?
      alt: Two polygons, their difference, and a triangle in it.
      run: Gjk#shortestWay
      view: -7 -6 10 9
      inputs:
        a: polygon 3 5, 7 5, 9 7, 5 8
        b: polygon 2 -2, 7 -3, 9 0, 4 1
      draw:
        difference: a b
        simplex: p q r
        across: closest closest
      show:
        closest: arrow from origin
        return: shift of b
      """;

  private static List<Vec2> corners(double... numbers) {
    List<Vec2> corners = new ArrayList<>();
    for (int i = 0; i < numbers.length; i += 2) {
      corners.add(new Vec2(numbers[i], numbers[i + 1]));
    }
    return corners;
  }

  private static List<Shape> shapes(String text, int step) {
    Figure figure = FigureLint.check(text);
    Run run = Run.of(figure, figure.inputs());
    return run.frame(Math.min(step, run.last())).drawing().shapes();
  }

  private static List<Shape> of(List<Shape> shapes, String role) {
    return shapes.stream().filter(shape -> shape.role().equals(role)).toList();
  }

  @Test
  void theDifferenceHasTheWaysThatNoOthersSurround() {
    List<Vec2> square = corners(0, 0, 2, 0, 2, 2, 0, 2);
    assertEquals(corners(-2, -2, 2, -2, 2, 2, -2, 2), Difference.of(square, square));
    List<Vec2> triangle = corners(5, 0, 6, 0, 5, 1);
    assertEquals(5, Difference.of(square, triangle).size());
    List<Vec2> point = corners(1, 1, 1, 1, 1, 1);
    assertEquals(corners(0, 0), Difference.of(point, point));
    assertEquals(2, Difference.of(corners(0, 0, 1, 1, 2, 2), point).size());
  }

  @Test
  void theDifferenceIsThereFromTheFirstStepAndTheTriangleWhenItsCornersAre() {
    List<Shape> first = shapes(FIGURE, 0);
    assertEquals(1, of(first, "difference").stream().filter(Shape.Patch.class::isInstance).count());
    assertEquals(List.of(), of(first, "simplex"));
    List<Shape> last = shapes(FIGURE, Integer.MAX_VALUE);
    Shape.Patch triangle = (Shape.Patch) of(last, "simplex").get(0);
    assertEquals(3, triangle.corners().size());
    assertTrue(of(last, "across").get(0) instanceof Shape.Dashes);
  }

  @Test
  void anArrowMayBeginAtTheOriginWithoutAnInputOfThatName() {
    List<Shape> last = shapes(FIGURE, Integer.MAX_VALUE);
    Shape.Arrow arrow = (Shape.Arrow) of(last, "closest").get(0);
    assertEquals(Vec2.ZERO, arrow.from());
  }

  /** Of two corners at first, and of one more in each round. */
  @Test
  void thePolytopeGrows() {
    String text =
        FIGURE
            .replace("Gjk#shortestWay", "Epa#wayOut")
            .replace("simplex: p q r", "polytope: polytope")
            .replace("b: polygon 2 -2", "b: polygon 4 6");
    Figure figure = FigureLint.check(text);
    Run run = Run.of(figure, figure.inputs());
    List<Integer> sizes = new ArrayList<>();
    for (int step = 0; step <= run.last(); step++) {
      for (Shape shape : of(run.frame(step).drawing().shapes(), "simplex")) {
        if (shape instanceof Shape.Patch patch) {
          sizes.add(patch.corners().size());
        }
      }
    }
    assertEquals(2, sizes.get(0));
    assertTrue(sizes.get(sizes.size() - 1) > 2, sizes::toString);
    assertEquals(sizes.stream().sorted().toList(), sizes);
  }

  @Test
  void theOriginCanBeMarked() {
    List<Shape> first = shapes(FIGURE.replace("across: closest closest", "mark: origin"), 0);
    assertEquals(2, of(first, "origin").size());
  }

  @Test
  void namesInNewWordsHaveToBeThere() {
    for (String broken : List.of("difference: a c", "simplex: p q s", "across: closest c")) {
      String word = broken.substring(0, broken.indexOf(':'));
      String text = FIGURE.replaceFirst(word + ":.*", broken);
      FigureProblem problem = assertThrows(FigureProblem.class, () -> FigureLint.check(text));
      assertTrue(String.valueOf(problem.getMessage()).contains("must be a"), problem::getMessage);
    }
  }
}
