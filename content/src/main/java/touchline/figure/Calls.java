package touchline.figure;

import java.util.LinkedHashSet;
import java.util.Set;
import touchline.input.Inputs;
import touchline.trace.Call;
import touchline.trace.Step;

/** The calls that a figure's method makes, on whatever inputs: whose listings a page needs. */
public final class Calls {
  private static final int RUNS = 200;

  private Calls() {}

  /** The calls below the figure's own method, each method once, in the order of first call. */
  public static Set<Call> of(Figure figure) {
    Set<Call> calls = new LinkedHashSet<>();
    add(figure, figure.inputs(), calls);
    for (Inputs inputs : Sample.inputs(figure, RUNS)) {
      add(figure, inputs, calls);
    }
    return calls;
  }

  private static void add(Figure figure, Inputs inputs, Set<Call> calls) {
    for (Step step : Variables.record(figure, inputs).steps()) {
      if (step.depth() > 0) {
        calls.add(new Call(step.call().type(), step.call().first(), 1));
      }
    }
  }
}
