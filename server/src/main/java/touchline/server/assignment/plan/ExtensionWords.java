package touchline.server.assignment.plan;

import java.time.Duration;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;

/** Extensions in words. */
public final class ExtensionWords {
  private ExtensionWords() {}

  public static String of(Extension extension, ZoneId zone) {
    if (extension instanceof Extension.Until until) {
      return "due " + Moment.words(until.due(), zone);
    }
    if (extension instanceof Extension.By by) {
      return duration(by.more()) + " more";
    }
    return ((Extension.Share) extension).percent() + " % more time";
  }

  /** Such as {@code 1 day 2 h 30 min}. */
  static String duration(Duration time) {
    StringBuilder words = new StringBuilder();
    append(words, time.toDays(), time.toDays() == 1 ? " day" : " days");
    append(words, time.toHoursPart(), " h");
    append(words, time.toMinutesPart(), " min");
    return words.isEmpty() ? "less than a minute" : words.toString();
  }

  /** The same, rounded down where minutes say nothing: {@code 2 days 3 h}. */
  static String about(Duration time) {
    return duration(time.toDays() > 0 ? time.truncatedTo(ChronoUnit.HOURS) : time);
  }

  private static void append(StringBuilder words, long number, String unit) {
    if (number > 0) {
      words.append(words.isEmpty() ? "" : " ").append(number).append(unit);
    }
  }
}
