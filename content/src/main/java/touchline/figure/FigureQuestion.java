package touchline.figure;

import java.util.Map;
import touchline.diagram.NumberText;
import touchline.geometry.Vec2;

/**
 * Something that a reader can answer before a step shows it.
 *
 * @param step the step that settles it
 * @param name the variable that it is about, {@code return}, or a condition
 * @param tolerance how far off still counts, in the unit of what is asked
 * @param truth what the trace says: a Boolean, a Double or a {@link Vec2}, as the kind has it
 */
public record FigureQuestion(
    Kind kind, String ask, int step, String name, double tolerance, Object truth) {
  /** What an answer is. */
  public enum Kind {
    YES_NO,
    NUMBER,
    POINT,
    VECTOR
  }

  /** Whether an answer of the question's kind is right; anything else is wrong. */
  public boolean accepts(Object answer) {
    if (answer instanceof Double number && truth instanceof Double right) {
      boolean same = number.doubleValue() == right.doubleValue();
      return same || Math.abs(number - right) <= tolerance;
    }
    if (answer instanceof Vec2 point && truth instanceof Vec2 right) {
      return point.minus(right).length() <= tolerance;
    }
    return answer instanceof Boolean said && said.equals(truth);
  }

  /** The truth in words. */
  public String truthText() {
    if (truth instanceof Boolean yes) {
      return yes ? "yes" : "no";
    }
    return Variables.text(truth);
  }

  /** How near an answer has to be, in words. */
  public String nearness() {
    return "An answer within " + NumberText.of(tolerance) + " is accepted.";
  }

  /** The question as it is spoken. */
  public String spoken() {
    return new Narration(Map.of()).plain(ask);
  }

  /** The question as safe HTML. */
  public String askHtml() {
    return new Narration(Map.of()).html(ask);
  }
}
