package touchline.taught;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import touchline.collision.Impact;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** Where the form that is read agrees with the robust one, and where it does not. */
class MovingCircleTest {
  private static final double NEVER = MovingCircle.NEVER;

  @Test
  void onOrdinaryDataTheSegmentIsHitAtTheSameTimeAsInTheRobustForm() {
    Random random = new Random(81);
    int hits = 0;
    for (int i = 0; i < 10_000; i++) {
      Circle circle = circle(random);
      Vec2 velocity = point(random);
      Segment segment = new Segment(point(random), point(random));
      double time = MovingCircle.timeToSegment(circle, velocity, segment);
      assertEquals(robust(circle, velocity, List.of(segment)), time, 1e-11);
      hits += time == NEVER ? 0 : 1;
    }
    int found = hits;
    assertTrue(found > 1_000, () -> "only " + found + " hits");
  }

  @Test
  void onOrdinaryDataTheLineIsHitAtTheSameTimeAndPlace() {
    Random random = new Random(82);
    for (int i = 0; i < 10_000; i++) {
      Circle circle = circle(random);
      Vec2 velocity = point(random);
      Line line = Line.through(point(random), point(random));
      double time = MovingCircle.timeToLine(circle, velocity, line);
      Optional<Impact> robust = touchline.collision.RobustMovingCircle.hit(circle, velocity, line);
      assertEquals(robust.map(Impact::time).orElse(NEVER), time, 1e-11);
      if (robust.isPresent()) {
        Vec2 contact = MovingCircle.contactWithLine(circle, velocity, line, time);
        assertEquals(0, contact.minus(robust.get().contact()).length(), 1e-10);
      }
    }
  }

  @Test
  void onOrdinaryDataTheFirstOfManyIsHitAtTheSameTime() {
    Random random = new Random(83);
    for (int i = 0; i < 2_000; i++) {
      List<Segment> segments = new ArrayList<>();
      for (int k = random.nextInt(6); k > 0; k--) {
        segments.add(new Segment(point(random), point(random)));
      }
      Circle circle = circle(random);
      Vec2 velocity = point(random);
      double time = MovingCircle.timeToFirst(circle, velocity, segments);
      assertEquals(robust(circle, velocity, segments), time, 1e-11);
    }
  }

  @Test
  void anEndStopsACircleThatMissesTheSide() {
    Circle circle = new Circle(new Vec2(5, 0), 1);
    Segment wall = Segment.of(0, 0, -4, 0);
    assertEquals(NEVER, MovingCircle.timeToSide(circle, new Vec2(-8, 0), wall));
    assertEquals(0.5, MovingCircle.timeToSegment(circle, new Vec2(-8, 0), wall));
  }

  @Test
  void touchingItHitsOnlyWhenItMovesInAndAGrazeIsNoHit() {
    Circle circle = new Circle(new Vec2(1, 1), 1);
    Segment wall = Segment.of(0, 0, 0, 2);
    assertEquals(0, MovingCircle.timeToSegment(circle, new Vec2(-1, 0), wall));
    assertEquals(NEVER, MovingCircle.timeToSegment(circle, new Vec2(1, 0), wall));
    assertEquals(NEVER, MovingCircle.timeToSegment(circle, new Vec2(0, 1), wall));
    Circle passing = new Circle(new Vec2(-5, 3), 1);
    assertEquals(NEVER, MovingCircle.timeToSegment(passing, new Vec2(10, 0), wall));
  }

  @Test
  void aSegmentOfLengthZeroIsItsPoint() {
    Circle circle = new Circle(new Vec2(5, 0), 1);
    Segment point = Segment.of(0, 0, 0, 0);
    assertEquals(0.5, MovingCircle.timeToSegment(circle, new Vec2(-8, 0), point));
  }

  @Test
  void whereSquaresOverflowOnlyTheRobustFormAnswers() {
    Circle circle = new Circle(new Vec2(5e200, 0), 1e200);
    Vec2 velocity = new Vec2(-8e200, 0);
    Segment point = Segment.of(0, 0, 0, 0);
    assertEquals(0.5, robust(circle, velocity, List.of(point)));
    assertEquals(NEVER, MovingCircle.timeToSegment(circle, velocity, point));
  }

  @Test
  void aGrazeThatRoundingMakesAHitIsNoneInTheRobustForm() {
    Random random = new Random(84);
    int different = 0;
    for (int i = 0; i < 2_000; i++) {
      // Passes the origin at a distance of 5 n, on a path of direction (4, −3).
      double n = 1 + random.nextInt(1_000) / 10.0;
      Circle circle = new Circle(new Vec2(3 * n - 8 * n, 4 * n + 6 * n), 5 * n);
      Vec2 velocity = new Vec2(16 * n, -12 * n);
      boolean taught = MovingCircle.timeToPoint(circle, velocity, Vec2.ZERO) != NEVER;
      boolean robust = robust(circle, velocity, List.of(Segment.of(0, 0, 0, 0))) != NEVER;
      different += taught == robust ? 0 : 1;
    }
    assertNotEquals(0, different);
  }

  private static double robust(Circle circle, Vec2 velocity, List<Segment> segments) {
    return touchline.collision.RobustMovingCircle.firstHit(circle, velocity, segments)
        .map(Impact::time)
        .orElse(NEVER);
  }

  private static Circle circle(Random random) {
    return new Circle(point(random), random.nextDouble() * 2);
  }

  private static Vec2 point(Random random) {
    return new Vec2(random.nextDouble() * 20 - 10, random.nextDouble() * 20 - 10);
  }
}
