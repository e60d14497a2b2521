package touchline.server.lesson;

import touchline.task.Kind;

/**
 * About how long somebody takes for a lesson. The rule: to read, a minute for each 180 words, as
 * one reads what is new and has formulas in it, and a minute for each figure to play with; to do
 * the exercises, two minutes for a value or a choice, four for a trace, for lines in order and for
 * gaps, eight for cases that test a method, twelve for a method. From a quarter of an hour on each
 * is rounded to five minutes: nobody is more regular than that.
 *
 * @param words of the running text
 * @param figures of all kinds
 * @param practice minutes for all exercises, not rounded
 */
public record ReadingTime(int words, int figures, int practice) {
  private static final double WORDS_A_MINUTE = 180;
  private static final double MINUTES_A_FIGURE = 1;
  private static final int ROUGH = 5;
  private static final int ROUGH_FROM = 15;

  /** Minutes for an exercise. */
  public static int of(Kind kind) {
    return switch (kind) {
      case NUMBER, VECTOR, YES_NO, CHOICE, PLACE, HUNT -> 2;
      case TRACE, ORDER, GAPS -> 4;
      case TESTS -> 8;
      case CODE -> 12;
    };
  }

  /** Minutes to read; at least one. */
  public int reading() {
    return Math.max(1, rounded(words / WORDS_A_MINUTE + figures * MINUTES_A_FIGURE));
  }

  /** Minutes to do the exercises. */
  public int exercises() {
    return rounded(practice);
  }

  private static int rounded(double exact) {
    return (int) (exact < ROUGH_FROM ? Math.round(exact) : Math.round(exact / ROUGH) * ROUGH);
  }
}
