package touchline.pair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchline.code.AnsweredMethod;
import touchline.code.AnsweredMethod.AnsweredCase;
import touchline.code.Declaration;
import touchline.code.Group;
import touchline.diagram.Drawing;
import touchline.diagram.Shape;
import touchline.diagram.Svg;
import touchline.geometry.Vec2;

class KindPictureTest {
  private static Optional<Drawing> drawn(
      String head, double[] input, double[] right, Optional<double[]> answer) {
    return drawn(head, "", input, right, answer);
  }

  private static Optional<Drawing> drawn(
      String head, String between, double[] input, double[] right, Optional<double[]> answer) {
    AnsweredCase known = new AnsweredCase(Group.SHOWN, input, right, List.of());
    AnsweredMethod method =
        new AnsweredMethod("own/it", Declaration.of(head), List.of(), List.of(known), List.of());
    CasePicture picture =
        between.isEmpty() ? CasePicture.NONE : CasePicture.of(between, Declaration.of(head));
    return KindPicture.of(method, picture, input, answer);
  }

  private static List<String> labels(Drawing drawing) {
    return drawing.shapes().stream()
        .filter(Shape.Dot.class::isInstance)
        .map(shape -> ((Shape.Dot) shape).label())
        .toList();
  }

  @Test
  void everyKindWithAPlaceIsDrawnByItsName() {
    double[] input = {1, 1, 0, 0, 4, 0, 2, 2, 1, 1, 5, 5, 0.5, 3};
    Drawing drawing =
        drawn(
                "Vec2 it(Vec2 p, Segment s, Circle c, Circle[] all, double far)",
                input,
                new double[] {2, 0},
                Optional.of(new double[] {3, 0}))
            .orElseThrow();
    assertEquals(List.of("p", "s", "c", "", "right", "yours"), labels(drawing));
    assertTrue(drawing.shapes().contains(new Shape.Disk(new Vec2(5, 5), 0.5, "all")), "a list");
    assertTrue(Svg.picture(drawing, "words").startsWith("<svg"), "it is a picture");
    assertTrue(drawing.view().contains(new Vec2(4, 0)), "the end of a segment is in view");
  }

  @Test
  void aThingThatIsNamedAsAnAnswerIsNotDrawnAsOne() {
    double[] input = {1, 1, 2, 2};
    Drawing drawing =
        drawn(
                "Vec2 it(Vec2 right, Vec2 left)",
                input,
                new double[] {3, 0},
                Optional.of(new double[] {2, 0}))
            .orElseThrow();
    List<Shape> shapes = drawing.shapes();
    assertTrue(shapes.contains(new Shape.Dot(new Vec2(1, 1), "", "right")), shapes::toString);
    assertTrue(shapes.contains(new Shape.Dot(new Vec2(2, 2), "left", "left")), shapes::toString);
    assertTrue(shapes.contains(new Shape.Dot(new Vec2(3, 0), "right", "right")), shapes::toString);
  }

  @Test
  void anAnswerFarAwayDoesNotShrinkTheRest() {
    Drawing drawing =
        drawn(
                "Vec2 it(Vec2 p)",
                new double[] {1, 1},
                new double[] {2, 0},
                Optional.of(new double[] {1e9, 0}))
            .orElseThrow();
    assertFalse(labels(drawing).contains("yours"), "out of the picture");
    assertTrue(drawing.view().maxX() < 20, drawing.view().toString());
  }

  @Test
  void whatAnAuthorSaysIsDrawnBelowThePoints() {
    Drawing drawing =
        drawn(
                "boolean it(Vec2 a, Vec2 b, Vec2 c, double far)",
                "draw:\n  polygon: a b c\n  circle: a far\n  line: b b\n",
                new double[] {0, 0, 4, 0, 0, 3, 2.5},
                new double[] {1},
                Optional.empty())
            .orElseThrow();
    assertEquals(
        List.of(
            new Shape.Stroke(new Vec2(0, 0), new Vec2(4, 0), "segment"),
            new Shape.Stroke(new Vec2(4, 0), new Vec2(0, 3), "segment"),
            new Shape.Stroke(new Vec2(0, 3), new Vec2(0, 0), "segment"),
            new Shape.Rim(new Vec2(0, 0), 2.5, "segment")),
        drawing.shapes().subList(1, 5));
    assertEquals(List.of("a", "b", "c"), labels(drawing), "there is no line through one point");
  }

