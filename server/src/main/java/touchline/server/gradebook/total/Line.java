package touchline.server.gradebook.total;

/**
 * An item in a student's total.
 *
 * @param fate what became of it
 */
public record Line(Item item, Score score, Fate fate) {
  /** What becomes of an item in a total. */
  public enum Fate {
    COUNTS,
    /** One of the lowest, which are left out. */
    DROPPED,
    EXCUSED,
    NOT_YET,
    /** Weights are used, and nothing gives it one. */
    WEIGHTLESS
  }

  boolean counts() {
    return fate == Fate.COUNTS;
  }

  /** From 0 to 1, or more with points on top. */
  double share() {
    return item.worth() > 0 ? score.points() / item.worth() : 0;
  }
}
