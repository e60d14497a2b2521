package touchline.server.assignment.plan;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;

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
