package touchline.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.diagram.Drawing;
import touchline.diagram.Svg;
import touchline.input.Input;
import touchline.input.Inputs;
import touchline.trace.Event;

/**
 * Every method that figures can run, on inputs that nobody thought of; on as many as {@code
 * -Dinputs=N} says.
 */
class FunctionsTest {
  private static final int INPUTS = Integer.getInteger("inputs", 5);

  private static final Map<String, String> STARTS =
      Map.ofEntries(
          Map.entry("point", "point 3 6"),
          Map.entry("circle", "circle 3 5 2"),
          Map.entry("vector", "vector 4 -2 from FIRST"),
          Map.entry("number", "number 1 0 3 0.1 m"),
          Map.entry("positive", "number 1 0.5 3 0.1 m"),
          Map.entry("line", "line 0 1 8 3"),
          Map.entry("stadium", "stadium 1 1 7 4 1"),
          Map.entry("box", "box 2 2 6 4"),
          Map.entry("circles", "circles 3 4 1, 6 2 0.8, 5 5 2"),
          Map.entry("segments", "segments 0 1 4 1, 2 3 6 4"),
          Map.entry("polygon", "polygon 1 1, 6 2, 5 6, 2 5"));

  static List<Function> functions() {
    return Functions.all().list();
  }

  @ParameterizedTest
  @MethodSource("functions")
  void everyStepOfEveryRunCanBeShown(Function function) {
    Figure figure = figure(function);
    for (Inputs inputs : Sample.inputs(figure, INPUTS)) {
      if (inputs.all().stream().allMatch(FunctionsTest::isLineOrElse)) {
        assertShown(Run.of(figure, inputs));
        assertShown(Run.into(figure, inputs));
      }
    }
  }

  /**
   * Two points of a line that coincide are an error of the line, which the figure shows as such.
   */
  private static boolean isLineOrElse(Input input) {
    return input.kind() != Input.Kind.LINE || Places.hasDirection(input);
  }

  private static void assertShown(Run run) {
    for (int step = 0; step <= run.last(); step++) {
      Frame frame = run.frame(step);
      assertFalse(frame.spoken().contains("?"), frame.spoken());
      assertFalse(frame.method().isEmpty());
      assertFalse(
          frame.narration().isEmpty(), () -> "silent: " + frame.spoken() + " line " + frame.line());
      assertFalse(Svg.shapes(frame.drawing()).contains("not a number"));
      run.task(step).ifPresent(task -> assertTrue(task.accepts(task.truth()), task.ask()));
    }
    Object result = run.valuesAfter(run.last()).get(Run.RETURN);
    assertTrue(result != null || hasThrown(run), () -> "no result: " + run.trace());
  }

  private static boolean hasThrown(Run run) {
    return run.trace().steps().get(run.last()).events().stream()
        .anyMatch(Event.Threw.class::isInstance);
  }

  @ParameterizedTest
  @MethodSource("functions")
  void theFunctionRunsTheMethodOfItsName(Function function) {
    Figure figure = figure(function);
    Run run = Run.of(figure, figure.inputs());
    assertEquals(function.name(), figure.code().methodOf(run.trace().steps().get(0).call()));
  }

  @ParameterizedTest
  @MethodSource("functions")
  void steppingOverAndIntoEndsInTheSameResult(Function function) {
    Figure figure = figure(function);
    for (Inputs inputs : Sample.inputs(figure, INPUTS)) {
      if (inputs.all().stream().allMatch(FunctionsTest::isLineOrElse)) {
        Run over = Run.of(figure, inputs);
        Run into = Run.into(figure, inputs);
        assertEquals(over.value(Run.RETURN), into.value(Run.RETURN));
        for (int step = 0; step <= over.last(); step++) {
          assertEquals(step, into.twin(over.twin(step, into), over));
        }
      }
    }
  }

  /**
   * A table that the build did not write, or wrote in part, would leave the other tests nothing.
   */
  @Test
  void everyMarkedMethodHasAFunction() {
    int size = functions().size();
    assertTrue(size >= 28, () -> size + " functions");
  }

