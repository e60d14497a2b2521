package touchline.client.browser.exercise;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.answer.Answer;
import touchline.client.browser.Element;
import touchline.client.browser.Page;

/** The fields of an exercise's form: what stands in them, and what is said at them. */
final class AnswerForm {
  private final Element form;

  AnswerForm(Element form) {
    this.form = form;
  }

  /** The answer as it stands in the fields. */
  Answer answer() {
    List<String> texts = new ArrayList<>();
    while (form.find(field(texts.size())).isPresent()) {
      texts.add(text(texts.size()));
    }
    return new Answer(question(), texts, Page.decimalMark());
  }

  /** Which of the variant's questions it is, from 0. */
  int question() {
    return Integer.parseInt(form.need("input[name=question]").getValue()) - 1;
  }

  private static String field(int index) {
    return "input[name=a" + index + "]";
  }

  private String text(int index) {
    Element first = form.need(field(index));
    if (!first.matches("[type=radio]")) {
      return first.getValue();
    }
    return form.find(field(index) + ":checked").map(Element::getValue).orElse("");
  }

  /** Puts texts into the fields, in their order. */
  void fill(List<String> texts) {
    for (int i = 0; i < texts.size(); i++) {
      for (Element input : form.findAll(field(i))) {
        if (input.matches("[type=radio]")) {
          input.setChecked(input.attribute("value").equals(texts.get(i)));
        } else {
          input.setValue(texts.get(i));
        }
      }
    }
  }

  /** Takes back what was said at the fields. */
  void clearProblems() {
    form.findAll("[aria-invalid]").forEach(input -> input.removeAttribute("aria-invalid"));
    form.findAll(".problem").forEach(problem -> problem.setTextContent(""));
  }

  /** Takes away what was said of an answer: its verdict, and the marks at the fields. */
  static void forgetVerdict(Element panel) {
    panel.findAll(".verdict, .field-note").forEach(Element::remove);
    panel.findAll(".field, .probe").forEach(field -> field.setAttribute("class", kind(field)));
  }

  private static String kind(Element field) {
    if (field.matches(".probe")) {
      return "probe";
    }
    if (field.matches(".gap")) {
      return "field gap";
    }
    return field.matches(".order-field") ? "field order-field" : "field";
  }

  /** Says at each field what is wrong with it, and leads to the first. */
  void showProblems(List<String> problems) {
    Optional<Element> first = Optional.empty();
    for (int i = 0; i < problems.size(); i++) {
      boolean wrong = !problems.get(i).isEmpty();
      for (Element input : form.findAll(field(i))) {
        mark(input, wrong);
      }
      Element input = form.need(field(i));
      place(input).setTextContent(problems.get(i));
      first = first.isEmpty() && wrong ? Optional.of(input) : first;
    }
    first.ifPresent(Element::focus);
  }

  private static void mark(Element input, boolean wrong) {
    if (wrong) {
      input.setAttribute("aria-invalid", "true");
    } else {
      input.removeAttribute("aria-invalid");
    }
  }

  private Element place(Element input) {
    String described = input.attribute("aria-describedby");
    String id =
        described.isEmpty()
            ? form.need(".probe:has([name=" + input.attribute("name") + "])")
                .attribute("aria-describedby")
            : described;
    return form.need("#" + id);
  }
}
