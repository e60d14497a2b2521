package touchline.growth;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import touchline.geometry.Circle;
import touchline.taught.BoxTree;
import touchline.taught.BroadPhase;
import touchline.taught.Grid;

class MeasuringTest {
  private static final Work NOTHING = new Work(300, 0, 0, 0, 0);

  /** Each look at the clock takes a tenth of a millisecond. */
  private int looks;

  private double clock() {
    looks++;
    return looks / 10.0;
  }

  private static Run run(Method method, List<Circle> circles) {
    return Run.of(method, circles, new SweepOrder()).finish();
  }

  /** In portions or at once, the methods of the lesson count and find the same. */
  @Test
  void aRunIsTheMethodThatTheLessonPrints() {
    for (int count : List.of(1, 2, 49, 50, 51, 400, 1_300)) {
      List<Circle> circles = new Swarm(count).at(2.5);
      assertEquals(count * (count - 1) / 2.0, run(Method.ALL, circles).asked());
      assertEquals(BroadPhase.tests(circles), run(Method.SWEEP, circles).asked());
      assertEquals(Grid.pairs(circles, Work.WIDTH).size(), run(Method.GRID, circles).asked());
      for (Method method : Method.values()) {
        assertEquals(BroadPhase.allPairs(circles), run(method, circles).pairs(), method.words());
      }
    }
  }

  /** The boxes that a ball is asked about, with the tree made once. */
  @Test
  void theTreeIsAskedAboutAsManyBoxesAsTheLessonCounts() {
    List<Circle> circles = new Swarm(120).at(1);
    List<Circle> inOrder = leaves(BoxTree.tree(circles)).toList();
    double boxes = 0;
    for (Circle ball : circles) {
      boxes += BoxTree.boxes(ball, inOrder);
    }
    assertEquals(boxes, run(Method.TREE, circles).asked());
  }

  private static Stream<Circle> leaves(BoxTree.Node node) {
    return node.halves().isEmpty()
        ? node.circles().stream()
        : node.halves().stream().flatMap(MeasuringTest::leaves);
  }

  @Test
  void aTreeInPortionsIsTheTreeOfTheLesson() {
    for (int count : List.of(1, 1_000, 1_001, 2_500, 5_003)) {
      List<Circle> circles = new Swarm(count).at(4);
      PlantedTree planted = new PlantedTree(circles);
      int portions = 1;
      while (planted.goOn()) {
        portions++;
      }
      assertEquals(BoxTree.tree(circles), planted.tree());
      assertTrue(count < 1_001 ? portions == 1 : portions > 3, "" + portions);
    }
  }

  @Test
  void aKeptOrderIsRepairedAsTheCirclesRoll() {
    Swarm swarm = new Swarm(200);
    SweepOrder order = new SweepOrder();
    for (double time = 0; time < 2; time += 0.1) {
      List<Circle> circles = swarm.at(time);
      List<Circle> kept = order.kept(circles);
      SweepRun run = new SweepRun(kept);
      run.finish();
      assertEquals(BroadPhase.tests(circles), run.asked());
      assertEquals(BroadPhase.byStart(circles), run.order());
      assertEquals(BroadPhase.repaired(kept), run.order());
      double overtaken = run.overtaken();
      assertEquals(BroadPhase.overtaken(kept), overtaken);
      assertTrue(time == 0 ? overtaken == 0 : overtaken > 0 && overtaken < 400, "" + overtaken);
      order.keep(run.order(), circles);
    }
  }

  @Test
  void allIsMeasuredWithinItsBudget() {
    Measuring measuring = new Measuring(this::clock, NOTHING);
    List<Circle> circles = new Swarm(300).at(0.5);
    assertTrue(measuring.milliseconds(Method.ALL).isEmpty());
    int frames = 0;
    while (!measuring.isSettled()) {
      int before = looks;
      measuring.work(circles, 1);
      assertTrue(looks - before < 20, "looks at the clock: " + (looks - before));
      frames++;
      assertTrue(frames < 1_000);
    }
    assertEquals(Work.of(circles), measuring.latest());
    for (Method method : Method.values()) {
      assertTrue(measuring.milliseconds(method).orElseThrow() > 0);
    }
  }

  @Test
  void otherCirclesAreMeasuredAnew() {
    Measuring measuring = new Measuring(this::clock, NOTHING);
    List<Circle> circles = new Swarm(300).at(0);
    while (!measuring.isSettled()) {
      measuring.work(circles, 5);
    }
    measuring.stand();
    assertFalse(measuring.isSettled());
    assertTrue(measuring.milliseconds(Method.GRID).isPresent());
    Work known = Work.of(new Swarm(10).at(0));
    measuring.begin(known);
    assertEquals(known, measuring.latest());
    assertTrue(measuring.milliseconds(Method.GRID).isEmpty());
  }

  @Test
  void aTimeIsTheMiddleOfTheLatest() {
    Timing timing = new Timing();
    timing.add(5);
    assertEquals(5, timing.median());
    timing.add(900);
    timing.add(4);
    assertEquals(5, timing.median());
    for (int i = 0; i < 7; i++) {
      timing.add(8);
    }
    assertEquals(8, timing.median());
  }
}
