package touchline.server.lti.mark;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import touchline.server.assignment.plan.PlanWords;

/**
 * Somebody's mark on its way, as staff read it.
 *
 * @param state of its row in the store
 * @param shown what the platform showed when it was asked last
 * @param isRead whether it was asked since the mark was sent
 */
public record ShownMark(
    String name,
    double points,
    double worth,
    String state,
    String problem,
    Optional<Instant> sentAt,
    OptionalDouble shown,
    boolean isRead,
    ZoneId zone) {
  private static final DateTimeFormatter WORDS =
      DateTimeFormatter.ofPattern("d MMM, HH:mm", Locale.ENGLISH);

  /** What it is here. */
  public String here() {
    return state.equals("gone") ? "none" : PlanWords.points(points);
  }

  /** What became of it. */
  public String sent() {
    String last = sentAt.map(at -> "sent " + WORDS.format(at.atZone(zone))).orElse("");
    return switch (state) {
      case "sent" -> last;
      case "refused" -> "not taken: " + problem + ". It is tried again once a day.";
      case "gone" -> last.isEmpty() ? "not sent" : last + ", when there was one";
      default -> {
        String waits = problem.isEmpty() ? "waits" : "waits: " + problem;
        yield last.isEmpty() ? waits : waits + " (" + last + " before)";
      }
    };
  }

  /** What the platform shows. */
  public String there() {
    if (!isRead && shown.isEmpty()) {
      return state.equals("sent") ? "not asked yet" : "";
    }
    return shown.isEmpty() ? "no mark" : PlanWords.points(shown.getAsDouble());
  }

  /** What to know about it; empty if both show the same. */
  public String note() {
    if (shown.isEmpty() || !isRead || !state.equals("sent")) {
      return "";
    }
    if (!Push.isNear(shown.getAsDouble(), points, worth)) {
      return "overridden there";
    }
    boolean isCut = points > worth && shown.getAsDouble() < points - worth / 100;
    return isCut ? "the most that it takes" : "";
  }
}
