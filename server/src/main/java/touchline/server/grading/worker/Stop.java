package touchline.server.grading.worker;

import touchline.server.grading.job.Limit;

/**
 * Ends a run that has used up a limit. Woven handlers let it pass, so no student's {@code catch} or
 * {@code finally} sees it.
 */
final class Stop extends Error {
  private static final long serialVersionUID = 1;

  private final transient Limit limit;
  private final int line;

  Stop(Limit limit, int line) {
    super(limit.name(), null, false, false);
    this.limit = limit;
    this.line = line;
  }

  Limit limit() {
    return limit;
  }

  /** Line of the student's source that was running, 0 if unknown. */
  int line() {
    return line;
  }
}
