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
    AnsweredCase known = new AnsweredCase(Group.SHOWN, input, right, List.of());
    AnsweredMethod method =
        new AnsweredMethod("own/it", Declaration.of(head), List.of(), List.of(known), List.of());
    return KindPicture.of(method, input, answer);
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
    assertTrue(drawing.shapes().contains(new Shape.Rim(new Vec2(5, 5), 0.5, "circle")), "a list");
    assertTrue(Svg.picture(drawing, "words").startsWith("<svg"), "it is a picture");
    assertTrue(drawing.view().contains(new Vec2(4, 0)), "the end of a segment is in view");
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
  void numbersAloneMakeNoPicture() {
    assertEquals(
        Optional.empty(),
        drawn("double it(double far)", new double[] {1}, new double[] {2}, Optional.empty()));
  }
}
