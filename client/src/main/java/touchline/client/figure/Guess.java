package touchline.client.figure;

import java.util.Optional;
import touchline.answer.Value;
import touchline.diagram.NumberText;
import touchline.figure.FigureQuestion;
import touchline.geometry.Vec2;
import touchline.task.Slant;

/**
 * What the reader said to a question.
 *
 * @param answer a Boolean, a Double or a {@link Vec2}, as the question has it; empty if skipped
 */
public record Guess(FigureQuestion question, Optional<Object> answer) {
  boolean isRight() {
    return answer.filter(question::accepts).isPresent();
  }

  /** How a wrong answer lies to the right one, after a blank; empty if nothing is plain to see. */
  public String slant() {
    return answer.isEmpty() || answer.get() instanceof Boolean
        ? ""
        : Slant.of(Value.of(answer.get()), Value.of(question.truth()), question.tolerance());
  }

  /** Answer and truth in one sentence; nothing of a question that was skipped. */
  String told() {
    if (answer.isEmpty()) {
      return "";
    }
    String said = text(answer.get());
    boolean isDecision = answer.get() instanceof Boolean;
    if (isRight()) {
      return isDecision ? "You predicted " + said + ", and that’s right." : "Yes, " + said + ".";
    }
    return "You predicted " + said + ", but it’s " + question.truthText() + "." + slant();
  }

  /** What was said, as numbers are shown; empty if the question was skipped. */
  public String text() {
    return answer.map(Guess::text).orElse("");
  }

  private static String text(Object answer) {
    if (answer instanceof Vec2 point) {
      return NumberText.of(point);
    }
    if (answer instanceof Double number) {
      return NumberText.of(number);
    }
    return Boolean.TRUE.equals(answer) ? "yes" : "no";
  }
}
