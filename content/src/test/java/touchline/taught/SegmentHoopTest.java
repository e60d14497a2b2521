package touchline.taught;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

class SegmentHoopTest {
  private final Random random = new Random(20_261_123);

  private static Circle hoop(double x, double y, double radius) {
    return new Circle(new Vec2(x, y), radius);
  }

  @Test
  void aSegmentInsideOrOutsideDoesNotTouch() {
    assertFalse(SegmentHoop.overlaps(Segment.of(3, 3, 6, 4), hoop(4, 4, 3)));
    assertFalse(SegmentHoop.overlaps(Segment.of(0, 0, 1, 0), hoop(4, 4, 3)));
  }

  @Test
  void oneEndInsideTouchesAndSoDoesAWayThrough() {
    assertTrue(SegmentHoop.overlaps(Segment.of(4, 4, 9, 4), hoop(4, 4, 3)));
    assertTrue(SegmentHoop.overlaps(Segment.of(-9, 5, 9, 5), hoop(4, 4, 3)));
  }

  @Test
  void touchingCountsBesideAndAtAnEndFromEitherSide() {
    assertTrue(SegmentHoop.overlaps(Segment.of(0, 0, 8, 6), hoop(1, 7, 5)));
    assertTrue(SegmentHoop.overlaps(Segment.of(7, 4, 9, 4), hoop(4, 4, 3)));
    assertTrue(SegmentHoop.overlaps(Segment.of(4, 4, 7, 4), hoop(4, 4, 3)));
    assertFalse(SegmentHoop.overlaps(Segment.of(4, 4, 7, 4), hoop(4, 4, Math.nextUp(3.0))));
  }

  @Test
  void aSegmentOfLengthZeroIsAPoint() {
    Vec2 on = new Vec2(7, 4);
    assertTrue(SegmentHoop.overlaps(new Segment(on, on), hoop(4, 4, 3)));
    assertFalse(SegmentHoop.overlaps(new Segment(on, on), hoop(4, 4, 2)));
  }

  /** The same as to cross the outline, which the quadratic finds in another way. */
  @Test
  void itTouchesWhereTheQuadraticFindsACrossing() {
    int touching = 0;
    for (int i = 0; i < 20_000; i++) {
      Segment segment = new Segment(point(), point());
      Circle hoop = new Circle(point(), random.nextDouble() * 8);
      boolean touches = !SegmentCircle.crossings(segment, hoop).isEmpty();
      assertEquals(touches, SegmentHoop.overlaps(segment, hoop), () -> segment + " " + hoop);
      touching += touches ? 1 : 0;
    }
    assertTrue(touching > 5_000 && touching < 15_000, "touching " + touching);
  }

  @Test
  void noPointOfTheSegmentIsFartherThanTheFarthestEnd() {
    for (int i = 0; i < 2_000; i++) {
      Segment segment = new Segment(point(), point());
      Vec2 p = point();
      double farthest = SegmentHoop.farthestPoint(segment, p).minus(p).length();
      for (int k = 0; k <= 20; k++) {
        Vec2 segV = segment.b().minus(segment.a());
        Vec2 on = segment.a().plus(segV.times(k / 20.0));
        assertTrue(on.minus(p).length() <= farthest + 1e-13, () -> segment + " " + p);
      }
    }
  }

  private Vec2 point() {
    return new Vec2(random.nextDouble() * 16 - 8, random.nextDouble() * 16 - 8);
  }
}
