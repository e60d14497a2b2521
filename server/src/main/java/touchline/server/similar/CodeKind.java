package touchline.server.similar;

import java.util.Arrays;
import java.util.Locale;

/** Which methods are compared, by their mark. */
enum CodeKind {
  ALL("All methods", 0, 2),
  RIGHT("Right ones", 1, 2),
  WRONG("Wrong ones", 0, 1);

  private final String words;
  private final double least;
  private final double below;

  CodeKind(String words, double least, double below) {
    this.words = words;
    this.least = least;
    this.below = below;
  }

  /** The one that an address names; all where it names none. */
  static CodeKind of(String name) {
    return Arrays.stream(values()).filter(kind -> kind.key().equals(name)).findFirst().orElse(ALL);
  }

  /** In addresses. */
  String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  String words() {
    return words;
  }

  /** The lowest mark, from 0 to 1. */
  double least() {
    return least;
  }

  /** All marks are below. */
  double below() {
    return below;
  }
}
