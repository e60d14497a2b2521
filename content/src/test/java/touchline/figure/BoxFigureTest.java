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
    assertTrue(shapes.contains(new Shape.Dashes(new Vec2(2, -1), new Vec2(2, 8), "x")));
    assertTrue(shapes.contains(new Shape.Dashes(new Vec2(-1, 3), new Vec2(9, 3), "y")));
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

  @Test
  void bandsAreOfABoxAndABoxHasFourNumbers() {
    String ofPoint = TEXT.replace("bands: box", "bands: p");
    assertThrows(FigureProblem.class, () -> FigureLint.check(ofPoint));
    String ofThree = TEXT.replace("6 4 2 1", "6 4 2");
    assertThrows(FigureProblem.class, () -> FigureLint.check(ofThree));
  }
}
