package touchline.collision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** One example of each rule. */
class MovingCircleTest {
  @Test
  void aCircleDoesNotTunnel() {
    Circle bullet = new Circle(new Vec2(-1000, 1), 0.5);
    Impact impact = hit(bullet, new Vec2(4000, 0), Segment.of(0, 0, 0, 2)).orElseThrow();
    assertEquals(999.5 / 4000, impact.time());
    assertEquals(new Vec2(0, 1), impact.contact());
    assertEquals(new Vec2(-1, 0), impact.normal());
  }

  @Test
  void touchingItHitsOnlyWhenItMovesIn() {
    Segment wall = Segment.of(0, 0, 0, 2);
    Circle touching = new Circle(new Vec2(1, 1), 1);
    assertEquals(0, hit(touching, new Vec2(-1, 5), wall).orElseThrow().time());
    assertTrue(hit(touching, new Vec2(1, 0), wall).isEmpty());
    assertTrue(hit(touching, new Vec2(0, -1), wall).isEmpty());
    assertTrue(hit(touching, Vec2.ZERO, wall).isEmpty());
  }

  @Test
  void aTouchAtTheVeryEndOfTheStepIsAHitOfSegmentAndLineAlike() {
    Circle circle = new Circle(new Vec2(4, 1), 1);
    Vec2 velocity = new Vec2(-3, 0);
    assertEquals(1, hit(circle, velocity, Segment.of(0, 0, 0, 2)).orElseThrow().time());
    Line line = Line.through(new Vec2(0, 0), new Vec2(0, 2));
    assertEquals(1, RobustMovingCircle.hit(circle, velocity, line).orElseThrow().time());
  }

  @Test
  void aMovingPointHitsWhatItRunsInto() {
    Circle point = new Circle(new Vec2(3, 0), 0);
    Vec2 velocity = new Vec2(-4, 0);
    assertEquals(0.75, hit(point, velocity, Segment.of(0, -1, 0, 1)).orElseThrow().time());
    Impact head = hit(point, velocity, Segment.of(1, 0, -5, 0)).orElseThrow();
    assertEquals(0.5, head.time());
    assertEquals(new Vec2(1, 0), head.normal());
    assertTrue(hit(new Circle(Vec2.ZERO, 0), velocity, Segment.of(1, 0, -5, 0)).isEmpty());
  }

  @Test
  void aCentreOnTheSegmentHasTheLeftNormalAndOneOnAPointHasUp() {
    Circle circle = new Circle(new Vec2(1, 0), 2);
    Impact on = hit(circle, new Vec2(0, -1), Segment.of(0, 0, 4, 0)).orElseThrow();
    assertEquals(0, on.time());
    assertEquals(new Vec2(1, 0), on.contact());
    assertEquals(1, on.normal().y());
    Impact point = hit(circle, new Vec2(0, -1), Segment.of(1, 0, 1, 0)).orElseThrow();
    assertEquals(new Vec2(0, 1), point.normal());
  }

  @Test
  void anImpactOfALineSaysWhereAndFromWhichSide() {
    Circle circle = new Circle(new Vec2(3, -5), 1);
    Line floor = new Line(new Vec2(0, 1), -1);
    Impact impact = RobustMovingCircle.hit(circle, new Vec2(2, 6), floor).orElseThrow();
    assertEquals(0.5, impact.time());
    assertEquals(new Vec2(4, -1), impact.contact());
    assertEquals(-1, impact.normal().y());
  }

  @Test
  void twoWallsThatAreHitAtOnceAreBothNamed() {
    Segment floor = Segment.of(0, 0, 10, 0);
    Segment wall = Segment.of(0, 0, 0, 10);
    Segment behind = Segment.of(-1, 0, -1, 10);
    Circle circle = new Circle(new Vec2(7, 7), 1);
    List<Segment> room = List.of(behind, floor, wall);
    Impact impact = RobustMovingCircle.firstHit(circle, new Vec2(-9, -9), room).orElseThrow();
    assertEquals(List.of(1, 2), impact.segments());
    assertEquals(new Vec2(1, 0), impact.contact());
    assertTrue(RobustMovingCircle.firstHit(circle, new Vec2(-9, -9), List.of()).isEmpty());
  }

  @Test
  void theLargestCoordinatesDoNotOverflow() {
    Circle circle = new Circle(new Vec2(-0x1.8p1023, 0), 0x1p1021);
    Segment wall = Segment.of(0x1p1022, -0x1.8p1023, 0x1p1022, 0x1.8p1023);
    assertTrue(hit(circle, new Vec2(0x1p1023, 0), wall).isEmpty());
    Segment near = Segment.of(-0x1p1022, -0x1.8p1023, -0x1p1022, 0x1.8p1023);
    Impact impact = hit(circle, new Vec2(0x1.8p1023, 0), near).orElseThrow();
    assertEquals(0.5, impact.time());
    assertEquals(new Vec2(-0x1p1022, 0), impact.contact());
  }

  @Test
  void aContactFartherThanAnyNumberIsRefused() {
    Circle point = new Circle(new Vec2(0x1.8p1023, 1), 0);
    Line floor = new Line(new Vec2(0, 1), 0);
    var refused =
        assertThrows(
            IllegalArgumentException.class,
            () -> RobustMovingCircle.hit(point, new Vec2(0x1.8p1023, -1), floor));
    assertEquals("x must be finite: Infinity", refused.getMessage());
  }

  private static Optional<Impact> hit(Circle circle, Vec2 velocity, Segment segment) {
    return RobustMovingCircle.hit(circle, velocity, segment);
  }
}
