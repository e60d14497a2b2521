package touchline.answer;

import java.util.List;

/**
 * One thing to be answered.
 *
 * @param name what it is called in the task, such as {@code proj}
 * @param unit after the number, such as {@code m}; empty if none
 * @param options what can be chosen, in order; for {@link Form#LINES} each is a name, a blank and
 *     the line; for {@link Form#EXPRESSION} the code that stands before it and, of the last field,
 *     the code after it
 */
public record Field(String name, Form form, String unit, List<String> options) {
  /** The unit of a speed where time is counted in steps. */
  public static final String PER_STEP = "m a step";

  public Field {
    options = List.copyOf(options);
  }

  public static Field number(String name, String unit) {
    return new Field(name, Form.NUMBER, unit, List.of());
  }

  public static Field point(String name) {
    return new Field(name, Form.POINT, "m", List.of());
  }

  /** A velocity by its two numbers: what moves in one step. */
  public static Field velocity(String name) {
    return new Field(name, Form.POINT, PER_STEP, List.of());
  }

  /** A place on a screen, in pixels. */
  public static Field pixel(String name) {
    return new Field(name, Form.POINT, "px", List.of());
  }

  /** A vector of length 1 has no unit. */
  public static Field direction(String name) {
    return new Field(name, Form.POINT, "", List.of());
  }

  public static Field yesNo(String name) {
    return new Field(name, Form.YES_NO, "", List.of());
  }

  public static Field choice(String name, List<String> options) {
    return new Field(name, Form.CHOICE, "", options);
  }
}
