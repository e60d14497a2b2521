package touchline.server.account.guard;

import java.time.Duration;
import java.time.Instant;

/** How often a thing may fail, and how long to wait from then on. */
public sealed interface Patience {
  /**
   * Failures that count at a moment.
   *
   * @param last when the number was noted
   */
  record Tally(int failures, Instant last) {
    /** Nothing has failed. */
    static final Tally NONE = new Tally(0, Instant.MIN);
  }

  /** From when on the next attempt is looked at. */
  Instant opens(Tally tally);

  /** After one more failure. */
  Tally failed(Tally tally, Instant now);

  /** After an attempt that was counted as a failure and was none. */
  Tally succeeded(Tally tally);

  /**
   * Not at all for the first few, then twice as long each time, up to a quarter of an hour; a
   * success makes up for all. For what one person does.
   *
   * @param free attempts without a wait
   */
  record Doubling(int free) implements Patience {
    private static final Duration FIRST = Duration.ofSeconds(15);
    private static final Duration LONGEST = Duration.ofMinutes(15);

    @Override
    public Instant opens(Tally tally) {
      if (tally.failures() < free) {
        return Instant.MIN;
      }
      Duration wait = FIRST;
      for (int i = free; i < tally.failures() && wait.compareTo(LONGEST) < 0; i++) {
        wait = wait.multipliedBy(2);
      }
      return tally.last().plus(wait.compareTo(LONGEST) < 0 ? wait : LONGEST);
    }

    @Override
    public Tally failed(Tally tally, Instant now) {
      return new Tally(tally.failures() + 1, now);
    }

    @Override
    public Tally succeeded(Tally tally) {
      return Tally.NONE;
    }
  }

  /**
   * So many at once, and then one in each so long; a success makes up for itself only. For what
   * many people have in common, such as an address.
   *
   * @param atOnce at least 1
   */
  record Steady(int atOnce, Duration each) implements Patience {
    @Override
    public Instant opens(Tally tally) {
      int over = tally.failures() - atOnce + 1;
      return over <= 0 ? Instant.MIN : tally.last().plus(each.multipliedBy(over));
    }

    /** What is forgotten by now is forgotten in whole steps, so that no part of one is lost. */
    @Override
    public Tally failed(Tally tally, Instant now) {
      if (tally.failures() == 0) {
        return new Tally(1, now);
      }
      long steps = Duration.between(tally.last(), now).dividedBy(each);
      return steps >= tally.failures()
          ? new Tally(1, now)
          : new Tally(
              tally.failures() - (int) Math.max(0, steps) + 1,
              tally.last().plus(each.multipliedBy(Math.max(0, steps))));
    }

    @Override
    public Tally succeeded(Tally tally) {
      return tally.failures() > 1 ? new Tally(tally.failures() - 1, tally.last()) : Tally.NONE;
    }
  }
}
