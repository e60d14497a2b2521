package touchline.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.Rounds;
import touchline.diagram.Shape;
import touchline.input.Inputs;
import touchline.trace.Call;
import touchline.trace.Event;
import touchline.trace.Recorder;
import touchline.trace.Step;
import touchline.trace.Trace;

/** The table of variables belongs to the method that the shown step is in, whoever called it. */
class CalledVariablesTest {
  private static final int RUNS = Rounds.of(4);

  static Set<String> figures() {
    return LessonFigures.all().keySet();
  }

  static Set<String> figuresWithCalls() {
    Map<String, Figure> all = LessonFigures.all();
    return all.keySet().stream()
        .filter(name -> !Calls.of(all.get(name)).isEmpty())
        .collect(Collectors.toSet());
  }

  @Test
  void someFiguresCall() {
    assertTrue(figuresWithCalls().size() > 5, () -> figuresWithCalls().toString());
    assertTrue(figuresWithCalls().contains("overlap/overlap"));
  }

  @ParameterizedTest
  @MethodSource("figures")
  void everyStepShowsTheVariablesOfItsOwnMethod(String name) {
    Figure figure = LessonFigures.all().get(name);
    List<Inputs> all = new ArrayList<>(Sample.inputs(figure, RUNS));
    all.add(figure.inputs());
    for (Inputs inputs : all) {
      assertShown(Run.of(figure, inputs), name);
      assertShown(Run.into(figure, inputs), name);
    }
  }

  private static void assertShown(Run run, String name) {
    Frames frames = new Frames();
    for (int step = 0; step <= run.last(); step++) {
      Step done = run.trace().steps().get(step);
      frames.take(done);
      Frame frame = run.frame(step);
      String where = name + " at " + frame.spoken();
      assertEquals(frames.table(done), table(frame), where);
      assertEquals(frames.path(run), frame.path(), where);
      assertTrue(frame.variables().size() <= run.size(), where);
      assertEquals(frame.path().isEmpty(), !frame.spoken().contains(", in "), where);
    }
  }

  private static Map<String, String> table(Frame frame) {
    Map<String, String> table = new LinkedHashMap<>();
    frame.variables().forEach(variable -> table.put(variable.name(), variable.value()));
    return table;
  }

  /** The calls under way, told anew from the steps alone, in their order. */
  private static final class Frames {
    private final Deque<Call> calls = new ArrayDeque<>();
    private final Deque<Map<String, String>> variables = new ArrayDeque<>();

    void take(Step step) {
      while (calls.size() > step.depth() + (step.line() == Step.ENTRY ? 0 : 1)) {
        calls.pop();
        variables.pop();
      }
      if (step.line() == Step.ENTRY) {
        calls.push(step.call());
        variables.push(new LinkedHashMap<>());
      }
      assertEquals(step.depth() + 1, calls.size());
      for (Event event : step.events()) {
        if (event instanceof Event.Assigned set) {
          variables.element().put(set.name(), Variables.text(set.value()));
        }
      }
    }

    /** With what the step returns, which is a row for that step alone. */
    Map<String, String> table(Step step) {
      Map<String, String> table = new LinkedHashMap<>(variables.element());
      for (Event event : step.events()) {
        if (event instanceof Event.Returned returned) {
          table.put(Run.RETURN, Variables.text(returned.value()));
        }
      }
      return table;
    }

    String path(Run run) {
      List<String> names = new ArrayList<>();
      for (Call call : calls) {
        String method = run.figure().code().methodOf(call);
        names.add(0, method.substring(method.indexOf('#') + 1));
      }
      return names.size() == 1 ? "" : String.join(" › ", names);
    }
  }

  @Test
  void whereACallEndsTheCallersRowsComeBack() {
    Figure figure = LessonFigures.all().get("overlap/overlap");
    Run run = Run.into(figure, figure.inputs());
    List<String> paths = new ArrayList<>();
    for (int step = 0; step <= run.last(); step++) {
      Frame frame = run.frame(step);
      if (paths.isEmpty() || !paths.get(paths.size() - 1).equals(frame.path())) {
        paths.add(frame.path());
      }
      boolean called = frame.path().equals("overlaps › closestPoint");
      assertEquals(called, table(frame).containsKey("p"), frame.spoken());
      assertEquals(called, !table(frame).containsKey("circle"), frame.spoken());
    }
    assertEquals(List.of("", "overlaps › closestPoint", ""), paths);
    assertTrue(
        run.size() >= 10, () -> "closestPoint has ten rows, and there is room for " + run.size());
  }

  @Test
  void aCalledMethodIsDrawnAsInItsOwnLesson() {
    Figure figure = LessonFigures.all().get("overlap/overlap");
    Run run = Run.into(figure, figure.inputs());
    for (int step = 0; step <= run.last(); step++) {
      Frame frame = run.frame(step);
      boolean called = !frame.path().isEmpty();
      for (String variable : List.of("segV", "proj")) {
        boolean known = called && table(frame).containsKey(variable);
        assertEquals(known, roles(frame).contains(variable), variable + ": " + frame.spoken());
      }
      boolean returned = table(frame).containsKey(Run.RETURN);
      assertEquals(called && returned, roles(frame).contains("result"), frame.spoken());
    }
  }

  private static Set<String> roles(Frame frame) {
    return frame.drawing().shapes().stream().map(Shape::role).collect(Collectors.toSet());
  }

  @ParameterizedTest
  @MethodSource("figuresWithCalls")
  void whatTheFigureDrawsItselfStaysWhileOthersRun(String name) {
    Figure figure = LessonFigures.all().get(name);
    Run run = Run.into(figure, figure.inputs());
    List<Shape> own = List.of();
    for (int step = 0; step <= run.last(); step++) {
      Frame frame = run.frame(step);
      if (frame.path().isEmpty()) {
        own = frame.drawing().shapes();
      } else {
        assertTrue(frame.drawing().shapes().containsAll(own), frame.spoken());
      }
    }
  }

  /** No taught method calls itself; a trace of one that does is told as well. */
  @Test
  void recursionHasATableOfItsOwnForEachCall() {
    Trace trace = Recorder.record(() -> countDown(2));
    List<Map<String, Object>> tables = new ArrayList<>();
    for (int step = 0; step <= trace.last(); step++) {
      tables.add(trace.variablesAfter(step));
    }
    assertEquals(Map.of("n", 2.0), tables.get(0));
    assertEquals(Map.of("n", 1.0), tables.get(2));
    assertEquals(Map.of("n", 0.0), tables.get(4));
    assertEquals(Map.of("n", 1.0, "rest", 0.0), tables.get(6));
    assertEquals(Map.of("n", 2.0, "rest", 1.0), tables.get(trace.last()));
  }

  /** As woven code tells it. */
  private static double countDown(double n) {
    Recorder.entered("Count", 1);
    Recorder.assigned(n, "n");
    Recorder.line(2);
    if (n == 0) {
      Recorder.returned(0.0);
      return 0;
    }
    double rest = countDown(n - 1);
    Recorder.assigned(rest, "rest");
    Recorder.line(3);
    Recorder.returned(rest + 1);
    return rest + 1;
  }
}
