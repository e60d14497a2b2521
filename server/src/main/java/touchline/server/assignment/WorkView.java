package touchline.server.assignment;

import touchline.server.assignment.plan.PlanWords;

/**
 * What stands above an exercise of an assignment; its templates read it.
 *
 * @param back the assignment's page
 * @param times when it is due and what that means now
 * @param later what becomes of work that comes after that; empty where times say it
 * @param attempts how many there are and which counts
 * @param counts which of several counts; empty if there is but one
 * @param notice what else there is to know; empty if nothing
 * @param practice where the exercise can be practised
 */
public record WorkView(
    String back,
    String assignment,
    String title,
    String times,
    String later,
    String attempts,
    String counts,
    String notice,
    String practice) {
  /**
   * For who works on it.
   *
   * @param used attempts that count against the limit
   */
  public static WorkView of(Work work, int used) {
    return new WorkView(
        work.assignment().path(),
        work.assignment().plan().title(),
        work.title(),
        work.times(),
        work.later(),
        work.isEarly() ? "" : attempts(work, used),
        counts(work),
        work.isStaff() ? "Students do this exercise here. What staff try is not recorded." : "",
        "/exercises/" + work.part().exercise());
  }

  /** The same under another title: that of the form in which a method is asked for. */
  public WorkView titled(String other) {
    return new WorkView(back, assignment, other, times, later, attempts, counts, notice, practice);
  }

  private static String attempts(Work work, int used) {
    String so =
        work.attempts() == 0
            ? used + (used == 1 ? " attempt" : " attempts") + " so far, of any number."
            : used + " of " + PlanWords.attempts(work.attempts()) + " used.";
    return (so + " " + counts(work)).strip();
  }

  private static String counts(Work work) {
    return work.attempts() == 1 ? "" : PlanWords.counts(work.assignment().plan().counting());
  }
}
