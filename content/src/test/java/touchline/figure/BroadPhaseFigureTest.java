package touchline.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.diagram.Shape;
import touchline.geometry.Vec2;

class BroadPhaseFigureTest {
  private static final String SWEEP =
      """
      title: A sweep
      alt: Three circles and below each a bar that shows its interval.
      run: BroadPhase#sweep
      view: -1 -3 9 8
      inputs:
        circles: circles 1 4 1, 5 4 1, 2.5 4 1
      draw:
        intervals: circles
      show:
        next: circle
        open: intervals of circles
        return: number pairs touching
      """;

  private static final String TREE =
      """
      title: A tree of boxes
      alt: A ball and two circles, a box around both and one around each.
      run: BoxTree#boxes
      view: -1 -1 9 8
      inputs:
        ball: circle 1 3 0.5
        circles: circles 1 4 1, 6 4 1
      draw:
        halves: circles ball
      show:
        box: box
        return: number asked boxes
      """;

  private static List<Shape> at(String text, boolean last) {
    Figure figure = FigureLint.check(text);
    Run run = Run.of(figure, figure.inputs());
    return run.frame(last ? run.last() : 0).drawing().shapes();
  }

  private static long count(List<Shape> shapes, Class<?> kind, String role) {
    return shapes.stream()
        .filter(shape -> kind.isInstance(shape) && shape.role().equals(role))
        .count();
  }

  @Test
  void aCountStandsAfterItsLabel() {
    String counted = SWEEP.replace("number pairs touching", "count pairs_touching");
    assertTrue(at(counted, true).contains(new Shape.Caption("verdict", "pairs touching: 1")));
  }

  @Test
  void eachCircleHasItsIntervalBelowThePicture() {
    List<Shape> shapes = at(SWEEP, false);
    assertTrue(
        shapes.contains(new Shape.Bar(new Vec2(1.5, -2.6), new Vec2(3.5, -2.6), "circles", "")));
    assertEquals(3, count(shapes, Shape.Tile.class, "circles fall"));
  }

  @Test
  void thoseThatAreOpenStandOut() {
    Figure figure = FigureLint.check(SWEEP);
    Run run = Run.of(figure, figure.inputs());
    long most = 0;
    for (int step = 0; step <= run.last(); step++) {
      List<Shape> shapes = run.frame(step).drawing().shapes();
      assertEquals(count(shapes, Shape.Bar.class, "open"), count(shapes, Shape.Rim.class, "open"));
      most = Math.max(most, count(shapes, Shape.Bar.class, "open"));
    }
    assertEquals(2, most);
  }

  @Test
  void onlyAnInputHasIntervals() {
    String text = SWEEP.replace("intervals of circles", "intervals of next");
    assertThrows(FigureProblem.class, () -> FigureLint.check(text));
    String start = SWEEP.replace("next: circle", "next: intervals of circles");
    assertThrows(FigureProblem.class, () -> FigureLint.check(start));
  }

  @Test
  void whatTheBallReachedIsToldAtTheEndAlone() {
    assertEquals(0, count(at(TREE, false), Shape.Tile.class, "reached"));
    List<Shape> shapes = at(TREE, true);
    assertEquals(2, count(shapes, Shape.Tile.class, "reached"));
    assertEquals(1, count(shapes, Shape.Tile.class, "passed"));
    assertEquals(1, count(shapes, Shape.Tile.class, "box"));
    assertEquals(3, count(shapes, Shape.Tile.class, "node"));
  }
}
