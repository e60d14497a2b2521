package touchline.client.browser;

import java.util.OptionalDouble;
import touchline.client.handle.Scrub;
import touchline.diagram.NumberText;
import touchline.exercise.Coordinate;

/**
 * A number of the figure that can be typed, nudged by keys and dragged sideways. What is typed
 * shows at once where it is a number; Escape brings the number back that was there before.
 */
final class NumberField {
  /** What a field asks of the figure. */
  interface Owner {
    double value(String field);

    void changed(String field, double value);

    void settled(String field);

    /** What to tell the reader about a number that was not taken; empty if all is well. */
    void problem(String words);
  }

  private static final double FINE = 0.1;
  private static final double COARSE = 1;

  private final Element input;
  private final String field;
  private final Owner owner;
  private double before;
  private double pressedAt;
  private boolean pressed;
  private boolean dragged;
  private boolean typing;

  NumberField(Element input, Owner owner) {
    this.input = input;
    this.owner = owner;
    field = input.attribute("data-number");
    input.addEventListener("input", event -> typed());
    input.addEventListener("change", event -> commit());
    input.addEventListener("focus", event -> before = owner.value(field));
    input.addEventListener("blur", event -> stop());
    input.addEventListener("keydown", this::key);
    input.addEventListener("pointerdown", this::press);
    input.addEventListener("pointermove", this::drag);
    input.addEventListener("lostpointercapture", event -> letGo());
    input.addEventListener("mousedown", this::keepText);
    input.addEventListener("click", event -> type());
  }

  /** Shows the number, unless the reader is typing another. */
  void show() {
    String text = NumberText.of(owner.value(field));
    input.setAttribute("aria-valuenow", text);
    if (!typing) {
      input.setValue(text);
    }
  }

  private void typed() {
    typing = true;
    owner.problem("");
    Coordinate.parse(input.getValue()).ifPresent(value -> owner.changed(field, value));
  }

  private void commit() {
    OptionalDouble value = Coordinate.parse(input.getValue());
    if (typing && value.isEmpty()) {
      owner.problem(
          "“"
              + input.getValue()
              + "” is not a number, so "
              + input.attribute("aria-label")
              + " is still "
              + NumberText.of(owner.value(field))
              + ".");
    }
    stop();
    owner.settled(field);
  }

  private void stop() {
    typing = false;
    show();
  }

  private void key(Event event) {
    double step = event.isShiftKey() ? COARSE : FINE;
    switch (event.getKey()) {
      case "ArrowUp" -> nudge(event, step);
      case "ArrowDown" -> nudge(event, -step);
      case "PageUp" -> nudge(event, COARSE);
      case "PageDown" -> nudge(event, -COARSE);
      case "Enter" -> commit();
      case "Escape" -> undo();
      default -> {}
    }
  }

  private void nudge(Event event, double by) {
    event.preventDefault();
    typing = false;
    owner.problem("");
    owner.changed(field, owner.value(field) + by);
    show();
    owner.settled(field);
  }

  private void undo() {
    pressed = false;
    owner.problem("");
    owner.changed(field, before);
    stop();
    owner.settled(field);
  }

  private void press(Event event) {
    pressed = event.getButton() == 0 && !typing;
    dragged = false;
    pressedAt = event.getClientX();
  }

  /** Pressing to drag must not select the text. */
  private void keepText(Event event) {
    if (pressed) {
      event.preventDefault();
    }
  }

  private void drag(Event event) {
    double pixels = event.getClientX() - pressedAt;
    if (pressed && !dragged && Scrub.drags(pixels)) {
      dragged = true;
      input.focusInPlace();
      before = owner.value(field);
      input.setPointerCapture(event.getPointerId());
    }
    if (pressed && dragged) {
      owner.changed(field, Scrub.value(before, pixels, FINE));
    }
  }

  private void letGo() {
    pressed = false;
    owner.problem("");
    owner.settled(field);
  }

  /** A click that did not drag means to type over the number. */
  private void type() {
    if (pressed && !dragged) {
      input.focusInPlace();
      input.select();
    }
    pressed = false;
  }
}
