package touchline.answer;

/** What became of one typed text. */
public sealed interface Reading {
  /**
   * A number, a point, a choice.
   *
   * @param key what was understood beyond the value, where that does not say it all
   * @param shown what was understood, for the learner: {@code 1/3 = 0.333}
   */
  record Understood(Value value, String key, String shown) implements Reading {
    Understood(Value value, String shown) {
      this(value, "", shown);
    }

    public double x() {
      return value.x();
    }

    public double y() {
      return value.y();
    }
  }

  record Blank() implements Reading {}

  /** The message says what was understood and what was not. */
  record NotUnderstood(String message) implements Reading {}
}
