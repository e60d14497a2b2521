package touchline.client.figure;

import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.figure.FigureQuestion;
import touchline.geometry.Vec2;

/**
 * What the reader said to a question.
 *
 * @param answer a Boolean, a Double or a {@link Vec2}, as the question has it; empty if skipped
 */
public record Guess(FigureQuestion question, Optional<Object> answer) {
  boolean isRight() {
    return answer.filter(question::accepts).isPresent();
  }

  /** Answer and truth in one sentence; nothing of a question that was skipped. */
  String told() {
    if (answer.isEmpty()) {
      return "";
    }
    String truth = question.truthText();
    return isRight()
        ? "You said " + text(answer.get()) + ", and so it is."
        : "You said " + text(answer.get()) + "; it is " + truth + ".";
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
