package touchline.answer;

/**
 * What one field is worth.
 *
 * @param worth from 0 to 1
 * @param note for the learner: what was understood, or why it counts as it does; may be empty
 */
public record FieldMark(State state, double worth, String note) {
  /** What is said about a field. */
  public enum State {
    RIGHT,
    /** Wrong, but it follows from the learner's own earlier values. */
    FOLLOWS,
    /** Part of it is right. */
    PARTLY,
    WRONG,
    BLANK,
    NOT_UNDERSTOOD
  }

  /** Whether something was answered that is not wholly right. */
  public boolean isWrong() {
    return state == State.WRONG || state == State.PARTLY || state == State.FOLLOWS;
  }

  public static FieldMark blank() {
    return new FieldMark(State.BLANK, 0, "");
  }

  public static FieldMark notUnderstood(String message) {
    return new FieldMark(State.NOT_UNDERSTOOD, 0, message);
  }
}
