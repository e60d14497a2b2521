package touchline.server.course;

import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.Map;
import java.util.Optional;
import touchline.server.page.FilledForm;

/** What is asked about a course, as it was typed and as it is stored. */
public final class CourseForm {
  public static final String TITLE = "title";
  public static final String ZONE = "zone";

  private static final int LONGEST = 200;

  private CourseForm() {}

  public static FilledForm of(String title, String zone) {
    return new FilledForm(Map.of(TITLE, title, ZONE, zone), Map.of())
        .with(TITLE, titleProblem(title.strip()))
        .with(ZONE, zone(zone).isPresent() ? Optional.empty() : Optional.of(zoneProblem(zone)));
  }

  private static Optional<String> titleProblem(String title) {
    if (title.isEmpty()) {
      return Optional.of("Type the course's title.");
    }
    return title.length() <= LONGEST
        ? Optional.empty()
        : Optional.of("A title has at most " + LONGEST + " characters.");
  }

  private static String zoneProblem(String typed) {
    return "There is no time zone " + typed.strip() + ". Type one such as Europe/Berlin or UTC.";
  }

  /** A region and not an offset: an offset would be wrong in one half of the year. */
  public static Optional<ZoneId> zone(String typed) {
    String name = typed.strip();
    try {
      return ZoneId.getAvailableZoneIds().contains(name)
          ? Optional.of(ZoneId.of(name))
          : Optional.empty();
    } catch (DateTimeException none) {
      return Optional.empty();
    }
  }
}
