package touchline.figure;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import touchline.trace.Event;
import touchline.trace.Step;
import touchline.trace.Trace;

/** A figure's method, run once on given inputs, and every step of it ready to be shown. */
public final class Run {
  private static final String RETURN = "return";

  private final Figure figure;
  private final Inputs inputs;
  private final Trace trace;

  private Run(Figure figure, Inputs inputs) {
    this.figure = figure;
    this.inputs = inputs;
    this.trace = Variables.record(figure, inputs).over();
  }

  public static Run of(Figure figure, Inputs inputs) {
    return new Run(figure, inputs);
  }

  public Inputs inputs() {
    return inputs;
  }

  public Trace trace() {
    return trace;
  }

  /** The number of the last step; the first is 0, the call. */
  public int last() {
    return trace.last();
  }

  /**
   * What is shown once the given step has run.
   *
   * @throws IndexOutOfBoundsException if there is no such step
   */
  public Frame frame(int step) {
    Step done = trace.steps().get(step);
    Map<String, Object> values = valuesAfter(step);
    Set<String> changed = changedBy(done);
    Telling telling = new Telling(figure, done, values);
    return new Frame(
        done.line(),
        rows(values, changed),
        telling.html(),
        "Step " + (step + 1) + " of " + (last() + 1) + ". " + telling.plain(),
        new FigureDrawing(figure, inputs, values, changed).drawing());
  }

  /** The result in words, such as {@code closest (4.6, 2.8), distance from p 3.578}. */
  public String result() {
    return FigureDrawing.result(figure, valuesAfter(last()));
  }

  private Map<String, Object> valuesAfter(int step) {
    Map<String, Object> values = new LinkedHashMap<>(trace.variablesAfter(step));
    trace.returnedAt(step).ifPresent(value -> values.put(RETURN, value));
    return values;
  }

  private static Set<String> changedBy(Step step) {
    Set<String> changed = new HashSet<>();
    for (Event event : step.events()) {
      if (event instanceof Event.Assigned assigned) {
        changed.add(assigned.name());
      } else if (event instanceof Event.Returned) {
        changed.add(RETURN);
      }
    }
    return changed;
  }

  private static List<Frame.Variable> rows(Map<String, Object> values, Set<String> changed) {
    List<Frame.Variable> rows = new ArrayList<>();
    values.forEach(
        (name, value) ->
            rows.add(
                new Frame.Variable(
                    name, Variables.type(value), Variables.text(value), changed.contains(name))));
    return rows;
  }
}
