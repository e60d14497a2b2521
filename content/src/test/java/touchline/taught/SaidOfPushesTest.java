package touchline.taught;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.Intersector;
import com.badlogic.gdx.math.Vector2;
import java.util.List;
import java.util.Random;
import org.dyn4j.collision.narrowphase.Penetration;
import org.dyn4j.collision.narrowphase.Sat;
import org.dyn4j.geometry.Geometry;
import org.dyn4j.geometry.Transform;
import org.junit.jupiter.api.Test;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** What the lesson on pushing out says of other systems, of corners and of rounding. */
class SaidOfPushesTest {
  private static final double ROUNDING = 1e-9;

  /** The way from a to b leads to the right, so that up is left. */
  @Test
  void withTheCentreOnTheSegmentLibgdxPushesToTheRight() {
    var push = new Intersector.MinimumTranslationVector();
    var circle = new com.badlogic.gdx.math.Circle(2, 0, 1);
    boolean touches =
        Intersector.intersectSegmentCircle(new Vector2(0, 0), new Vector2(4, 0), circle, push);
    assertTrue(touches);
    assertEquals(-1, push.normal.y * push.depth, 1e-6);
    assertEquals(1, offset(Segment.of(0, 0, 4, 0), new Vec2(2, 0), 1).y());
  }

  @Test
  void withTheCentreOnTheSegmentDyn4jsSeparatingAxesPushToTheLeft() {
    Transform place = new Transform();
    place.translate(2, 0);
    Penetration penetration = new Penetration();
    var a = new org.dyn4j.geometry.Vector2(0, 0);
    var b = new org.dyn4j.geometry.Vector2(4, 0);
    boolean touches =
        new Sat()
            .detect(
                Geometry.createSegment(a, b),
                new Transform(),
                Geometry.createCircle(1),
                place,
                penetration);
    assertTrue(touches);
    assertTrue(penetration.getNormal().y > 0.9, penetration::toString);
  }

  /** Beside both walls of a corner, at the origin, whose second wall rises at this angle. */
  private static int rounds(double degrees, Vec2 center) {
    double angle = Math.toRadians(degrees);
    Vec2 end = new Vec2(20 * Math.cos(angle), 20 * Math.sin(angle));
    List<Segment> walls = List.of(Segment.of(0, 0, 20, 0), new Segment(Vec2.ZERO, end));
    return rounds(walls, center);
  }

  /** How often one has to go round until a ball of 1 m penetrates no wall; 100 at most. */
  private static int rounds(List<Segment> walls, Vec2 start) {
    Vec2 center = start;
    for (int round = 0; round < 100; round++) {
      double pushed = 0;
      for (Segment wall : walls) {
        Vec2 push = offset(wall, center, 1);
        pushed += push.length();
        center = center.plus(push);
      }
      if (pushed < ROUNDING) {
        return round;
      }
    }
    return 100;
  }

  private static Vec2 offset(Segment wall, Vec2 center, double radius) {
    return SegmentCircle.offset(wall, new Circle(center, radius));
  }

  @Test
  void inARightCornerOneRoundIsEnough() {
    Random random = new Random(4);
    for (int i = 0; i < 500; i++) {
      Vec2 center = new Vec2(0.05 + 0.9 * random.nextDouble(), 0.05 + 0.9 * random.nextDouble());
      assertEquals(1, rounds(90, center), center::toString);
    }
  }

  @Test
  void inASharpCornerItTakesMore() {
    int rounds = rounds(30, new Vec2(3, 0.8));
    assertTrue(rounds > 3 && rounds < 100, () -> rounds + " rounds");
  }

  @Test
  void inAGapThatIsNarrowerThanTheBallItNeverEnds() {
    List<Segment> walls = List.of(Segment.of(0, 0, 20, 0), Segment.of(0, 1.5, 20, 1.5));
    assertEquals(100, rounds(walls, new Vec2(10, 0.6)));
  }

  /** Off both ways, and never by more than a little. */
  @Test
  void afterThePushTheDistanceIsOftenOffByALittle() {
    Random random = new Random(6);
    int deeper = 0;
    int farther = 0;
    for (int i = 0; i < 1000; i++) {
      Segment wall = new Segment(any(random), any(random));
      Vec2 closest = SegmentCircle.closestPoint(wall, any(random));
      double angle = random.nextDouble() * 7;
      Vec2 center = closest.plus(new Vec2(Math.cos(angle), Math.sin(angle)));
      Vec2 pushed = center.plus(offset(wall, center, 2));
      double off = pushed.minus(SegmentCircle.closestPoint(wall, pushed)).length() - 2;
      deeper += off < 0 ? 1 : 0;
      farther += off > 0 ? 1 : 0;
      assertTrue(Math.abs(off) < 1e-12, () -> wall + " " + center);
    }
    assertTrue(deeper > 100 && farther > 100, deeper + " and " + farther);
    assertFalse(deeper + farther > 1000);
  }

  private static Vec2 any(Random random) {
    return new Vec2(random.nextDouble() * 20 - 10, random.nextDouble() * 20 - 10);
  }
}
