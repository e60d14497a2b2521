package touchline.client.browser.exercise;

import java.util.List;
import touchline.client.browser.Element;
import touchline.client.browser.Page;

/** The cases of a panel in which cases are written: one more, or one less, at a time. */
final class CaseList {
  /** What waits out of sight. */
  private static final String SPARE = "spare";

  private final Element list;
  private final Page.Action touched;
  private final List<Element> cases;
  private final Element more;

  private CaseList(Element list, Element more, Page.Action touched) {
    this.list = list;
    this.touched = touched;
    this.cases = list.findAll(".case");
    this.more = more;
    showTyped();
    more.addEventListener("click", event -> add());
    for (int i = 0; i < cases.size(); i++) {
      int place = i;
      cases.get(i).need(".less").addEventListener("click", event -> remove(place));
    }
    tell();
  }

  /** Brings the cases to life if the panel has some that can be changed. */
  static void addTo(Element form, Page.Action touched) {
    form.find(".cases")
        .ifPresent(list -> list.find(".more").ifPresent(more -> new CaseList(list, more, touched)));
  }

  /** What is filled in comes into sight, with all that stands before it. */
  private void showTyped() {
    for (int i = cases.size() - 1; i >= 0; i--) {
      if (isTyped(cases.get(i))) {
        cases.subList(0, i + 1).forEach(row -> row.mark(SPARE, false));
        return;
      }
    }
  }

  private static boolean isTyped(Element row) {
    return row.findAll("input").stream()
        .anyMatch(
            input ->
                input.matches("[type=radio]") ? input.isChecked() : !input.getValue().isEmpty());
  }

  /** How many are in sight; they come first. */
  private int shown() {
    return list.findAll(".case:not(." + SPARE + ")").size();
  }

  private void add() {
    int shown = shown();
    if (shown < cases.size()) {
      cases.get(shown).mark(SPARE, false);
      tell();
      cases.get(shown).need("input").focus();
    }
  }

  /** What stands below moves up; of the last that is left only what it says goes. */
  private void remove(int place) {
    int last = shown() - 1;
    for (int i = place; i < last; i++) {
      copy(cases.get(i + 1), cases.get(i));
    }
    clear(cases.get(last));
    cases.get(last).mark(SPARE, last > 0);
    list.findAll(".field-note").forEach(Element::remove);
    list.findAll(".problem").forEach(problem -> problem.setTextContent(""));
    list.findAll("[aria-invalid]").forEach(input -> input.removeAttribute("aria-invalid"));
    tell();
    touched.run();
    Element next = cases.get(Math.min(place, Math.max(0, last - 1)));
    next.need("input").focus();
  }

  private static void copy(Element from, Element to) {
    List<Element> sources = from.findAll("input");
    List<Element> targets = to.findAll("input");
    for (int i = 0; i < targets.size(); i++) {
      if (targets.get(i).matches("[type=radio]")) {
        targets.get(i).setChecked(sources.get(i).isChecked());
      } else {
        targets.get(i).setValue(sources.get(i).getValue());
      }
    }
  }

  private static void clear(Element row) {
    for (Element input : row.findAll("input")) {
      if (input.matches("[type=radio]")) {
        input.setChecked(false);
      } else {
        input.setValue("");
      }
    }
  }

  /** Not disabled for the browser, which would take the focus away. */
  private void tell() {
    more.setAttribute("aria-disabled", Boolean.toString(shown() == cases.size()));
  }
}
