package touchline.server.submission;

import java.util.Locale;

/** What a verdict comes down to. */
public enum AnswerOutcome {
  RIGHT,
  PARTLY,
  WRONG;

  /** What a mark from 0 to 1 is called. */
  public static AnswerOutcome of(double mark) {
    if (mark >= 1) {
      return RIGHT;
    }
    return mark > 0 ? PARTLY : WRONG;
  }

  /** The name in the database and in style sheets. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static AnswerOutcome of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }
}