  @Test
  void aLoopSaysWhichTurnItIs() {
    Figure figure = FigureLint.check(Examples.withCode(Examples.PASS));
    Inputs clean = figure.inputs().with("opponents.1.radius", 0.2).with("opponents.2.radius", 0.2);
    Run run = Run.of(figure, clean);
    List<Frame.Turn> turns =
        java.util.stream.IntStream.rangeClosed(0, run.last())
            .mapToObj(step -> run.frame(step).turn())
            .flatMap(java.util.Optional::stream)
            .distinct()
            .toList();
    assertEquals(
        List.of(new Frame.Turn("opponent", 1, 2), new Frame.Turn("opponent", 2, 2)), turns);
    assertEquals("clean", run.result());
  }

  @Test
  void aBranchSaysWhyItWentSo() {
    Figure figure = FigureLint.check(Examples.withCode(Examples.MOVING));
    Run run = Run.of(figure, figure.inputs());
    List<Frame.Branch> branches =
        java.util.stream.IntStream.rangeClosed(0, run.last())
            .mapToObj(step -> run.frame(step).branch())
            .flatMap(java.util.Optional::stream)
            .toList();
    assertEquals(
        List.of(
            new Frame.Branch("distance < 0", "3 < 0", false),
            new Frame.Branch("gap < 0", "2 < 0", false),
            new Frame.Branch("speed >= 0", "-4 >= 0", false),
            new Frame.Branch("time <= 1", "0.5 <= 1", true)),
        branches);
    assertEquals("hits at time 0.5", run.result());
  }

  @Test
  void whatMovesStopsWhereItHits() {
    Figure figure = FigureLint.check(Examples.withCode(Examples.MOVING));
    Run hit = Run.of(figure, figure.inputs());
    Drawing drawing = hit.frame(hit.last()).drawing();
    assertNotEquals(hit.moved(drawing, 0.25), hit.moved(drawing, 0.5));
    assertEquals(hit.moved(drawing, 0.5), hit.moved(drawing, 1));
    Run miss = Run.of(figure, figure.inputs().with("velocity.y", 1));
    assertNotEquals(miss.moved(drawing, 0.5), miss.moved(drawing, 1));
  }

  @Test
  void thePredictionsAreThoseThatTheRunSettles() {
    Figure figure = FigureLint.check(Examples.withCode(Examples.MOVING));
    List<FigureQuestion> asked = Run.of(figure, figure.inputs()).predictions();
    assertEquals(List.of("gap", "return"), asked.stream().map(FigureQuestion::name).toList());
    assertTrue(asked.get(0).accepts(2.4));
    assertFalse(asked.get(0).accepts(2.6));
    assertTrue(asked.get(1).accepts(true));
    Run early = Run.of(figure, figure.inputs().with("circle.y", 3));
    List<FigureQuestion> left = early.predictions();
    assertEquals(List.of("gap", "return"), left.stream().map(FigureQuestion::name).toList());
    assertTrue(left.get(1).step() < asked.get(1).step());
  }

  private static Figure figure(Function function) {
    StringBuilder text =
        new StringBuilder("title: A figure\nalt: A picture of all the inputs.\nrun: ")
            .append(function.name())
            .append("\nview: -1 -1 9 8\ninputs:\n");
    List<FunctionInputs.Parameter> parameters = FunctionInputs.of(function).parameters();
    boolean isBox = parameters.get(0).kind().equals("box");
    String first = parameters.get(0).name() + (isBox ? ".a" : "");
    for (FunctionInputs.Parameter parameter : parameters) {
      String kind = parameter.positive() ? "positive" : parameter.kind();
      text.append("  ")
          .append(parameter.name())
          .append(": ")
          .append(STARTS.get(kind).replace("FIRST", first));
      text.append('\n');
    }
    return FigureLint.check(Examples.withCode(text.toString()));
  }
}
