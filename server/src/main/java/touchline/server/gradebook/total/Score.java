package touchline.server.gradebook.total;

/**
 * What a student has in an item.
 *
 * @param points 0 unless there are points
 */
public record Score(State state, double points) {
  /** It counts 0. */
  public static final Score MISSING = new Score(State.MISSING, 0);

  /** It does not count for this student, and never will. */
  public static final Score EXCUSED = new Score(State.EXCUSED, 0);

  /** It does not count yet. */
  public static final Score OPEN = new Score(State.OPEN, 0);

  /** What there can be in the place of points. */
  public enum State {
    POINTS,
    MISSING,
    EXCUSED,
    OPEN
  }

  public static Score points(double points) {
    return new Score(State.POINTS, points);
  }

  /** Whether it is in the total, unless it is dropped. */
  boolean counts() {
    return state == State.POINTS || state == State.MISSING;
  }
}
