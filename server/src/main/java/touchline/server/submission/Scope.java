package touchline.server.submission;

import touchline.server.account.Learner;

/**
 * The methods of a learner for an exercise: those outside assignments, or those of one.
 *
 * @param assignment 0 for those outside
 */
public record Scope(Learner learner, String exercise, long assignment) {
  /** Those outside assignments. */
  public Scope(Learner learner, String exercise) {
    this(learner, exercise, 0);
  }
}
