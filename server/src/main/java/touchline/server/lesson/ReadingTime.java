package touchline.server.lesson;

/**
 * About how long somebody takes for a lesson. The rule: a minute for each 180 words, as one reads
 * what is new and has formulas in it; a minute for each figure to play with; two for each exercise.
 * From a quarter of an hour on it is rounded to five minutes: nobody is more regular than that.
 *
 * @param words of the running text
 * @param figures of all kinds
 */
public record ReadingTime(int words, int figures, int exercises) {
  private static final double WORDS_A_MINUTE = 180;
  private static final double MINUTES_A_FIGURE = 1;
  private static final double MINUTES_AN_EXERCISE = 2;
  private static final int ROUGH = 5;
  private static final int ROUGH_FROM = 15;

  /** At least one. */
  public int minutes() {
    double exact =
        words / WORDS_A_MINUTE + figures * MINUTES_A_FIGURE + exercises * MINUTES_AN_EXERCISE;
    long minutes = exact < ROUGH_FROM ? Math.round(exact) : Math.round(exact / ROUGH) * ROUGH;
    return (int) Math.max(1, minutes);
  }
}
