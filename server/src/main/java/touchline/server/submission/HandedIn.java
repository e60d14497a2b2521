package touchline.server.submission;

/** What became of a method that was handed in. */
public sealed interface HandedIn {
  /** It is on the disk; or it was there already, for it arrived a second time. */
  record Stored(CodeSubmission submission) implements HandedIn {}

  /** The exercise takes no more of this learner. */
  record UsedUp() implements HandedIn {}

  /** The assignment takes nothing now. */
  record Closed() implements HandedIn {}

  /** Too many of this learner wait to be marked. */
  record TooMany() implements HandedIn {}

  /** Enough was kept today for people without an account. */
  record Over() implements HandedIn {}

  /** Too many wait to be marked of people without an account. */
  record Crowded() implements HandedIn {}

  /**
   * How much one learner may hand in to an exercise.
   *
   * @param attempts that were run; 0 for any number
   * @param waiting to be marked, of all exercises together
   */
  record Limits(int attempts, int waiting) {}
}
