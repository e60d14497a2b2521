package touchline.client.browser.panel;

import touchline.client.browser.Element;
import touchline.client.browser.Page;

/** What is said below an exercise's form about the way to the server. */
public final class PanelNotice {
  private static final String KEPT = "kept";

  private final Element section;
  private final Element place = Element.create("p", "exercise-problem");

  public PanelNotice(Element section, Element form) {
    this.section = section;
    place.setAttribute("role", "alert");
    place.setAttribute("tabindex", "-1");
    form.after(place);
  }

  public void clear() {
    place.setTextContent("");
    place.mark(KEPT, false);
  }

  /** Says that an answer waits on this device. */
  public void keep() {
    place.setTextContent(
        "The server does not answer. Your answer was marked here and is kept on this device; it is"
            + " sent as soon as the server answers.");
    place.mark(KEPT, true);
  }

  /** Says wherever an answer was kept that it arrived. */
  public static void tellOfArrival() {
    for (Element place : Page.root().findAll(".exercise-problem." + KEPT)) {
      place.setTextContent("What was kept on this device is now stored on the server, too.");
      place.mark(KEPT, false);
    }
  }

  /** Says what could not be done, and why; the reader is led there, except away from a verdict. */
  public void explain(String what, int status) {
    String why =
        status == 0
            ? "the server did not answer. Check your connection and try again."
            : "the server answered with error " + status + ". Try again in a moment.";
    place.setTextContent(what + ": " + why + " What you typed is kept.");
    if (section.find(".verdict:focus").isEmpty()) {
      place.focus();
    }
  }
}
