package touchline.benchmark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Of segments, rays and boxes that move all methods say the same. */
class BoxWaysBenchmarksTest {
  private final BoxWays ways = new BoxWays();

  @Test
  void allAgreeOnWhichSegmentsHitABox() {
    BoxSegmentBenchmark segment = new BoxSegmentBenchmark();
    int hits = segment.touchline(ways);
    assertTrue(hits > BoxWays.COUNT / 4 && hits < BoxWays.COUNT * 3 / 4, "" + hits);
    assertEquals(hits, segment.plainLoop(ways));
    assertEquals(hits, segment.touchlineTaught(ways));
    assertEquals(hits, segment.dyn4jSat(ways));
    assertEquals(hits, segment.dyn4jGjk(ways));
    assertEquals(hits, segment.jtsRectangle(ways));
    assertEquals(hits, segment.libgdxIntersector(ways));
    assertEquals(hits, segment.javaAwtGeom(ways));
  }

  @Test
  void allRaysMeetBoxesAtTheSameTimes() {
    BoxRayBenchmark ray = new BoxRayBenchmark();
    double sum = ray.plainLoop(ways);
    assertTrue(sum > BoxWays.COUNT / 4, "" + sum);
    assertEquals(sum, ray.touchline(ways), 1e-8);
    assertEquals(sum, ray.touchlineTaught(ways), 1e-8);
    assertEquals(sum, ray.dyn4jRaycast(ways), 1e-2);
    assertEquals(sum, ray.libgdxIntersector(ways), 1e-1);
  }

  @Test
  void allBoxesMeetAtTheSameTimes() {
    BoxSweptBenchmark swept = new BoxSweptBenchmark();
    double sum = swept.plainLoop(ways);
    assertTrue(sum > BoxWays.COUNT / 4, "" + sum);
    assertEquals(sum, swept.touchline(ways), 1e-8);
    assertEquals(sum, swept.touchlineTaught(ways), 1e-8);
    assertEquals(sum, swept.dyn4jAdvancement(ways), 0.01 * sum);
  }
}
