package touchline.client.browser;

import java.util.List;

/**
 * A row of buttons that is one stop of the Tab key: the arrow keys go from button to button, Home
 * and End to the first and the last.
 */
final class Toolbar {
  private final List<Element> buttons;

  /** Begins at a button of the row. */
  Toolbar(Element bar, Element first) {
    buttons = bar.findAll("button");
    for (Element button : buttons) {
      button.addEventListener("focus", event -> stop(button));
      button.addEventListener("keydown", event -> pressed(button, event));
    }
    stop(first);
  }

  @SuppressWarnings("ReferenceEquality") // elements of the page
  private void stop(Element at) {
    for (Element button : buttons) {
      button.put("tabindex", button == at ? "0" : "-1");
    }
  }

  private void pressed(Element from, Event event) {
    if (event.isCtrlKey() || event.isMetaKey() || event.isAltKey()) {
      return;
    }
    int at = buttons.indexOf(from);
    int last = buttons.size() - 1;
    int to =
        switch (event.getKey()) {
          case "ArrowRight" -> at == last ? 0 : at + 1;
          case "ArrowLeft" -> at == 0 ? last : at - 1;
          case "Home" -> 0;
          case "End" -> last;
          default -> at;
        };
    if (to != at) {
      event.preventDefault();
      buttons.get(to).focusInPlace();
    }
  }
}
