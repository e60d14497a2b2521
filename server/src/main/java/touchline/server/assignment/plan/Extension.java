package touchline.server.assignment.plan;

import java.time.Duration;
import java.time.Instant;

/** More time for somebody. It only ever helps: who has several gets the best of each. */
public sealed interface Extension {
  /** The schedule of who has it. */
  Schedule applied(Schedule schedule);

  /** Due by a date, and open at least as long. */
  record Until(Instant due) implements Extension {
    @Override
    public Schedule applied(Schedule schedule) {
      return schedule.dueBy(due);
    }
  }

  /** Due later by a time, and closed later by the same. */
  record By(Duration more) implements Extension {
    public By {
      if (more.isNegative() || more.isZero()) {
        throw new IllegalArgumentException("more must be more than nothing: " + more);
      }
    }

    @Override
    public Schedule applied(Schedule schedule) {
      return new Schedule(
          schedule.opens(), schedule.due().plus(more), schedule.closes().plus(more));
    }
  }

  /**
   * Extra time in proportion, for those who are entitled to it.
   *
   * @param percent of the time from opening to due that comes on top, such as 25
   */
  record Share(int percent) implements Extension {
    public static final int MOST = 400;

    public Share {
      if (percent < 1 || percent > MOST) {
        throw new IllegalArgumentException("percent must be from 1 to " + MOST + ": " + percent);
      }
    }

    @Override
    public Schedule applied(Schedule schedule) {
      Duration span = Duration.between(schedule.opens(), schedule.due());
      Duration more = span.multipliedBy(percent).dividedBy(100);
      return more.isZero() ? schedule : new By(more).applied(schedule);
    }
  }

  /** The schedule of somebody with all of these: each is applied to what everybody has. */
  static Schedule best(Schedule everybody, Iterable<Extension> extensions) {
    Schedule best = everybody;
    for (Extension extension : extensions) {
      Schedule one = extension.applied(everybody);
      best = best.dueBy(one.due()).closingAt(one.closes());
    }
    return best;
  }
}
