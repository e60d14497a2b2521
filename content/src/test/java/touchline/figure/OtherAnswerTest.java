package touchline.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchline.diagram.Drawing;
import touchline.diagram.Shape;
import touchline.geometry.Vec2;

class OtherAnswerTest {
  private static Run run(String method, String rest) {
    Figure figure =
        FigureText.parse(
            "title: A figure\nalt: A picture.\nrun: " + method + "\nview: -1 -1 9 8\n" + rest);
    return Run.of(figure, figure.inputs());
  }

  private static Run closest() {
    return run(
        "SegmentCircle#closestPoint",
        "inputs:\n  a: point 1 1\n  b: point 7 1\n  p: point 3 6\n"
            + "show:\n  return: point closest joined p\n");
  }

  private static OtherAnswer answer(Run run, double... numbers) {
    return OtherAnswer.of(run, numbers).orElseThrow();
  }

  @Test
  void roundingIsNoDifference() {
    OtherAnswer same = answer(closest(), 3 + 1e-7, 1);
    assertTrue(same.agrees());
    assertEquals("Ours gives the same.", same.compared());
  }

  @Test
  void differenceOfPointsIsADistance() {
    OtherAnswer other = answer(closest(), 3, 2.5);
    assertFalse(other.agrees());
    assertEquals("They differ here by 1.5 m.", other.compared());
    assertEquals("closest (3, 2.5), distance from p 3.5", other.words());
  }

  @Test
  void differenceOfVelocitiesIsInMetresAStep() {
    Run run =
        run(
            "Bounce#reflected",
            "inputs:\n  ball: circle 4 4 1\n  velocity: vector 3 -2 from ball\n"
                + "  normal: vector 0 2 from ball\nshow:\n  return: arrow from ball\n");
    assertEquals("They differ here by 1.5 m a step.", answer(run, 3, 3.5).compared());
  }

  @Test
  void answerIsDrawnAsTheResultIsUnderANameOfItsOwn() {
    Run run = closest();
    Drawing drawing = run.frame(run.last()).drawing();
    List<Shape> shapes = answer(run, 3, 2.5).over(drawing).shapes();
    assertEquals(drawing.shapes(), shapes.subList(0, drawing.shapes().size()));
    assertTrue(
        shapes.contains(new Shape.Dot(new Vec2(3, 2.5), "yours", "yours")), shapes.toString());
  }

  @Test
  void negativeTimeIsNeverAsInfinityIs() {
    Run run =
        run(
            "MovingCircle#timeToLine",
            "inputs:\n  circle: circle 1 6 1\n  velocity: vector 1 1 from circle\n"
                + "  line: line normal 0 1 through 4 2\n"
                + "show:\n  return: time of circle along velocity to line\n");
    OtherAnswer never = answer(run, -1);
    assertTrue(never.agrees());
    assertEquals("no hit in this step", never.words());
  }

  @Test
  void yesAndNoDifferWithoutANumber() {
    Run run =
        run(
            "SegmentCircle#overlaps",
            "inputs:\n  a: point 1 1\n  b: point 8 1\n  circle: circle 4 7 1\n"
                + "show:\n  return: says touching or apart\n");
    OtherAnswer wrong = answer(run, 1);
    assertEquals("touching", wrong.words());
    assertEquals("They differ here.", wrong.compared());
    assertTrue(answer(run, 0).agrees());
  }

  @Test
  void answerThatCannotBeDrawnLeavesTheDrawing() {
    Run run = closest();
    Drawing drawing = run.frame(run.last()).drawing();
    assertEquals(Optional.empty(), OtherAnswer.of(run, new double[] {Double.NaN, 1}));
    assertEquals(Optional.empty(), OtherAnswer.of(run, new double[0]));
    assertEquals(drawing.shapes(), answer(run, 3).over(drawing).shapes());
    assertSame(drawing.view(), answer(run, 3).over(drawing).view());
  }
}
