package touchline.server.grading.job;

import touchline.trace.Trace;

/**
 * The steps of the student's method in one case. A call of another method is one step.
 *
 * <p>Values are a boxed primitive, a String, a value of the geometry, or for anything else {@link
 * Shown}: data only, nothing of the student's classes.
 *
 * @param cut whether steps are missing at the end
 */
public record CaseTrace(Trace trace, boolean cut) {
  /** A value that has no drawing, as text: {@code [1.0, 2.0]} or {@code a Helper}. */
  public record Shown(String text) {}
}
