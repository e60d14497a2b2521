package touchline.collision;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import touchline.geometry.Circle;
import touchline.geometry.Segment;

/** The law of the set forms: list, set and grid give the same answers, bit for bit. */
final class SameAnswers {
  private SameAnswers() {}

  static void check(Segment pass, List<Circle> circles) {
    checkSet(pass, circles, CircleSet.of(circles));
    checkGrid(pass, circles, CircleGrid.of(circles));
  }

  static void checkSet(Segment pass, List<Circle> circles, CircleSet set) {
    assertEquals(circles.size(), set.size());
    assertEquals(RobustSafePass.isClean(pass, circles), set.isClean(pass));
    assertEquals(RobustSafePass.blockers(pass, circles), set.blockers(pass));
    assertSameBits(RobustSafePass.clearance(pass, circles), set.clearance(pass));
  }

  static void checkGrid(Segment pass, List<Circle> circles, CircleGrid grid) {
    assertEquals(circles.size(), grid.size());
    assertEquals(RobustSafePass.isClean(pass, circles), grid.isClean(pass));
    assertEquals(RobustSafePass.blockers(pass, circles), grid.blockers(pass));
    assertSameBits(RobustSafePass.clearance(pass, circles), grid.clearance(pass));
  }

  private static void assertSameBits(double expected, double actual) {
    assertEquals(Double.doubleToRawLongBits(expected), Double.doubleToRawLongBits(actual));
  }
}
