package touchline.server.assignment.plan;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;

/**
 * When an assignment can be worked on.
 *
 * @param opens from then on it can be seen and answered
 * @param due until then work is in time
 * @param closes until then work is taken, late if after {@code due}
 */
public record Schedule(Instant opens, Instant due, Instant closes) {
  public Schedule {
    if (due.isBefore(opens)) {
      throw new IllegalArgumentException("due must not be before opens: " + due);
    }
    if (closes.isBefore(due)) {
      throw new IllegalArgumentException("closes must not be before due: " + closes);
    }
  }

  /** Whether work that arrives then is taken; the last moment counts. */
  public boolean isOpen(Instant at) {
    return !at.isBefore(opens) && !isClosed(at);
  }

  /** Whether it is due: what arrives at the last moment is still in time. */
  public boolean isDue(Instant at) {
    return at.isAfter(due);
  }

  /** Whether nothing is taken any more. */
  public boolean isClosed(Instant at) {
    return at.isAfter(closes);
  }

  /** How late work is that arrives then; zero if it is in time. */
  public Duration late(Instant at) {
    return isDue(at) ? Duration.between(due, at) : Duration.ZERO;
  }

  /** The same with a later due time; it never closes before it is due. */
  Schedule dueBy(Instant later) {
    return later.isAfter(due)
        ? new Schedule(opens, later, closes.isAfter(later) ? closes : later)
        : this;
  }

  /** The same with a later closing. */
  Schedule closingAt(Instant later) {
    return later.isAfter(closes) ? new Schedule(opens, due, later) : this;
  }

  /** The same so many days later by the clock: 23:59 stays 23:59 over a change of the clocks. */
  public Schedule later(int days, ZoneId zone) {
    Instant newOpens = later(opens, days, zone);
    Instant newDue = later(due, days, zone);
    Instant newCloses = later(closes, days, zone);
    // An hour that a change of the clocks leaves out can put two moments out of order.
    Instant inOrder = newDue.isBefore(newOpens) ? newOpens : newDue;
    return new Schedule(newOpens, inOrder, newCloses.isBefore(inOrder) ? inOrder : newCloses);
  }

  private static Instant later(Instant moment, int days, ZoneId zone) {
    return moment.atZone(zone).plusDays(days).toInstant();
  }
}
