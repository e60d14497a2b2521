package touchline.server.remark;

import java.util.Locale;
import java.util.Optional;

/** Which of the new marks count. */
enum ApplyRule {
  HIGHEST("The higher mark of each answer", "Each answer keeps the higher of its two marks."),
  REPLACE("Every new mark", "Each answer gets its new mark, whether that is higher or lower."),
  ONLY_UP(
      "New marks for whoever does not lose by them",
      "A student whose points for the assignment would fall keeps all of the old marks; everybody"
          + " else gets all of the new ones.");

  private final String title;
  private final String sentence;

  ApplyRule(String title, String sentence) {
    this.title = title;
    this.sentence = sentence;
  }

  /** As the store and forms write it. */
  String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** In a few words. */
  String title() {
    return title;
  }

  /** What it does, for who decides. */
  String sentence() {
    return sentence;
  }

  static Optional<ApplyRule> of(String word) {
    for (ApplyRule way : values()) {
      if (way.word().equals(word)) {
        return Optional.of(way);
      }
    }
    return Optional.empty();
  }

  /** The mark that an answer gets. */
  MarkState of(MarkState before, MarkState after) {
    return this == HIGHEST ? before.highest(after) : after;
  }

  /** Whether a student's points may become these. */
  boolean allows(double before, double after) {
    return this != ONLY_UP || after >= before - ROUNDING;
  }

  /** In points: sums of the same marks in another order differ by much less. */
  private static final double ROUNDING = 1e-9;
}
