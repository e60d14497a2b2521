package touchline.client.browser;

import org.teavm.jso.JSBody;

/** The button that brings code and variables beside the picture; this browser keeps the choice. */
final class CodeSwitch {
  /**
   * What is in a figure whose code is shown. Elsewhere nothing scrolls, and to ask for places would
   * make the browser lay out the page.
   */
  static final String SHOWN = ".coded *";

  private static final String NAME = "figure.code";
  private static final String OPEN = "open";

  private final Element figure;
  private final Element button;
  private final Page.Action opened;

  /** Calls the action whenever the code comes into view. */
  CodeSwitch(Element figure, Page.Action opened) {
    this.figure = figure;
    this.opened = opened;
    button = figure.need(".code");
    // Long code scrolls, by keys too.
    figure.findAll(".listing").forEach(listing -> listing.setAttribute("tabindex", "0"));
    button.addEventListener("click", event -> choose());
    // Below the picture it would move the page when the script comes.
    if (Page.kept(NAME).equals(OPEN) && isWide(figure)) {
      show(true);
    }
  }

  @JSBody(params = "figure", script = "return figure.clientWidth >= 800;")
  private static native boolean isWide(Element figure);

  private void choose() {
    boolean on = button.attribute("aria-pressed").equals("false");
    Page.keep(NAME, on ? OPEN : "");
    show(on);
  }

  private void show(boolean on) {
    button.put("aria-pressed", on ? "true" : "false");
    figure.mark("coded", on);
    if (on) {
      opened.run();
    }
  }
}