  @Test
  void cellsHaveBordersThroughTheOriginAndAWidthApart() {
    Drawing drawing =
        drawn(
                "double it(Vec2 a, double width)",
                "draw:\n  cells: width\n",
                new double[] {1, 1, 5},
                new double[] {1},
                Optional.empty())
            .orElseThrow();
    List<Shape> borders = drawing.shapes().stream().filter(s -> s.role().equals("cell")).toList();
    assertEquals(18, borders.size(), "from -20 to 20, upright and level");
    assertTrue(
        borders.contains(new Shape.Stroke(new Vec2(-5, -21), new Vec2(-5, 21), "cell")),
        borders.toString());
  }

  @Test
  void aBoxHasItsSidesBetweenTwoOppositeCorners() {
    Drawing drawing =
        drawn(
                "boolean it(Vec2 a, Vec2 b)",
                "draw:\n  box: a b\n",
                new double[] {4, 1, 0, 3},
                new double[] {1},
                Optional.empty())
            .orElseThrow();
    assertEquals(
        List.of(
            new Shape.Stroke(new Vec2(4, 1), new Vec2(0, 1), "segment"),
            new Shape.Stroke(new Vec2(0, 1), new Vec2(0, 3), "segment"),
            new Shape.Stroke(new Vec2(0, 3), new Vec2(4, 3), "segment"),
            new Shape.Stroke(new Vec2(4, 3), new Vec2(4, 1), "segment")),
        drawing.shapes().subList(1, 5));
  }

  @Test
  void aLineGoesOnBeyondThePicture() {
    Drawing drawing =
        drawn(
                "Vec2 it(Vec2 a, Vec2 b)",
                "draw:\n  line: a b\n",
                new double[] {1, 2, 1, 5},
                new double[] {1, 3},
                Optional.empty())
            .orElseThrow();
    Shape.Dashes line = (Shape.Dashes) drawing.shapes().get(1);
    Vec2 a = new Vec2(1, 2);
    assertEquals(new Shape.Stroke(a, new Vec2(1, 5), "segment"), drawing.shapes().get(2));
    assertEquals(1, line.from().x());
    assertEquals(1, line.to().x());
    assertTrue(line.from().y() < drawing.view().minY(), line.toString());
    assertTrue(line.to().y() > drawing.view().maxY(), line.toString());
    assertTrue(drawing.view().maxY() < 20, "and makes it no larger");
  }

  @Test
  void whatNamesTheAnswerIsDrawnOfBoth() {
    Drawing drawing =
        drawn(
                "Vec2 it(Vec2 p, Vec2 v)",
                "draw:\n  segment: p answer\n  arrow: p v\n",
                new double[] {1, 1, 2, 0},
                new double[] {2, 2},
                Optional.of(new double[] {0, 3}))
            .orElseThrow();
    Vec2 p = new Vec2(1, 1);
    assertTrue(drawing.shapes().contains(new Shape.Stroke(p, new Vec2(2, 2), "right")));
    assertTrue(drawing.shapes().contains(new Shape.Stroke(p, new Vec2(0, 3), "yours")));
    assertTrue(drawing.shapes().contains(new Shape.Arrow(p, new Vec2(3, 1), "v", "v")));
    assertEquals(List.of("p", "right", "yours"), labels(drawing), "a vector is no place");
  }

  @Test
  void anAnswerThatIsAVectorIsAnArrow() {
    Drawing drawing =
        drawn(
                "Vec2 it(Vec2 p)",
                "draw:\n  arrow: p answer\n",
                new double[] {1, 1},
                new double[] {2, 2},
                Optional.of(new double[] {0, 3}))
            .orElseThrow();
    Vec2 p = new Vec2(1, 1);
    assertTrue(drawing.shapes().contains(new Shape.Arrow(p, new Vec2(3, 3), "right", "right")));
    assertTrue(drawing.shapes().contains(new Shape.Arrow(p, new Vec2(1, 4), "yours", "yours")));
    assertEquals(List.of("p"), labels(drawing));
  }

  @Test
  void anAnswerThatIsARadiusIsACircle() {
    Drawing drawing =
        drawn(
                "double it(Vec2 p)",
                "draw:\n  circle: p answer\n",
                new double[] {1, 1},
                new double[] {2},
                Optional.of(new double[] {-3}))
            .orElseThrow();
    assertTrue(drawing.shapes().contains(new Shape.Rim(new Vec2(1, 1), 2, "right")));
    assertTrue(drawing.shapes().contains(new Shape.Rim(new Vec2(1, 1), 0, "yours")), "below zero");
  }

  @Test
  void numbersAloneMakeNoPicture() {
    assertEquals(
        Optional.empty(),
        drawn("double it(double far)", new double[] {1}, new double[] {2}, Optional.empty()));
  }
}
