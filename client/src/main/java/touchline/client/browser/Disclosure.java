package touchline.client.browser;

/** What stays closed until a button of the figure opens it; the button or Escape closes it. */
final class Disclosure {
  private final Element button;
  private final Element panel;

  Disclosure(Element figure) {
    button = figure.need(".opens");
    panel = figure.need(".figure-more");
    button.addEventListener("click", event -> open(!isOpen()));
    button.addEventListener("keydown", this::pressed);
    panel.addEventListener("keydown", this::pressed);
  }

  private boolean isOpen() {
    return button.attribute("aria-expanded").equals("true");
  }

  private void open(boolean open) {
    button.put("aria-expanded", open ? "true" : "false");
    panel.setHidden(!open);
  }

  private void pressed(Event event) {
    if (event.getKey().equals("Escape") && isOpen()) {
      open(false);
      button.focusInPlace();
    }
  }
}
