package touchline.taught;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import touchline.collision.RobustMovingCircles;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

class TwoMovingCirclesTest {
  private static final double NEVER = TwoMovingCircles.NEVER;

  private static double time(Vec2 v, double x, double y, Vec2 w) {
    Circle one = new Circle(Vec2.ZERO, 1);
    return TwoMovingCircles.timeToTouch(one, v, new Circle(new Vec2(x, y), 1), w);
  }

  @Test
  void theyMeetHalfwayWhenBothRunEquallyFast() {
    assertEquals(0.5, time(new Vec2(4, 0), 6, 0, new Vec2(-2 - 2, 0)));
    assertEquals(0.5, time(new Vec2(8, 0), 6, 0, Vec2.ZERO));
    assertEquals(0.5, time(Vec2.ZERO, 6, 0, new Vec2(-8, 0)));
  }

  @Test
  void sideBySideTheyNeverMeet() {
    assertEquals(NEVER, time(new Vec2(4, 3), 6, 0, new Vec2(4, 3)));
    assertEquals(0, time(new Vec2(4, 3), 1, 0, new Vec2(4, 3)));
    assertEquals(NEVER, time(new Vec2(0, 3), 2, 0, new Vec2(0, 3)));
  }

  @Test
  void movingApartPassingAndComingTooLateIsNoMeeting() {
    assertEquals(NEVER, time(new Vec2(-4, 0), 6, 0, new Vec2(4, 0)));
    assertEquals(NEVER, time(new Vec2(20, 0), 6, 3, Vec2.ZERO));
    assertEquals(NEVER, time(new Vec2(20, 0), 6, 2, Vec2.ZERO));
    assertEquals(NEVER, time(new Vec2(1, 0), 6, 0, new Vec2(-2, 0)));
    assertEquals(1, time(new Vec2(1, 0), 6, 0, new Vec2(-3, 0)));
  }

  /** Whole numbers: what decides is not rounded, but for times next to 1. */
  @Test
  void answersAreThoseOfTheRobustLibrary() {
    Random random = new Random(33);
    for (int i = 0; i < 10_000; i++) {
      Circle one = new Circle(point(random), random.nextInt(4));
      Circle other = new Circle(point(random), random.nextInt(4));
      Vec2 v = point(random);
      Vec2 w = point(random);
      double robust = RobustMovingCircles.timeToTouch(one, v, other, w).orElse(NEVER);
      boolean isPoint = one.radius() + other.radius() == 0;
      if (!isPoint && robust < 0.999) {
        assertEquals(robust, TwoMovingCircles.timeToTouch(one, v, other, w), 1e-12);
      }
    }
  }

  @Test
  void theFirstAtTheBallHasItAndBothAtOnceIsNotOurs() {
    Vec2 v = new Vec2(4, 0);
    Circle mate = new Circle(new Vec2(8, 3), 0);
    Circle mirrored = new Circle(new Vec2(8, -3), 0);
    Circle behind = new Circle(new Vec2(-1, 0), 0);
    assertEquals(true, Interception.isOurs(Vec2.ZERO, v, mate, List.of(behind), 4));
    assertEquals(false, Interception.isOurs(Vec2.ZERO, v, mate, List.of(behind, mirrored), 4));
    assertEquals(false, Interception.isOurs(Vec2.ZERO, v, behind, List.of(), 4));
  }

  private static Vec2 point(Random random) {
    return new Vec2(random.nextInt(13) - 6, random.nextInt(13) - 6);
  }
}
