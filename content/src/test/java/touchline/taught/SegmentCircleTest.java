package touchline.taught;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

class SegmentCircleTest {
  /** The bound that the project states: ulp of the largest coordinate. */
  private static final double MOST_ULP = 4;

  static List<ClosestPointCase> ordinaryCases() {
    return ClosestPointCase.all().stream()
        .filter(row -> !row.isRefused() && row.isOrdinary())
        .toList();
  }

  static List<ClosestPointCase> refusedCases() {
    return ClosestPointCase.all().stream().filter(ClosestPointCase::isRefused).toList();
  }

  @ParameterizedTest
  @MethodSource("ordinaryCases")
  void closestPointIsExactToFourUlpOfTheScale(ClosestPointCase row) {
    double off = row.ulpOff(SegmentCircle.closestPoint(row.segment(), row.p()));
    assertTrue(off <= MOST_ULP, () -> off + " ulp");
  }

  @Test
  void thereAreOrdinaryCasesToTest() {
    assertTrue(ordinaryCases().size() > 600, () -> "only " + ordinaryCases().size());
  }

  @ParameterizedTest
  @MethodSource("refusedCases")
  void notFiniteInputsAreRefused(ClosestPointCase row) {
    assertThrows(
        IllegalArgumentException.class, () -> SegmentCircle.closestPoint(row.segment(), row.p()));
  }

  @Test
  void theFootOfTheTangentExampleIsExact() {
    Vec2 closest = SegmentCircle.closestPoint(Segment.of(0, 0, 8, 6), new Vec2(1, 7));
    assertEquals(4, closest.x());
    assertEquals(3, closest.y());
  }

  @Test
  void aSegmentOfLengthZeroIsItsPoint() {
    Vec2 a = new Vec2(2, 3);
    assertSame(a, SegmentCircle.closestPoint(new Segment(a, new Vec2(2, 3)), new Vec2(9, 9)));
  }

  @Test
  void beforeTheStartAndBeyondTheEndTheEndsThemselvesAreClosest() {
    Segment segment = Segment.of(1, 1, 7, 4);
    assertSame(segment.a(), SegmentCircle.closestPoint(segment, new Vec2(-1, 0)));
    assertSame(segment.b(), SegmentCircle.closestPoint(segment, new Vec2(9, 6)));
  }

  @Test
  void noPointOfTheSegmentIsCloser() {
    Random random = new Random(42);
    for (int i = 0; i < 2_000; i++) {
      Segment segment = new Segment(point(random), point(random));
      Vec2 p = point(random);
      double found = SegmentCircle.closestPoint(segment, p).minus(p).length();
      for (int k = 0; k <= 50; k++) {
        Vec2 d = segment.b().minus(segment.a());
        double sampled = segment.a().plus(d.times(k / 50.0)).minus(p).length();
        assertTrue(found <= sampled + 1e-13, segment + " " + p);
      }
    }
  }

  @Test
  void swappingTheEndsAndMovingEverythingChangesNothing() {
    Random random = new Random(43);
    Vec2 away = new Vec2(16, -32);
    for (int i = 0; i < 2_000; i++) {
      Segment segment = new Segment(point(random), point(random));
      Vec2 p = point(random);
      Vec2 closest = SegmentCircle.closestPoint(segment, p);
      Segment swapped = new Segment(segment.b(), segment.a());
      assertNear(closest, SegmentCircle.closestPoint(swapped, p));
      Segment moved = new Segment(segment.a().plus(away), segment.b().plus(away));
      assertNear(closest.plus(away), SegmentCircle.closestPoint(moved, p.plus(away)));
      Segment turned = new Segment(segment.a().perpendicular(), segment.b().perpendicular());
      assertNear(closest.perpendicular(), SegmentCircle.closestPoint(turned, p.perpendicular()));
    }
  }

  private static Vec2 point(Random random) {
    return new Vec2(random.nextDouble() * 20 - 10, random.nextDouble() * 20 - 10);
  }

  private static void assertNear(Vec2 expected, Vec2 actual) {
    assertEquals(expected.x(), actual.x(), 1e-13);
    assertEquals(expected.y(), actual.y(), 1e-13);
  }
}
