package touchline.client.browser.code;

import java.util.List;
import touchline.client.browser.Delay;
import touchline.client.browser.Element;
import touchline.client.browser.Page;

/**
 * An exercise that an instructor writes: it is measured whenever the typing pauses. Of answers that
 * cross only the one to what was asked last is shown.
 */
final class DraftPanel {
  /** In milliseconds: longer than between two words, shorter than one waits on purpose. */
  private static final int PAUSE = 1500;

  /** In a row, where too much goes on; each after a pause. */
  private static final int MOST_TRIES = 5;

  private final Element form;
  private final Element panel;
  private final Element status = Element.create("p", "code-status");
  private final Delay delay = new Delay();
  private int asked;
  private int tries;

  private DraftPanel(Element form) {
    this.form = form;
    this.panel = form.need(".draft-panel");
    status.setAttribute("role", "status");
    panel.before(status);
  }

  static void start(Element form) {
    DraftPanel draft = new DraftPanel(form);
    form.addEventListener("input", event -> draft.changed());
    Departure.askBeforeLeaving(form);
    String place = "touchline.draft." + form.attribute("action");
    Departure.holdPlace(form, place);
    Departure.holdFocus(form, place + ".focus");
    DraftFocus.showWhole(form);
    DraftFocus.goOn(form);
    DraftFocus.leadToFields(draft.panel, form);
    if (form.find(".draft-verdict[data-state=none]").isPresent()) {
      draft.measure();
    }
  }

  private void changed() {
    form.need(".draft-saved").setTextContent("Not saved yet.");
    asked++;
    tries = 0;
    delay.restart(PAUSE, this::measure);
  }

  private void measure() {
    asked++;
    int mine = asked;
    status.setTextContent("Measuring…");
    Page.post(
        form.attribute("action") + "/measure",
        Page.fields(form),
        (code, body) -> {
          if (mine == asked) {
            heard(code, body);
          }
        });
  }

  private void heard(int code, String body) {
    if (code != 200 || body.indexOf("draft-verdict") < 0) {
      status.setTextContent("The server did not measure this. What you wrote is still here.");
      return;
    }
    status.setTextContent("");
    DraftFocus.keep(panel, () -> showAnew(body));
    tell();
    tries++;
    if (tries < MOST_TRIES && panel.find(".draft-verdict[data-state=none]").isPresent()) {
      delay.restart(PAUSE, this::measure);
    }
  }

  /** What the author has unfolded stays so, known by its heading. */
  private void showAnew(String body) {
    List<Element> open = panel.findAll(".draft-preview[open]");
    panel.setInnerHTML(body);
    panel
        .find(".verdict-word")
        .ifPresent(word -> form.need(".draft-look").setTextContent(word.getTextContent()));
    for (Element preview : panel.findAll(".draft-preview")) {
      for (Element before : open) {
        if (heading(before).equals(heading(preview))) {
          preview.setAttribute("open", "");
        }
      }
    }
  }

  private static String heading(Element preview) {
    return preview.need("summary").getTextContent();
  }

  /** Beside each field what is wrong with it now. */
  private void tell() {
    form.findAll(".draft-problem").forEach(Element::remove);
    form.findAll("[aria-invalid]").forEach(this::forget);
    List<Element> found = panel.findAll(".draft-problems li[data-field]");
    // What is put behind a field comes before what was put there: the last is told first.
    for (int i = found.size() - 1; i >= 0; i--) {
      String words = found.get(i).attribute("data-words");
      form.find("#" + found.get(i).attribute("data-field")).ifPresent(field -> tell(field, words));
    }
  }

  private void forget(Element field) {
    field.removeAttribute("aria-invalid");
    String note = field.attribute("id") + "-note";
    field.setAttribute("aria-describedby", form.find("#" + note).isPresent() ? note : "");
  }

  /** The first of several is put last, and so is the one that a reader of the field hears. */
  private void tell(Element field, String words) {
    forget(field);
    field.setAttribute("aria-invalid", "true");
    String id = field.attribute("id") + "-problem";
    form.find("#" + id).ifPresent(other -> other.removeAttribute("id"));
    field.setAttribute("aria-describedby", field.attribute("aria-describedby") + " " + id);
    Element told = Element.create("p", "problem draft-problem");
    told.setAttribute("id", id);
    told.setTextContent(words);
    field.after(told);
  }
}
