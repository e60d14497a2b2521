package touchline.server.account;

/** Whether a browser handed something in without an account, and whose it is said to be. */
@FunctionalInterface
public interface EarlierWork {
  /** How it stands with a browser's work, for somebody who is signed in there. */
  enum State {
    /** There is none that could be theirs. */
    NONE,
    /** They were not asked yet. */
    OPEN,
    /** They said that it is not theirs. */
    LEFT
  }

  State of(Account account, LearnerToken browser);
}
