package touchline.benchmark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** What is timed answers the same question: on ordinary data all methods agree. */
class BenchmarksTest {
  private final Pairs pairs = new Pairs();
  private final Peers peers = new Peers();

  @Test
  void allAgreeOnWhichPairsTouch() {
    OverlapBenchmark overlap = new OverlapBenchmark();
    int touching = overlap.touchline(pairs);
    assertTrue(touching > Pairs.COUNT / 4 && touching < Pairs.COUNT * 3 / 4, "" + touching);
    assertEquals(touching, overlap.plainLoop(pairs));
    assertEquals(touching, overlap.dyn4jSat(pairs, peers));
    assertEquals(touching, overlap.dyn4jGjk(pairs, peers));
    assertEquals(touching, overlap.jtsLineSegment(pairs, peers));
    assertEquals(touching, overlap.libgdxIntersector(pairs, peers));
    assertEquals(touching, overlap.javaAwtGeom(pairs));
  }

  @Test
  void allPushAsFar() {
    OffsetBenchmark offset = new OffsetBenchmark();
    double sum = offset.touchline(pairs);
    assertTrue(sum > 0);
    assertEquals(sum, offset.plainLoop(pairs), sum * 1e-12);
    assertEquals(sum, offset.dyn4jSat(peers), sum * 1e-12);
    assertEquals(sum, offset.dyn4jGjk(peers), sum * 1e-6);
    assertEquals(sum, offset.libgdxIntersector(pairs, peers), sum * 1e-5);
  }

  @Test
  void theCleanPassIsCleanForAll() {
    CleanPassBenchmark clean = new CleanPassBenchmark();
    assertTrue(clean.plainLoop());
    assertTrue(clean.touchlineList());
    assertTrue(clean.touchlineSet());
  }
}
