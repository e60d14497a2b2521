package touchline.client.browser.code;

import java.util.Optional;
import org.teavm.jso.JSBody;
import touchline.client.browser.Element;

/** Where somebody is who writes an exercise by keys; it is not lost when the page changes there. */
final class DraftFocus {
  private static final String TARGET =
      ".draft-mistake:target input[type=text], #add-mistake:target";

  private DraftFocus() {}

  /** A browser leaves a large field that a key leads to where it is, also below the buttons. */
  @JSBody(
      params = "form",
      script =
          "form.addEventListener('keyup', function(e) {"
              + " if (e.key === 'Tab' && e.target.matches('textarea, .code-editor'))"
              + " e.target.scrollIntoView({block: 'nearest'}); });")
  static native void showWhole(Element form);

  /** At what was added, or behind what was removed. */
  static void goOn(Element form) {
    form.find(TARGET).ifPresent(Element::focus);
  }

  /** An editor hides its field, which a browser cannot lead to then; its focus means the editor. */
  @JSBody(
      params = {"panel", "form"},
      script =
          "panel.addEventListener('click', function(e) {"
              + " var link = e.target.closest('.draft-problems a');"
              + " var field = link && form.querySelector(link.getAttribute('href'));"
              + " if (!field) return;"
              + " e.preventDefault();"
              + " var fold = field.closest('details');"
              + " if (fold) fold.open = true;"
              + " field.closest('.form-field').scrollIntoView();"
              + " field.focus(); });")
  static native void leadToFields(Element panel, Element form);

  /** Whoever is in a panel that is filled anew stays at the same words, or goes to the verdict. */
  static void keep(Element panel, Runnable fill) {
    Optional<Element> before = panel.find(":focus");
    fill.run();
    before
        .flatMap(was -> same(panel, was))
        .or(() -> before.flatMap(was -> panel.find(".draft-verdict")))
        .ifPresent(Element::focusInPlace);
  }

  private static Optional<Element> same(Element panel, Element was) {
    return panel.findAll("a, button, summary").stream()
        .filter(each -> each.getTextContent().equals(was.getTextContent()))
        .filter(each -> each.attribute("value").equals(was.attribute("value")))
        .findFirst();
  }
}
