package touchline.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import touchline.geometry.Vec2;

class LabelsTest {
  private static final View VIEW = new View(-1, -1, 9, 8);

  @Test
  void noTwoTextsOfACrowdOverlapAndNoneLeavesTheView() {
    Random random = new Random(7);
    for (int round = 0; round < 300; round++) {
      Drawing crowd = crowd(random);
      DrawnTexts.assertReadable(crowd, crowd.toString());
    }
  }

  /** Names of different length, in one corner of the view more often than elsewhere. */
  private static Drawing crowd(Random random) {
    List<Shape> shapes = new ArrayList<>();
    double spread = 1 + 8 * random.nextDouble();
    for (String name : List.of("a", "b", "closest", "contact", "p")) {
      shapes.add(new Shape.Dot(point(random, spread), name, name));
    }
    for (String name : List.of("normal", "velocity", "segV")) {
      shapes.add(new Shape.Arrow(point(random, spread), point(random, spread), name, name));
    }
    shapes.add(new Shape.Bar(point(random, spread), point(random, spread), "d", "distance"));
    shapes.add(new Shape.Tick(point(random, spread), new Vec2(1, 0), "guess", "your guess"));
    return new Drawing(VIEW, shapes);
  }

  private static Vec2 point(Random random, double spread) {
    return new Vec2(spread * random.nextDouble() - 1, spread * random.nextDouble() - 1);
  }

  @Test
  void aNameMakesRoomForAHandle() {
    Shape dot = new Shape.Dot(new Vec2(4, 4), "p", "p");
    Box alone = label(dot).box();
    Vec2 there = VIEW.world((alone.left() + alone.right()) / 2, (alone.top() + alone.bottom()) / 2);
    Shape handle = new Shape.Kept(there, "circle");
    Label moved = label(dot, handle);
    assertEquals(0, moved.box().shared(Box.around(x(there), y(there), 12)), moved::toString);
  }

  @Test
  void aNameWithRoomStandsOnTheFarSideOfTheMiddle() {
    Label left = label(new Shape.Dot(new Vec2(2, 4), "a", "a"), dot(6, 4));
    assertEquals(Label.Anchor.END, left.anchor());
    Label right = label(new Shape.Dot(new Vec2(6, 4), "a", "a"), dot(2, 4));
    assertEquals(Label.Anchor.START, right.anchor());
  }

  @Test
  void aNameStaysWhereItIsWhenAnAnswerIsPutOnTop() {
    Drawing asked = new Drawing(VIEW, List.of(new Shape.Dot(new Vec2(2, 4), "a", "a"), dot(6, 4)));
    Label before = Objects.requireNonNull(Labels.of(asked).of(0));
    Drawing marked = asked.with(new Shape.Dot(new Vec2(-0.5, 7), "yours", "yours"));
    Drawing more = marked.with(new Shape.Dot(new Vec2(-0.5, 6), "result", "right"));
    assertEquals(before, Labels.of(more).of(0));
    List<Shape> together = more.shapes();
    assertNotEquals(before, Labels.of(new Drawing(VIEW, together)).of(0), "it would have moved");
  }

  @Test
  void aNameLeavesMoreRoomToAKnobThanToADot() {
    Shape dot = new Shape.Dot(new Vec2(4, 4), "p", "p");
    Box alone = label(dot).box();
    Vec2 beside = VIEW.world(alone.right() + 16, (alone.top() + alone.bottom()) / 2);
    Drawing dots = new Drawing(VIEW, List.of(dot)).with(new Shape.Dot(beside, "b", ""));
    assertEquals(alone, Objects.requireNonNull(Labels.of(dots).of(0)).box());
    Box moved = label(dot, new Shape.Kept(beside, "b")).box();
    assertEquals(0, moved.shared(Box.around(x(beside), y(beside), 19)), moved::toString);
  }

  @Test
  void whatIsOutOfViewHasNoText() {
    Drawing far =
        new Drawing(
            VIEW,
            List.of(
                new Shape.Dot(new Vec2(12, 4), "a", "a"),
                new Shape.Arrow(new Vec2(12, 4), new Vec2(14, 5), "v", "v"),
                new Shape.Bar(new Vec2(3, -4), new Vec2(4, -5), "d", "d")));
    for (int i = 0; i < 3; i++) {
      assertNull(Labels.of(far).of(i));
    }
  }

  private static Shape dot(double x, double y) {
    return new Shape.Dot(new Vec2(x, y), "b", "");
  }

  private static Label label(Shape first, Shape... others) {
    List<Shape> shapes = new ArrayList<>(List.of(first));
    shapes.addAll(List.of(others));
    return Objects.requireNonNull(Labels.of(new Drawing(VIEW, shapes)).of(0));
  }

  private static double x(Vec2 point) {
    return VIEW.pixelX(point.x());
  }

  private static double y(Vec2 point) {
    return VIEW.pixelY(point.y());
  }
}
