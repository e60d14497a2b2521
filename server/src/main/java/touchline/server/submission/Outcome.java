package touchline.server.submission;

import java.util.Locale;

/** What a verdict comes down to. */
public enum Outcome {
  RIGHT,
  WRONG;

  /** The name in the database and in style sheets. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Outcome of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }
}
