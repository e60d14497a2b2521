package touchline.server.assignment.plan;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.zone.ZoneOffsetTransition;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** A date and time as a form has it, in a course's time zone. */
public sealed interface WallTime {
  String NOT_UNDERSTOOD = "Type a date and a time, such as 2026-11-30 23:59.";

  /** How a text ends that says which clock it means. */
  Pattern CLOCK = Pattern.compile("(Z|[+-][0-9]{2}:[0-9]{2})\\s*$");

  /** A moment, and how it is read out where the clock shows that time twice. */
  record At(Instant instant, String note) implements WallTime {}

  /** Why there is no such moment. */
  record Problem(String text) implements WallTime {}

  /**
   * As {@code <input type="datetime-local">} sends it: 2026-03-29T02:30. Programs may say which
   * clock they mean: 2026-03-29T02:30+01:00.
   */
  static WallTime read(String typed, ZoneId zone) {
    if (CLOCK.matcher(typed).find()) {
      try {
        return new At(OffsetDateTime.parse(typed.strip()).toInstant(), "");
      } catch (DateTimeParseException other) {
        return new Problem(NOT_UNDERSTOOD);
      }
    }
    LocalDateTime local;
    try {
      local = LocalDateTime.parse(typed.strip().replace(' ', 'T'));
    } catch (DateTimeParseException other) {
      return new Problem(NOT_UNDERSTOOD);
    }
    List<ZoneOffset> offsets = zone.getRules().getValidOffsets(local);
    if (offsets.isEmpty()) {
      return new Problem(missing(local, zone));
    }
    String note =
        offsets.size() == 1
            ? ""
            : "The clocks go back then, and this time comes twice; the second one counts.";
    return new At(local.toInstant(offsets.get(offsets.size() - 1)), note);
  }

  private static String missing(LocalDateTime local, ZoneId zone) {
    ZoneOffsetTransition jump = zone.getRules().getTransition(local);
    DateTimeFormatter hours = DateTimeFormatter.ofPattern("HH:mm", Locale.ROOT);
    return "There is no such time: the clocks go forward from "
        + hours.format(jump.getDateTimeBefore())
        + " to "
        + hours.format(jump.getDateTimeAfter())
        + " that night.";
  }

  /** For the form's field. */
  static String written(Instant instant, ZoneId zone) {
    return DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm", Locale.ROOT)
        .format(ZonedDateTime.ofInstant(instant, zone));
  }
}
