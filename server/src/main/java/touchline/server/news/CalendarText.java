package touchline.server.news;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** A calendar as programs read it: iCalendar, RFC 5545. */
final class CalendarText {
  /** Octets of a line without its end; RFC 5545, 3.1. */
  private static final int LINE = 75;

  /** Form 2 of RFC 5545, 3.3.5: in UTC, so that no time zone need be told. */
  private static final DateTimeFormatter MOMENT =
      DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmss'Z'", Locale.ROOT).withZone(ZoneOffset.UTC);

  private final StringBuilder text = new StringBuilder();

  CalendarText() {
    line("BEGIN:VCALENDAR");
    line("VERSION:2.0");
    line("PRODID:-//Touchline//Due dates//EN");
    line("CALSCALE:GREGORIAN");
    line("X-WR-CALNAME:Touchline");
  }

  /**
   * Something at a moment; by RFC 5545, 3.6.1, an event without an end ends when it begins.
   *
   * @param id the same whenever the event is told, and no other's
   */
  CalendarText event(String id, String title, String url, Instant at, Instant now) {
    line("BEGIN:VEVENT");
    line("UID:" + id);
    line("DTSTAMP:" + MOMENT.format(now));
    line("DTSTART:" + MOMENT.format(at));
    line("SUMMARY:" + escaped(title));
    line("URL:" + url);
    line("END:VEVENT");
    return this;
  }

  /** RFC 5545, 3.3.11. */
  private static String escaped(String words) {
    return words
        .replace("\\", "\\\\")
        .replace(";", "\\;")
        .replace(",", "\\,")
        .replaceAll("\\R", "\\\\n");
  }

  /** A line, folded between characters where it is too long. */
  private void line(String line) {
    int octets = 0;
    for (int i = 0; i < line.length(); ) {
      String letter = Character.toString(line.codePointAt(i));
      int more = letter.getBytes(UTF_8).length;
      if (octets + more > LINE) {
        text.append("\r\n ");
        octets = 1;
      }
      text.append(letter);
      octets += more;
      i += letter.length();
    }
    text.append("\r\n");
  }

  /** The whole calendar. */
  @Override
  public String toString() {
    return text + "END:VCALENDAR\r\n";
  }
}
