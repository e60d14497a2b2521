package touchline.client.browser.exercise;

import java.util.Optional;
import touchline.client.browser.Element;
import touchline.client.exercise.Tasks;
import touchline.question.PractisedQuestion;
import touchline.task.Task;

/**
 * The task of an exercise whose page brings along what it is marked by. The panels that the server
 * sends later do not repeat that, so who replaces a panel hands its tasks on.
 */
final class PractisedTask {
  private PractisedTask() {}

  /** The task that a panel brings; the other tasks if it brings none. */
  static Tasks in(Element section, Tasks others) {
    Optional<Task> own =
        Element.insideTemplate(section, "template.practised", "pre")
            .map(text -> PractisedQuestion.task(name(section), text.getTextContent()));
    return own.isPresent() ? id -> own.filter(task -> task.id().equals(id)) : others;
  }

  private static String name(Element section) {
    return section.attribute("data-task");
  }
}
