package touchline.server.assignment;

import java.time.Duration;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import touchline.server.assignment.plan.Extension;
import touchline.server.assignment.plan.ExtensionGrant;
import touchline.server.assignment.plan.WallTime;
import touchline.server.page.FilledForm;

/** Reads a form that gives more time: to people, a section or everybody. */
final class ExtensionReader {
  static final String WHOM = "whom";
  static final String LOGINS = "logins";
  static final String SECTION = "section";
  static final String KIND = "kind";
  static final String UNTIL = "until";
  static final String MINUTES = "minutes";
  static final String PERCENT = "percent";
  static final String REASON = "reason";

  static final List<String> FIELDS =
      List.of(WHOM, LOGINS, SECTION, KIND, UNTIL, MINUTES, PERCENT, REASON);

  private static final int LONGEST = 500;

  /** A year. */
  private static final int MOST_MINUTES = 525_600;

  private final Map<String, String> values = new HashMap<>();
  private final Map<String, String> problems = new LinkedHashMap<>();

  private ExtensionReader() {}

  /** What was read; the extensions are none if something is wrong. */
  record Result(FilledForm filled, List<ExtensionGrant> extensions) {}

  /**
   * Reads it.
   *
   * @param students accounts by login
   */
  static Result read(
      UnaryOperator<String> field, Map<String, Long> students, List<String> sections, ZoneId zone) {
    ExtensionReader reader = new ExtensionReader();
    FIELDS.forEach(name -> reader.values.put(name, field.apply(name).strip()));
    List<ExtensionGrant> extensions = reader.extensions(students, sections, zone);
    return new Result(
        new FilledForm(reader.values, reader.problems),
        reader.problems.isEmpty() ? extensions : List.of());
  }

  private String value(String field) {
    return values.getOrDefault(field, "");
  }

  private List<ExtensionGrant> extensions(
      Map<String, Long> students, List<String> sections, ZoneId zone) {
    String reason = value(REASON);
    if (reason.length() > LONGEST) {
      problems.put(REASON, "A reason has at most " + LONGEST + " characters.");
    }
    Optional<Extension> extension = extension(zone);
    List<Whom> all = whom(students, sections);
    return extension
        .map(time -> all.stream().map(one -> one.granted(time, reason)).toList())
        .orElse(List.of());
  }

  /** One person, or with no account a section or everybody. */
  private record Whom(long account, String section) {
    ExtensionGrant granted(Extension time, String reason) {
      return new ExtensionGrant(0, account, section, time, reason);
    }
  }

  private List<Whom> whom(Map<String, Long> students, List<String> sections) {
    return switch (value(WHOM)) {
      case "people" -> people(students).stream().map(account -> new Whom(account, "")).toList();
      case "section" -> List.of(new Whom(0, section(sections)));
      case "everybody" -> List.of(new Whom(0, ""));
      default -> {
        problems.put(WHOM, "Choose who gets more time.");
        yield List.of();
      }
    };
  }

  private String section(List<String> sections) {
    String section = value(SECTION);
    if (!sections.contains(section)) {
      problems.put(SECTION, "Choose a section.");
    }
    return section;
  }

  private List<Long> people(Map<String, Long> students) {
    List<String> logins =
        Stream.of(value(LOGINS).split("[\\s,;]+", -1))
            .filter(login -> !login.isEmpty())
            .map(login -> login.toLowerCase(Locale.ROOT))
            .distinct()
            .toList();
    List<String> unknown = logins.stream().filter(login -> !students.containsKey(login)).toList();
    if (logins.isEmpty()) {
      problems.put(LOGINS, "Type the login name of each, one a line.");
    } else if (!unknown.isEmpty()) {
      problems.put(LOGINS, "Not a student of this course: " + String.join(", ", unknown) + ".");
    }
    return unknown.isEmpty() ? logins.stream().map(students::get).toList() : List.of();
  }

  private Optional<Extension> extension(ZoneId zone) {
    return switch (value(KIND)) {
      case "until" -> until(zone);
      case "by" -> by();
      case "share" -> share();
      default -> {
        problems.put(KIND, "Choose how much time.");
        yield Optional.empty();
      }
    };
  }

  private Optional<Extension> until(ZoneId zone) {
    WallTime read = WallTime.read(value(UNTIL), zone);
    if (read instanceof WallTime.At at) {
      return Optional.of(new Extension.Until(at.instant()));
    }
    problems.put(UNTIL, ((WallTime.Problem) read).text());
    return Optional.empty();
  }

  private Optional<Extension> by() {
    int minutes = number(value(MINUTES));
    if (minutes >= 1 && minutes <= MOST_MINUTES) {
      return Optional.of(new Extension.By(Duration.ofMinutes(minutes)));
    }
    problems.put(MINUTES, "Type whole minutes, from 1 to " + MOST_MINUTES + ".");
    return Optional.empty();
  }

  private Optional<Extension> share() {
    int percent = number(value(PERCENT));
    if (percent >= 1 && percent <= Extension.Share.MOST) {
      return Optional.of(new Extension.Share(percent));
    }
    problems.put(PERCENT, "Type a whole percentage, from 1 to " + Extension.Share.MOST + ".");
    return Optional.empty();
  }

  private static int number(String typed) {
    return typed.matches("[0-9]{1,7}") ? Integer.parseInt(typed) : 0;
  }
}
