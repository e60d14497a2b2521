package touchline.client.browser.exercise;

import touchline.client.browser.Element;

/** Where the reader is led when a panel was exchanged. */
final class PanelFocus {
  private PanelFocus() {}

  /** To what is wrong with an answer, else to the verdict on it. */
  static void outcome(Element section) {
    section
        .find("[aria-invalid=true]")
        .or(() -> section.find(".verdict"))
        .ifPresent(Element::focus);
  }

  /** To the heading of a new question, from where it reads on. */
  static void task(Element section) {
    section
        .find("h2, h3, h4")
        .ifPresent(
            heading -> {
              heading.setAttribute("tabindex", "-1");
              heading.focus();
            });
  }
}
