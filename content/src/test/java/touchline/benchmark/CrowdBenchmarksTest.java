package touchline.benchmark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;

/** All that look for pairs in a moving crowd find as many. */
class CrowdBenchmarksTest {
  @Test
  void allFindTheSamePairsInBothFrames() {
    BroadPhaseBenchmark broad = new BroadPhaseBenchmark();
    assertAgree(
        broad::touchlineAllPairs,
        broad::touchlineTaughtSweep,
        broad::touchlineTaughtTree,
        broad::touchlineTaughtGrid,
        broad::touchlineSweep,
        broad::touchlineCells,
        broad::touchlineTree,
        broad::dyn4jSap,
        broad::dyn4jTree,
        broad::jtsStrTree,
        broad::jtsQuadtree);
  }

  @Test
  void allFindTheSamePairsOfBoxesInBothFrames() {
    BoxCrowdBenchmark crowd = new BoxCrowdBenchmark();
    assertAgree(
        crowd::plainLoop,
        crowd::touchlineSweep,
        crowd::touchlineCells,
        crowd::touchlineTree,
        crowd::dyn4jSap,
        crowd::dyn4jTree,
        crowd::jtsStrTree,
        crowd::jtsQuadtree);
  }

  /** Each method moves the swarm on, so two calls are one of each frame. */
  @SafeVarargs
  private static void assertAgree(
      ToDoubleFunction<Swarm> plain, ToDoubleFunction<Swarm>... methods) {
    Swarm swarm = new Swarm();
    double first = plain.applyAsDouble(swarm);
    double second = plain.applyAsDouble(swarm);
    assertTrue(first > 100 && second > 100 && first != second, first + " and " + second);
    for (ToDoubleFunction<Swarm> method : methods) {
      assertEquals(first, method.applyAsDouble(swarm));
      assertEquals(second, method.applyAsDouble(swarm));
    }
  }
}
