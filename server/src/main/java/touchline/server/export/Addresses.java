package touchline.server.export;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What an address of the site becomes in a folder in which all pages lie side by side. */
final class Addresses {
  private static final Pattern LESSON = Pattern.compile("/lessons/([a-z0-9-]+)(#.*)?");
  private static final Pattern EXERCISE =
      Pattern.compile("/exercises/([a-z0-9-]+)/([a-z0-9_-]+)([/?].*)?");

  private Addresses() {}

  /** The file of a page of the site, by its path. */
  static String file(String path) {
    Matcher lesson = LESSON.matcher(path);
    if (lesson.matches()) {
      return lesson.group(1) + ".html";
    }
    return path.equals("/") ? "index.html" : path.substring(1) + ".html";
  }

  /** The address in the folder; empty for what needs the site. */
  static Optional<String> of(String address) {
    if (!address.startsWith("/")) {
      return Optional.of(address);
    }
    Matcher lesson = LESSON.matcher(address);
    if (lesson.matches()) {
      String anchor = lesson.group(2) == null ? "" : lesson.group(2);
      return Optional.of(lesson.group(1) + ".html" + anchor);
    }
    Matcher exercise = EXERCISE.matcher(address);
    if (exercise.matches()) {
      return Optional.of(exercise.group(1) + ".html#exercise-" + exercise.group(2));
    }
    if (address.startsWith("/assets/")) {
      return Optional.of(address.substring(1));
    }
    return address.equals("/") || address.equals("/review")
        ? Optional.of(file(address))
        : Optional.empty();
  }
}
