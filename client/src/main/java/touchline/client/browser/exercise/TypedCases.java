package touchline.client.browser.exercise;

import java.util.List;
import org.teavm.jso.JSBody;
import touchline.client.browser.Element;
import touchline.client.browser.Page;
import touchline.client.exercise.Practice;

/**
 * What is typed into cases, kept for as long as the browser's tab until it is marked: cases are
 * much to type, and one that is refused must not take the others along when the page is loaded
 * again.
 */
final class TypedCases {
  private static final String NAME = "touchline.cases.";

  /** In the address of a verdict. */
  private static final String EARLIER = "submission=";

  private final Element section;
  private final Element form;
  private final String name;

  private TypedCases(Element section, Element form) {
    this.section = section;
    this.form = form;
    this.name =
        NAME
            + section.attribute("data-exercise")
            + " "
            + form.attribute("action")
            + " "
            + section.attribute("data-seed");
  }

  static TypedCases of(Element section, Element form) {
    return new TypedCases(section, form);
  }

  /** Keeps what stands in the fields; nothing where no cases are written. */
  void keep() {
    if (areThere()) {
      String now = now();
      put(name, texts(now).stream().allMatch(String::isEmpty) ? "" : now);
    }
  }

  /** After it was marked: whoever marks remembers it. */
  void forget() {
    put(name, "");
  }

  /**
   * Puts back what was kept, unless the page is there to show an earlier answer. A verdict that is
   * not asked for goes: it is of another answer.
   */
  void restore() {
    String kept = areThere() && !Page.query().contains(EARLIER) ? get(name) : "";
    if (!kept.isEmpty() && !texts(kept).equals(texts(now()))) {
      AnswerForm.forgetVerdict(section);
      new AnswerForm(form).fill(texts(kept));
    }
  }

  private String now() {
    return Practice.text(new AnswerForm(form).answer());
  }

  /** Behind the number of the question and how decimals are written. */
  private static List<String> texts(String answer) {
    List<String> parts = Practice.parts(answer);
    return parts.subList(2, parts.size());
  }

  /** Those that can be changed. */
  private boolean areThere() {
    return form.find(".cases .more").isPresent();
  }

  @JSBody(
      params = "name",
      script = "try { return sessionStorage.getItem(name) || ''; } catch (e) { return ''; }")
  private static native String get(String name);

  /** Forgets what is empty; a browser that keeps nothing keeps nothing. */
  @JSBody(
      params = {"name", "text"},
      script =
          "try { if (text) sessionStorage.setItem(name, text);"
              + " else sessionStorage.removeItem(name); } catch (keepsNothing) {}")
  private static native void put(String name, String text);
}
