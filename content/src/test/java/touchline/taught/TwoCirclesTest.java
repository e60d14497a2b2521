package touchline.taught;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import touchline.collision.RobustSegmentCircle;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

class TwoCirclesTest {
  private static final Circle ONE = circle(1, 7, 2);

  private static Circle circle(double x, double y, double radius) {
    return new Circle(new Vec2(x, y), radius);
  }

  @Test
  void touchingCountsAndNeedsNoPush() {
    assertTrue(TwoCircles.overlaps(ONE, circle(4, 3, 3)));
    assertFalse(TwoCircles.overlaps(ONE, circle(4, 3, 2.999)));
    assertEquals(Vec2.ZERO, TwoCircles.offset(ONE, circle(4, 3, 3)));
  }

  @Test
  void circleInsideAnotherOverlapsIt() {
    assertTrue(TwoCircles.overlaps(ONE, circle(1.5, 7, 9)));
  }

  /** The numbers that the lesson works out. */
  @Test
  void pushLeadsAwayFromTheOtherCentre() {
    Vec2 push = TwoCircles.offset(circle(4, 5, 2), circle(5.5, 3, 1.5));
    assertEquals(0, push.minus(new Vec2(-0.6, 0.8)).length(), 1e-15);
  }

  @Test
  void centresInOnePlaceArePushedUpByTheWholeReach() {
    assertEquals(new Vec2(0, 5), TwoCircles.offset(ONE, circle(1, 7, 3)));
  }

  /** One circle shrinks to its centre, and the other grows by as much. */
  @Test
  void answersAreThoseOfTheRobustLibrary() {
    Random random = new Random(5);
    for (int i = 0; i < 10_000; i++) {
      Circle one = circle(random.nextInt(9), random.nextInt(9), random.nextInt(5));
      Circle other = circle(random.nextInt(9), random.nextInt(9), random.nextInt(5));
      Circle grown = new Circle(one.center(), one.radius() + other.radius());
      Segment point = new Segment(other.center(), other.center());
      assertEquals(RobustSegmentCircle.overlaps(point, grown), TwoCircles.overlaps(one, other));
      Vec2 expected = RobustSegmentCircle.offset(point, grown);
      assertEquals(0, TwoCircles.offset(one, other).minus(expected).length(), 1e-12);
    }
  }
}
