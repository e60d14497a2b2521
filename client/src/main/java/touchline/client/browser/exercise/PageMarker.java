package touchline.client.browser.exercise;

import java.util.ArrayList;
import java.util.List;
import touchline.answer.Answer;
import touchline.client.browser.Element;
import touchline.client.exercise.Practice;
import touchline.client.exercise.Tasks;
import touchline.exercise.Seeds;
import touchline.task.Task;

/** The marker that the page has for one variant, and the answers that it has seen. */
final class PageMarker {
  private final Tasks tasks;
  private final String task;
  private final String seed;
  private final List<String> answers = new ArrayList<>();

  /** The marker for the variant that a panel shows. */
  PageMarker(Element section, Tasks tasks) {
    this.tasks = tasks;
    this.task = section.attribute("data-task");
    this.seed = section.attribute("data-seed");
  }

  /** Goes on with the answers of an earlier panel if it showed the same variant. */
  void goOnFrom(PageMarker earlier) {
    if (earlier.task.equals(task) && earlier.seed.equals(seed)) {
      answers.addAll(earlier.answers);
    }
  }

  /** The task; a variant of it can be drawn here. */
  Task task() {
    return task(task);
  }

  /** A task of the page's exercises, by its id. */
  Task task(String id) {
    return tasks.named(id).orElseThrow();
  }

  /** The variant after this one. */
  long nextSeed() {
    return Seeds.next(Long.parseLong(seed));
  }

  long seed() {
    return Long.parseLong(seed);
  }

  /**
   * False for credit, which the server alone marks, and for a task that the page does not have: the
   * site may have got another one since it was opened.
   */
  boolean isThere() {
    return !task.isEmpty() && !seed.isEmpty() && tasks.named(task).isPresent();
  }

  /** The last answer as a picture; empty if it has none. */
  String picture() {
    return Practice.picture(tasks, task, seed(), Practice.join(answers));
  }

  /** Marks an answer, as {@link Practice#mark}; one that was understood is remembered. */
  String mark(Answer answer) {
    List<String> all = new ArrayList<>(answers);
    all.add(Practice.text(answer));
    String result = Practice.mark(tasks, task, Long.parseLong(seed), Practice.join(all));
    if (!result.startsWith("problems")) {
      answers.add(Practice.text(answer));
    }
    return result;
  }
}
