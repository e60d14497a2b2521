package touchline.server.submission;

import java.util.Locale;

/** What an answer was handed in for. */
public enum Purpose {
  /** As often as the learner likes, on any variant. */
  PRACTICE,
  /** On the variant that was drawn for the learner, a limited number of times. */
  CREDIT;

  /** The name in the database and in receipts. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Purpose of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }
}
