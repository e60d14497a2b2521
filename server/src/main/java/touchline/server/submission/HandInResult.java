package touchline.server.submission;

/** What became of a method that was handed in. */
public sealed interface HandInResult {
  /** It is on the disk; or it was there already, for it arrived a second time. */
  record Stored(CodeSubmission submission) implements HandInResult {}

  /** The exercise takes no more of this learner. */
  record UsedUp() implements HandInResult {}

  /** The assignment takes nothing now. */
  record Closed() implements HandInResult {}

  /** Too many of this learner wait to be marked. */
  record TooMany() implements HandInResult {}

  /** Enough was kept today for people without an account. */
  record Over() implements HandInResult {}

  /** Too many wait to be marked of people without an account. */
  record Crowded() implements HandInResult {}

  /**
   * How much one learner may hand in to an exercise.
   *
   * @param attempts that were run; 0 for any number
   * @param waiting to be marked, of all exercises together
   */
  record Limits(int attempts, int waiting) {}
}
