package touchline.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.diagram.Shape;
import touchline.geometry.Box;
import touchline.geometry.Vec2;

/** Figures with a box: two corners to drag, sides that say what is hit, bands behind it. */
class BoxFigureTest {
  private static final String TEXT =
      """
      title: The closest point of a box
      alt: A box, and a point to its left.
      run: Boxes#closestPoint
      view: -1 -1 9 8
      inputs:
        box: box 6 4 2 1
        p: point 0 3
      draw:
        bands: box
      show:
        x: upright
        y: level
        return: point closest
      """;

  @Test
  void bothCornersCanBeDraggedPastEachOther() {
    Figure figure = FigureLint.check(TEXT);
    assertEquals(Box.of(6, 4, 2, 1), figure.inputs().box("box"));
    Box dragged = figure.inputs().dragged("box.a", new Vec2(1, 0)).box("box");
    assertEquals(List.of(1.0, 2.0), List.of(dragged.left(), dragged.right()));
  }

  @Test
  void bandsLieBehindAndTheKeptCoordinatesAreWholeLines() {
    Figure figure = FigureLint.check(TEXT);
    Run run = Run.of(figure, figure.inputs());
    List<Shape> shapes = run.frame(run.last()).drawing().shapes();
    assertEquals(new Shape.Tile(new Vec2(2, -1), new Vec2(6, 8), "inX"), shapes.get(1));
    assertEquals(new Shape.Tile(new Vec2(-1, 1), new Vec2(9, 4), "inY"), shapes.get(2));
    assertTrue(shapes.contains(new Shape.Dashes(new Vec2(2, -1), new Vec2(2, 8), "x", "x")));
    assertTrue(shapes.contains(new Shape.Dashes(new Vec2(-1, 3), new Vec2(9, 3), "y", "y")));
  }

  @Test
  void aBoxReadsFromItsLowerLeftCornerToItsUpperRightOne() {
    Box box = FigureLint.check(TEXT).inputs().box("box");
    assertEquals("Box", Variables.type(box));
    assertEquals("(2, 1) to (6, 4)", Variables.text(box));
  }

  @Test
  void theSidesOfABoxThatIsHitSaySo() {
    String text =
        """
        title: Does the circle touch the box?
        alt: A box, and a circle to its left.
        run: Boxes#overlaps
        view: -1 -1 9 8
        inputs:
          box: box 2 1 6 4
          circle: circle 1 3 2
        show:
          return: says touching or apart hits box circle
        """;
    Figure figure = FigureLint.check(text);
    Run run = Run.of(figure, figure.inputs());
    long hit =
        run.frame(run.last()).drawing().shapes().stream()
            .filter(shape -> shape instanceof Shape.Stroke && shape.role().equals("box hit"))
            .count();
    assertEquals(4, hit);
  }

  private static final String RAY =
      """
      title: When does the ray first meet the box?
      alt: A ray from the lower left, and a box in its way.
      run: Boxes#rayEntry
      view: -1 -1 9 8
      inputs:
        start: point 0 1
        direction: vector 2 1 from start
        box: box 3 2 6 5
      draw:
        ray: start direction
      show:
        inY: time of point start along direction
        return: time of point start along direction
      predict:
        return: number 0.1, When?
      """;

  @Test
  void aRayLeadsOutOfThePictureAndIsMarkedWhereItIsAtEachTime() {
    Figure figure = FigureLint.check(RAY);
    Run run = Run.of(figure, figure.inputs());
    List<Shape> shapes = run.frame(run.last()).drawing().shapes();
    assertTrue(shapes.contains(new Shape.Dot(new Vec2(2, 2), "inY", "inY")));
    assertTrue(shapes.contains(new Shape.Dot(new Vec2(3, 2.5), "result", "")));
    assertTrue(shapes.contains(new Shape.Caption("verdict hit", "hits at time 1.5")));
    Shape.Dashes ray = dashes(shapes).get(0);
    assertEquals(new Vec2(0, 1), ray.from());
    assertTrue(ray.to().x() > 9 && ray.to().y() > 5, ray.toString());
  }

  @Test
  void aRayThatLeadsAwayNeverHitsAndHasNoDotThere() {
    Figure figure = FigureLint.check(RAY);
    Run run = Run.of(figure, figure.inputs().dragged("direction", new Vec2(-2, 1)));
    List<Shape> shapes = run.frame(run.last()).drawing().shapes();
    assertTrue(shapes.contains(new Shape.Caption("verdict miss", "never hits")));
    assertTrue(
        shapes.stream().noneMatch(s -> s instanceof Shape.Dot dot && dot.role().equals("result")));
  }

  @Test
  void aRayWithoutADirectionIsNotDrawn() {
    Figure figure = FigureLint.check(RAY);
    Run run = Run.of(figure, figure.inputs().dragged("direction", new Vec2(0, 1)));
    assertEquals(List.of(), dashes(run.frame(run.last()).drawing().shapes()));
  }

  @Test
  void aGuessedTimeIsATickOnTheRay() {
    Figure figure = FigureLint.check(RAY);
    Run run = Run.of(figure, figure.inputs());
    FigureQuestion question = run.predictions().get(0);
    List<Shape> guessed = FigureDrawing.guessed(run, question, 2.0, run.last());
    assertEquals(
        List.of(new Shape.Tick(new Vec2(4, 3), new Vec2(2, 1), "guess", "your guess")), guessed);
  }

  private static List<Shape.Dashes> dashes(List<Shape> shapes) {
    return shapes.stream()
        .filter(shape -> shape instanceof Shape.Dashes dashes && dashes.role().equals("ray"))
        .map(shape -> (Shape.Dashes) shape)
        .toList();
  }

  @Test
  void bandsAreOfABoxAndABoxHasFourNumbers() {
    String ofPoint = TEXT.replace("bands: box", "bands: p");
    assertThrows(FigureProblem.class, () -> FigureLint.check(ofPoint));
    String ofThree = TEXT.replace("6 4 2 1", "6 4 2");
    assertThrows(FigureProblem.class, () -> FigureLint.check(ofThree));
  }
}
