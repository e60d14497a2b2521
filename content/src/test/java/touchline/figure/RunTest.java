package touchline.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import touchline.diagram.Shape;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.input.Inputs;
import touchline.taught.SegmentCircle;

class RunTest {
  private final Figure figure = FigureLint.check(Examples.withCode(Examples.CLOSEST_POINT));

  @Test
  void theFramesFollowTheCode() {
    Run run = Run.of(figure, figure.inputs());
    List<String> names = run.frame(run.last()).variables().stream().map(v -> v.name()).toList();
    assertEquals(
        List.of(
            "segment", "p", "a", "b", "segV", "pV", "length", "unit", "proj", "projV", "return"),
        names);
    assertEquals("closest (4.6, 2.8), distance from p 3.578", run.result());
  }

  @Test
  void onlyWhatTheStepSetIsMarkedAsChanged() {
    Run run = Run.of(figure, figure.inputs());
    Frame frame = run.frame(3);
    assertEquals(
        List.of("segV"),
        frame.variables().stream().filter(Frame.Variable::changed).map(v -> v.name()).toList());
    assertEquals(
        "The vector from <var class=\"v-a\">a</var> to <var class=\"v-b\">b</var> is"
            + " <span class=\"v-segV\">(6, 3)</span>.",
        frame.narration());
    assertEquals("Step 4 of 13. The vector from a to b is (6, 3).", frame.spoken());
  }

  @Test
  void whoDoesItAllHasTheValuesOfTheLine() {
    Run run = Run.of(figure, figure.inputs());
    int length = 0;
    while (run.task(length).filter(task -> task.name().equals("length")).isEmpty()) {
      length++;
    }
    assertEquals(
        "<var class=\"v-segV\">segV</var> <span class=\"v-segV\">(6, 3)</span>",
        run.known(run.task(length).orElseThrow(), true));
  }

  /** Half of a tenth is another number, though it is near. */
  @Test
  void whoDoesItAllGivesASmallNumberToTwoDecimals() {
    FigureQuestion usual = length(figure.inputs());
    assertTrue(usual.accepts(6.75));
    assertFalse(usual.accepts(6.77));
    FigureQuestion small = length(figure.inputs().with("b.x", 1.1).with("b.y", 1));
    assertTrue(small.accepts(0.1));
    assertFalse(small.accepts(0.05));
    assertEquals("An answer within 0.005 is accepted.", small.nearness());
  }

  private FigureQuestion length(Inputs inputs) {
    Run run = Run.of(figure, inputs);
    return IntStream.rangeClosed(0, run.last())
        .mapToObj(run::task)
        .flatMap(Optional::stream)
        .filter(task -> task.name().equals("length"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aVariableIsDrawnOnlyOnceItHasAValue() {
    Run run = Run.of(figure, figure.inputs());
    assertFalse(draws(run.frame(2), "segV"));
    assertTrue(draws(run.frame(3), "segV"));
    assertFalse(draws(run.frame(run.last() - 1), "result"));
    assertTrue(draws(run.frame(run.last()), "result"));
  }

  @Test
  void aConditionSaysWhichWayItWentAndWhy() {
    Run run = Run.of(figure, figure.inputs());
    assertTrue(
        narrations(run).contains("proj <= 0 is false: proj = 4.025. The foot does not lie"),
        narrations(run));
  }

  @Test
  void theTracedRunGivesTheBitsOfThePlainRun() {
    Random random = new Random(7);
    for (int i = 0; i < 2_000; i++) {
      Inputs inputs =
          figure
              .inputs()
              .with("a", point(random))
              .with("b", point(random))
              .with("p", point(random));
      Vec2 plain =
          SegmentCircle.closestPoint(
              new Segment(inputs.point("a"), inputs.point("b")), inputs.point("p"));
      assertEquals(inputs.point("p"), inputs.vector("p"));
      Run run = Run.of(figure, inputs);
      assertEquals(plain, run.trace().returnedAt(run.last()).orElseThrow());
    }
  }

  private static String narrations(Run run) {
    StringBuilder all = new StringBuilder();
    for (int step = 0; step <= run.last(); step++) {
      all.append(run.frame(step).spoken()).append('\n');
    }
    return all.toString();
  }

  private static boolean draws(Frame frame, String role) {
    return frame.drawing().shapes().stream().map(Shape::role).anyMatch(role::equals);
  }

  private static Vec2 point(Random random) {
    return new Vec2(random.nextInt(-9, 10) / 2.0, random.nextInt(-9, 10) / 2.0);
  }
}
