package touchline.server.account.guard;

import java.time.Duration;

/**
 * How long a browser stays signed in.
 *
 * @param idle without being used, longer than {@link #NOTED}
 * @param longest used or not, at least as long
 */
public record SessionLife(Duration idle, Duration longest) {
  /** How exactly a use is written down: rarely enough that a class at work hardly writes. */
  public static final Duration NOTED = Duration.ofMinutes(10);

  /** Long enough for a fortnight's holiday, short enough for a computer in a lecture room. */
  public static final Duration LONGEST = Duration.ofDays(15);

  /**
   * Of whoever is served. A day in the lab goes by without a second password, and the morning after
   * nobody finds somebody else's session.
   */
  public static final SessionLife USUAL = new SessionLife(Duration.ofHours(12), LONGEST);

  public SessionLife {
    if (idle.compareTo(NOTED) <= 0 || longest.compareTo(idle) < 0) {
      throw new IllegalArgumentException(
          "a session must be idle for more than "
              + NOTED
              + " and last at least as long: "
              + idle
              + ", "
              + longest);
    }
  }
}
