package touchline.client.figure;

import java.util.List;
import touchline.trace.Step;
import touchline.trace.Trace;

/**
 * Where in a run a reader stands, told so that the place is found again in another run of the same
 * method: the how-manieth time that this line ran.
 *
 * @param type the class whose line it is
 * @param line the line in its source file
 * @param occurrence 1 for the first time that the line ran
 * @param step its number in the run where the reader chose it, for runs that have no such place
 */
record Place(String type, int line, int occurrence, int step) {
  /** Whoever looks at the result keeps looking at it, however long the run becomes. */
  static final Place END = new Place("", 0, 0, Integer.MAX_VALUE);

  /** The place of a step; the last step is the end. */
  static Place of(int step, Trace trace) {
    if (step >= trace.last()) {
      return END;
    }
    int at = Math.max(step, 0);
    List<Step> steps = trace.steps();
    Step here = steps.get(at);
    int occurrence = 0;
    for (int i = 0; i <= at; i++) {
      occurrence += isSame(steps.get(i), here.call().type(), here.line()) ? 1 : 0;
    }
    return new Place(here.call().type(), here.line(), occurrence, at);
  }

  /** The step at this place in a run, or the one with the same number, as far as there is one. */
  int in(Trace trace) {
    int seen = 0;
    for (int i = 0; i <= trace.last() && occurrence > 0; i++) {
      seen += isSame(trace.steps().get(i), type, line) ? 1 : 0;
      if (seen == occurrence) {
        return i;
      }
    }
    return Math.min(step, trace.last());
  }

  private static boolean isSame(Step step, String type, int line) {
    return step.line() == line && step.call().type().equals(type);
  }
}
