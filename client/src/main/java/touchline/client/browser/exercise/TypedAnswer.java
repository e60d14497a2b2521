package touchline.client.browser.exercise;

import java.util.List;
import touchline.client.browser.Element;
import touchline.client.browser.Page;
import touchline.client.exercise.Practice;

/**
 * What is typed into a question, kept for as long as the browser's tab until it is marked: it must
 * not be gone when the page is loaded again, nor when one part of it is refused.
 */
final class TypedAnswer {
  private static final String NAME = "touchline.typed.";

  /** In the address of a verdict. */
  private static final String EARLIER = "submission=";

  private final Element section;
  private final Element form;
  private final String name;

  private TypedAnswer(Element section, Element form) {
    this.section = section;
    this.form = form;
    this.name =
        NAME
            + section.attribute("data-exercise")
            + " "
            + form.attribute("action")
            + " "
            + section.attribute("data-seed")
            + " "
            + new AnswerForm(form).question()
            + " "
            + given(section).hashCode();
  }

  /** For the question as the panel was written, before anything in it was moved. */
  static TypedAnswer of(Element section, Element form) {
    return new TypedAnswer(section, form);
  }

  /** Tells questions for credit apart, whose variants the page does not know. */
  private static String given(Element section) {
    StringBuilder given = new StringBuilder();
    section
        .findAll("dl.given:not(.verdict dl) dd")
        .forEach(fact -> given.append(fact.getTextContent()).append(' '));
    return given.toString();
  }

  /** Keeps what stands in the fields. */
  void keep() {
    if (isKept()) {
      String now = now();
      Page.keepInTab(name, texts(now).stream().allMatch(String::isEmpty) ? "" : now);
    }
  }

  /** After it was marked: whoever marks remembers it. */
  void forget() {
    Page.keepInTab(name, "");
  }

  /**
   * Puts back what was kept, unless the page is there to show an earlier answer. A verdict that is
   * not asked for goes: it is of another answer.
   *
   * @return true if something was put back
   */
  boolean restore() {
    String kept = isKept() && !Page.query().contains(EARLIER) ? Page.keptInTab(name) : "";
    boolean isOther = !kept.isEmpty() && !texts(kept).equals(texts(now()));
    if (isOther) {
      AnswerForm.forgetVerdict(section);
      new AnswerForm(form).fill(texts(kept));
    }
    return isOther;
  }

  private String now() {
    return Practice.text(new AnswerForm(form).answer());
  }

  /** Behind the number of the question and how decimals are written. */
  private static List<String> texts(String answer) {
    List<String> parts = Practice.parts(answer);
    return parts.subList(2, parts.size());
  }

  /** Not where all attempts are used up. */
  private boolean isKept() {
    return form.find("button[type=submit]").isPresent();
  }
}
