package touchline.server.invite;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** How far an invitation of many is, in words. */
final class BatchWords {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("d MMM uuuu, HH:mm", Locale.ENGLISH);

  private BatchWords() {}

  /** A batch; templates read it. */
  record View(String path, String title, String state, int waiting, int all, int done) {}

  static View of(Batch batch, String path, ZoneId zone, int rate) {
    String where = batch.section().isEmpty() ? "" : ", section " + batch.section();
    String how = batch.isMailed() ? "By mail" : "Links to hand over";
    String title = how + where + ", " + TIME.format(batch.at().atZone(zone)) + ", " + batch.by();
    return new View(
        path + "/" + batch.id(),
        title,
        state(batch, rate),
        batch.waiting(),
        batch.all(),
        batch.all() - batch.waiting());
  }

  private static String state(Batch batch, int rate) {
    List<String> parts = new ArrayList<>();
    if (batch.isMailed()) {
      parts.add(batch.sent() + " of " + batch.all() + " sent");
      add(parts, batch.waiting(), " waiting, about " + minutes(batch.waiting(), rate));
      add(parts, batch.failed(), " could not be delivered to the mail server");
      add(parts, batch.unknown(), " without a mail address");
    } else {
      parts.add(batch.all() == 1 ? "one link made" : batch.all() + " links made");
    }
    parts.add(
        switch (batch.come()) {
          case 0 -> "nobody has chosen a password yet";
          case 1 -> "one has chosen a password";
          default -> batch.come() + " have chosen a password";
        });
    return String.join("; ", parts) + ".";
  }

  private static void add(List<String> parts, int number, String words) {
    if (number > 0) {
      parts.add(number + words);
    }
  }

  private static String minutes(int letters, int rate) {
    int minutes = (letters + rate - 1) / rate;
    return minutes == 1 ? "a minute" : minutes + " minutes";
  }

  /** What became of somebody's invitation. */
  static String state(String word) {
    return switch (word) {
      case "come" -> "has chosen a password";
      case "waiting" -> "waits to be sent";
      case "sent" -> "sent";
      case "failed" -> "not delivered";
      case "unknown" -> "no mail address";
      default -> "link made";
    };
  }
}
