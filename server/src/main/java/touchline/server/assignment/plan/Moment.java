package touchline.server.assignment.plan;

import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Moments as the store keeps them and as people read them. */
public final class Moment {
  private static final DateTimeFormatter WORDS =
      DateTimeFormatter.ofPattern("EEE d MMM uuuu, HH:mm", Locale.ENGLISH);

  /** All of one length, so that texts sort as the moments do. */
  private static final DateTimeFormatter TEXT =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss'Z'", Locale.ROOT).withZone(ZoneOffset.UTC);

  private Moment() {}

  public static String text(Instant moment) {
    return TEXT.format(moment);
  }

  /** On the clocks of the course. */
  public static String words(Instant moment, ZoneId zone) {
    return WORDS.format(moment.atZone(zone));
  }
}
