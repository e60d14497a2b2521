package touchline.server.assignment.plan;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;

/** What a schedule means now, in words. */
public final class ScheduleWords {
  private ScheduleWords() {}

  /** For whoever has this schedule: when it is due, what lateness costs now, or that it is over. */
  public static String now(Schedule schedule, LatePolicy late, Instant now, ZoneId zone) {
    if (now.isBefore(schedule.opens())) {
      return "Opens " + Moment.words(schedule.opens(), zone) + ".";
    }
    if (!schedule.isDue(now)) {
      return "Due "
          + Moment.words(schedule.due(), zone)
          + ", in "
          + left(now, schedule.due())
          + ".";
    }
    String was = "It was due " + Moment.words(schedule.due(), zone);
    if (schedule.isClosed(now)) {
      return was + " and is closed.";
    }
    return was
        + ". "
        + cost(late.kept(schedule.late(now)))
        + " It closes "
        + Moment.words(schedule.closes(), zone)
        + ".";
  }

  /**
   * What becomes of work that comes after it is due, for who can still hand in in time; empty once
   * it is due, when {@link #now} says what that means.
   */
  public static String later(Schedule schedule, LatePolicy late, Instant now, ZoneId zone) {
    if (schedule.isDue(now)) {
      return "";
    }
    if (!schedule.closes().isAfter(schedule.due())) {
      return "It closes then: later work is not taken.";
    }
    String until = "Later work is taken until " + Moment.words(schedule.closes(), zone);
    if (late.steps().isEmpty()) {
      return until + " and counts nothing.";
    }
    return until + " and keeps " + kept(schedule, late) + ".";
  }

  private static String kept(Schedule schedule, LatePolicy late) {
    Duration most = Duration.between(schedule.due(), schedule.closes());
    List<String> kept = new ArrayList<>();
    Duration reach = Duration.ZERO;
    for (LatePolicy.Step step : late.steps()) {
      if (reach.compareTo(most) < 0) {
        boolean isLast = step.upTo().compareTo(most) >= 0;
        String until = isLast ? (kept.isEmpty() ? "" : " after that") : upTo(step);
        kept.add(step.percent() + " % of its marks" + until);
        reach = step.upTo();
      }
    }
    if (reach.compareTo(most) < 0) {
      kept.add("nothing after that");
    }
    return String.join(", ", kept);
  }

  private static String upTo(LatePolicy.Step step) {
    return " up to " + step.upTo().toHours() + " h after it was due";
  }

  private static String left(Instant now, Instant due) {
    return ExtensionWords.about(Duration.between(now, due));
  }

  private static String cost(int kept) {
    return switch (kept) {
      case 0 -> "What comes now is taken and marked, and counts nothing.";
      case 100 -> "What comes now still counts in full.";
      default -> "What comes now keeps " + kept + " % of its marks.";
    };
  }
}
