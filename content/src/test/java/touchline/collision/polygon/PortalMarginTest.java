package touchline.collision.polygon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.geometry.Vec2;

/**
 * Pairs that doubles answer wrong unless the margins of the portal allow for what they lose; what
 * is right is told by fractions. The kept ones were found by a climb toward the greatest loss.
 */
class PortalMarginTest {
  private static final int CASES = 4000;

  private static boolean meet(List<Vec2> a, List<Vec2> b) {
    return ExactDistance.of(a, b).isZero() || ExactDepth.isInside(a, b);
  }

  /** Triangles of a few bits that share a corner, far from the origin for their size. */
  static Stream<Arguments> together() {
    return Stream.of(
        // 5.22 times 2⁻⁵³ are lost.
        Arguments.of(
            Shapes.corners(
                0x1.d557051078581p-1, 0x1.c4960045653cdp-1,
                0x1.d557051078575p-1, 0x1.c4960045653d7p-1,
                0x1.d557051078575p-1, 0x1.c4960045653b7p-1),
            Shapes.corners(
                0x1.d557051078593p-1, 0x1.c4960045653cbp-1,
                0x1.d5570510785b7p-1, 0x1.c4960045653b5p-1,
                0x1.d55705107856dp-1, 0x1.c4960045653dbp-1)),
        // 4.49 times.
        Arguments.of(
            Shapes.corners(
                0x1.7e6b946ef1829p0, 0x1.de7df40fa729cp0,
                0x1.7e6b946ef1835p0, 0x1.de7df40fa728ep0,
                0x1.7e6b946ef1837p0, 0x1.de7df40fa729dp0),
            Shapes.corners(
                0x1.7e6b946ef1838p0, 0x1.de7df40fa729fp0,
                0x1.7e6b946ef1828p0, 0x1.de7df40fa729ep0,
                0x1.7e6b946ef183ap0, 0x1.de7df40fa729cp0)),
        // 3.94 times.
        Arguments.of(
            Shapes.corners(
                0x1.ac45d6368c747p-22, -0x1.a31eae923982cp0,
                0x1.ac45d63a8c747p-22, -0x1.a31eae923982ep0,
                0x1.ac45d61a8c747p-22, -0x1.a31eae923982dp0),
            Shapes.corners(
                0x1.ac45d6228c747p-22, -0x1.a31eae9239831p0,
                0x1.ac45d63e8c747p-22, -0x1.a31eae923983p0,
                0x1.ac45d60e8c747p-22, -0x1.a31eae923982cp0)));
  }

  @ParameterizedTest
  @MethodSource("together")
  void whatIsTogetherByLessThanRoundingIsNeverApart(List<Vec2> a, List<Vec2> b) {
    assertTrue(meet(a, b));
    assertNotEquals(Portal.Answer.APART, Portal.ask(a, b));
    assertNotEquals(Portal.Answer.APART, Portal.ask(b, a));
    assertTrue(RobustPolygon.overlaps(a, b));
  }

  /** A corner beside an edge, by half of 2⁻⁵³ of what the sides of their triangle multiply to. */
  @Test
  void whatIsApartByLessThanRoundingIsNeverTogether() {
    List<Vec2> a =
        Shapes.corners(
            -0x1.0474ba66c0df7p0, -0x1.7aab3846ade2bp0,
            0x1.03a3784606a14p0, 0x1.be449c8f7ffadp-1,
            -0x1.96793b6ef7d81p0, 0x1.f4fc3a40d3d9ep0);
    List<Vec2> b =
        Shapes.corners(
            -0x1.4eb9fb29066bp-4, -0x1.9601973f9445p-2,
            0x1.46d646ea4b01fp0, -0x1.28db81fe73ebbp0,
            0x1.22571e9d7aeaap0, -0x1.b48daa5953098p-1);
    assertFalse(meet(a, b));
    assertNotEquals(Portal.Answer.TOGETHER, Portal.ask(a, b));
    assertFalse(RobustPolygon.overlaps(a, b));
  }

  private static List<Vec2> tiny(Random random, Vec2 far) {
    return Shapes.moved(
        Stream.generate(() -> Shapes.point(random, 8).times(0x1p-52)).limit(3).toList(), far);
  }

  /** Without a margin some of a hundred of these would be wrong. */
  @Test
  void trianglesOfAFewBitsAreNeverAnsweredWrong() {
    Random random = new Random(7);
    int together = 0;
    for (int i = 0; i < CASES; i++) {
      Vec2 far = new Vec2(1 + random.nextDouble(), -1 - random.nextDouble());
      List<Vec2> a = tiny(random, far);
      List<Vec2> b = tiny(random, far);
      boolean meet = meet(a, b);
      together += meet ? 1 : 0;
      Portal.Answer wrong = meet ? Portal.Answer.APART : Portal.Answer.TOGETHER;
      assertNotEquals(wrong, Portal.ask(a, b), () -> a + " " + b);
      assertEquals(meet, RobustPolygon.overlaps(a, b), () -> a + " " + b);
    }
    assertTrue(together > CASES / 4 && together < CASES, "together: " + together);
  }
}
