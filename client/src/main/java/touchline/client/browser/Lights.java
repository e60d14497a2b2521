package touchline.client.browser;

import org.teavm.jso.JSBody;

/**
 * Pointing at a name, a value or a shape, or giving it the focus, lights everything in the figure
 * that stands for the same thing.
 */
final class Lights {
  private final Element figure;
  private String lit = "";

  /** Words in the text that point at this figure are lights, too. */
  Lights(Element figure, String name) {
    this.figure = figure;
    String inText = ".figure-part[data-figure='" + name + "']";
    for (Element word : Page.root().findAll(inText)) {
      String role = word.attribute("data-part");
      on(word, "pointerenter", role);
      on(word, "pointerleave", "");
      on(word, "focus", role);
      on(word, "blur", "");
    }
    Event.Listener pointed = event -> light(roleOf(event));
    figure.addEventListener("pointerover", pointed);
    figure.addEventListener("focusin", pointed);
    on(figure, "pointerleave", "");
    on(figure, "focusout", "");
  }

  private void on(Element part, String event, String role) {
    part.addEventListener(event, any -> light(role));
  }

  /** Lights everything of a role, such as segV, and nothing else; an empty role puts all out. */
  void light(String role) {
    if (!role.equals(lit)) {
      lit = role;
      put(figure, role);
    }
  }

  /** To be called when parts of the figure were drawn anew. */
  void renew() {
    if (!lit.isEmpty()) {
      put(figure, lit);
    }
  }

  /** The result has two names: the code calls it return. */
  @JSBody(
      params = "event",
      script =
          "var part = event.target.closest('[class*=\"v-\"]');"
              + " var found = part && /\\bv-(\\w+)/.exec(part.getAttribute('class'));"
              + " return !found ? '' : found[1] === 'return' ? 'result' : found[1];")
  private static native String roleOf(Event event);

  /** What is lit already is not touched: the browser would compute its style anew. */
  @JSBody(
      params = {"figure", "role"},
      script =
          "var wanted = role === 'result' ? '.v-result,.v-return' : '.v-' + role;"
              + " figure.querySelectorAll('.lit,' + wanted).forEach(function(part) {"
              + " part.classList.toggle('lit', part.matches(wanted)); });")
  private static native void put(Element figure, String role);
}
