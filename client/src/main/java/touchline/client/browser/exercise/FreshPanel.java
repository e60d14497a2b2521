package touchline.client.browser.exercise;

import java.util.List;
import touchline.answer.Field;
import touchline.answer.Form;
import touchline.client.browser.Element;
import touchline.exercise.Seeds;
import touchline.task.Given;
import touchline.task.GivenValue;
import touchline.task.Question;
import touchline.task.Task;

/**
 * A panel with another question, drawn in the page: a copy of one that the server wrote, in which
 * what belongs to the question is written anew. It needs no connection.
 */
final class FreshPanel {
  private final Element panel;
  private final String path;
  private final long seed;
  private final int question;
  private final List<Question> questions;

  private FreshPanel(Element panel, String path, Task task, long seed, int question) {
    this.panel = panel;
    this.path = path;
    this.seed = seed;
    this.question = question;
    this.questions = task.variant(seed).questions();
  }

  /**
   * The panel of a question, not yet in the page.
   *
   * @param html a panel of the same exercise as the server wrote it, with or without a verdict
   * @param path of the exercise's own page
   * @param question from 0
   */
  static Element of(String html, String path, Task task, long seed, int question) {
    Element panel = Element.parse(html).orElseThrow();
    new FreshPanel(panel, path, task, seed, question).write();
    return panel;
  }

  private void write() {
    forget();
    panel.setAttribute("data-seed", Long.toString(seed));
    panel.setAttribute("data-address", address(seed, question));
    panel
        .find(".question-number")
        .ifPresent(
            number ->
                number.setTextContent("Question " + (question + 1) + " of " + questions.size()));
    hidden("seed", Long.toString(seed));
    hidden("question", Integer.toString(question + 1));
    giveAll(questions.get(question).givens());
    questions.get(question).fields().forEach(this::putLines);
    lead();
  }

  /** Takes away what was answered and said. */
  private void forget() {
    AnswerForm.forgetVerdict(panel);
    String said = ".solution, .receipt-of, p.problem[role], .solve, .leave";
    panel.findAll(said).forEach(Element::remove);
    panel.findAll(".problem").forEach(problem -> problem.setTextContent(""));
    for (Element input : panel.findAll("input")) {
      input.removeAttribute("aria-invalid");
      input.removeAttribute("checked");
      if (input.matches(".answer-fields [type=text]")) {
        input.setAttribute("value", "");
      }
    }
  }

  private void hidden(String name, String value) {
    panel.need(".answer input[name=" + name + "]").setAttribute("value", value);
  }

  private void giveAll(List<Given> givens) {
    List<Element> stages = panel.findAll(".exercise-stage");
    List<Element> lists = panel.findAll("dl.given");
    for (int i = 0; i < givens.size(); i++) {
      stages.get(i).setAttribute("data-view", givens.get(i).corners());
      if (!givens.get(i).start().isEmpty()) {
        stages.get(i).setAttribute("data-start", givens.get(i).start());
      }
      stages.get(i).setInnerHTML(givens.get(i).picture());
      List<Element> texts = lists.get(i).findAll("dd");
      List<GivenValue> values = givens.get(i).values();
      for (int k = 0; k < values.size(); k++) {
        texts.get(k).setTextContent(values.get(k).text());
      }
    }
  }

  /** The lines to be put in order, those of this variant; all of them are used at first. */
  private void putLines(Field field) {
    if (field.form() == Form.LINES) {
      panel.findAll(".lines .unused").forEach(row -> panel.need(".lines").append(row));
      List<Element> rows = panel.findAll(".lines li:not(.unused)");
      for (int i = 0; i < rows.size(); i++) {
        String option = field.options().get(i);
        int blank = option.indexOf(' ');
        rows.get(i).setAttribute("data-line", option.substring(0, blank));
        rows.get(i).need(".line-name").setTextContent(option.substring(0, blank));
        rows.get(i).need("code").setTextContent(option.substring(blank + 1));
      }
    }
  }

  /** Where the panel leads on to. */
  private void lead() {
    Element another = panel.need("a.another");
    another.setAttribute("href", address(Seeds.next(seed), 0));
    panel.findAll("a.next").forEach(Element::remove);
    if (question + 1 < questions.size()) {
      Element next = Element.create("a", "onward next");
      next.setTextContent("Next question");
      next.setAttribute("href", address(seed, question + 1));
      panel.need(".again").prepend(next, " ");
    }
  }

  private String address(long seed, int question) {
    return address(path, seed, question);
  }

  /** Where a question is asked that has no verdict yet. */
  static String address(String path, long seed, int question) {
    return path + "?seed=" + seed + (question == 0 ? "" : "&question=" + (question + 1));
  }
}
