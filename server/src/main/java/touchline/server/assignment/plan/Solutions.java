package touchline.server.assignment.plan;

import java.util.Locale;
import java.util.Optional;

/** When a student may open the worked solution of their own variant. */
public enum Solutions {
  NEVER,
  /** When no answer to the attempt is taken any more. */
  FINISHED,
  /** When the assignment has closed for them. */
  CLOSED;

  /** As the store and forms write it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<Solutions> of(String word) {
    for (Solutions one : values()) {
      if (one.word().equals(word)) {
        return Optional.of(one);
      }
    }
    return Optional.empty();
  }

  /**
   * Whether the solution may be seen.
   *
   * @param isOver whether no answer to the attempt is taken any more
   * @param isClosed whether the assignment has closed for the student
   */
  public boolean mayTell(boolean isOver, boolean isClosed) {
    return switch (this) {
      case NEVER -> false;
      case FINISHED -> isOver;
      case CLOSED -> isClosed;
    };
  }
}
