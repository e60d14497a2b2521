package touchline.client.figure;

import touchline.trace.Event;
import touchline.trace.Step;
import touchline.trace.Trace;

/** One mark a step for the scrub bar; where the method decided, the mark says which way it went. */
public final class StepMarks {
  /** On a phone, the marks of more steps than these run into one another. */
  static final int MOST = 40;

  private StepMarks() {}

  /** No marks for a run so long that they would tell nothing. */
  public static String html(Trace trace) {
    StringBuilder html = new StringBuilder();
    if (trace.steps().size() > MOST) {
      return "";
    }
    for (Step step : trace.steps()) {
      html.append("<i").append(kind(step)).append("></i>");
    }
    return html.toString();
  }

  private static String kind(Step step) {
    for (Event event : step.events()) {
      if (event instanceof Event.Decided decided) {
        return decided.outcome() ? " class=\"yes\"" : " class=\"no\"";
      }
    }
    return "";
  }
}
