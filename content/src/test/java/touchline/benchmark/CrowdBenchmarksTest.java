package touchline.benchmark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;

/** All that look for pairs in a moving crowd find as many. */
class CrowdBenchmarksTest {
  /** Each method moves the swarm on, so two calls are one of each frame. */
  @Test
  void allFindTheSamePairsInBothFrames() {
    BroadPhaseBenchmark broad = new BroadPhaseBenchmark();
    Swarm swarm = new Swarm();
    double first = broad.touchlineAllPairs(swarm);
    double second = broad.touchlineAllPairs(swarm);
    assertTrue(first > 100 && second > 100 && first != second, first + " and " + second);
    List<ToDoubleFunction<Swarm>> methods =
        List.of(
            broad::touchlineTaughtSweep,
            broad::touchlineTaughtTree,
            broad::touchlineTaughtGrid,
            broad::touchlineSweep,
            broad::touchlineCells,
            broad::touchlineTree,
            broad::dyn4jSap,
            broad::dyn4jTree);
    assertAgree(first, second, methods, swarm);
  }

  private static void assertAgree(
      double first, double second, List<ToDoubleFunction<Swarm>> methods, Swarm swarm) {
    for (ToDoubleFunction<Swarm> method : methods) {
      assertEquals(first, method.applyAsDouble(swarm));
      assertEquals(second, method.applyAsDouble(swarm));
    }
  }

  @Test
  void allFindTheSamePairsOfBoxesInBothFrames() {
    BoxCrowdBenchmark crowd = new BoxCrowdBenchmark();
    Swarm swarm = new Swarm();
    double first = crowd.plainLoop(swarm);
    double second = crowd.plainLoop(swarm);
    assertTrue(first > 100 && second > 100 && first != second, first + " and " + second);
    List<ToDoubleFunction<Swarm>> methods =
        List.of(
            crowd::touchlineSweep,
            crowd::touchlineCells,
            crowd::touchlineTree,
            crowd::dyn4jSap,
            crowd::dyn4jTree);
    assertAgree(first, second, methods, swarm);
  }
}
