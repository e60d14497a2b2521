package touchline.client.browser;

import java.util.Optional;
import touchline.client.exercise.Practice;
import touchline.mistake.MistakeText;
import touchline.task.Answer;
import touchline.task.Explanation;
import touchline.task.FieldMark;
import touchline.task.Verdict;

/** Marks in the page and says so at once; what the server says of the same answer replaces it. */
final class PracticeVerdict {
  private final Element section;
  private final Practice practice;

  private PracticeVerdict(Element section, Practice practice) {
    this.section = section;
    this.practice = practice;
  }

  /** Empty if this panel is for credit, and the server alone marks it. */
  static Optional<PracticeVerdict> of(Element section) {
    String seed = section.attribute("data-seed");
    return seed.isEmpty()
        ? Optional.empty()
        : Practice.of(section.attribute("data-task"), Long.parseLong(seed))
            .map(practice -> new PracticeVerdict(section, practice));
  }

  /** Marks the answer in the form; false if there is nothing to mark yet, which is said. */
  boolean mark(AnswerForm form) {
    Answer answer = form.answer();
    if (form.showProblems(practice.problems(answer))) {
      return false;
    }
    show(practice.mark(answer));
    return true;
  }

  private void show(Verdict verdict) {
    section.find(".verdict").ifPresent(Element::remove);
    section.find(".solution").ifPresent(Element::remove);
    Element box = Element.create("div", "verdict " + word(verdict));
    box.setAttribute("tabindex", "-1");
    box.setAttribute("role", "status");
    say(box, "verdict-word", headline(verdict));
    say(box, "", verdict.isRight() ? "Your answer is the one that was asked for." : "");
    for (FieldMark field : verdict.fields()) {
      say(box, "field-note", field.note());
    }
    say(box, "", verdict.reason());
    say(box, "", new Explanation(this::text).of(practice.diagnosis()));
    section.need(".again").before(box);
    box.focus();
  }

  private static void say(Element box, String className, String text) {
    if (!text.isEmpty()) {
      Element line = Element.create("p", className);
      line.setTextContent(text);
      box.append(line);
    }
  }

  private static String word(Verdict verdict) {
    if (verdict.isRight()) {
      return "right";
    }
    return verdict.mark() > 0 ? "partly" : "wrong";
  }

  /** In the server's words; a part of a percent is cut off there, too. */
  private static String headline(Verdict verdict) {
    if (verdict.isRight()) {
      return "Right.";
    }
    int percent = (int) Math.floor(verdict.mark() * 100 + 1e-9);
    return percent > 0 ? "Partly right: " + percent + " %." : "Not yet.";
  }

  /** The words for a mistake, which the page brings along. */
  private Optional<MistakeText> text(String id) {
    return Element.insideTemplate(section, "template.mistakes", "[data-mistake=\"" + id + "\"]")
        .map(
            words ->
                new MistakeText(id, words.attribute("data-name"), words.getTextContent(), ""));
  }
}
