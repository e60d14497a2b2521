package touchline.client.browser;

import touchline.client.handle.Scrub;
import touchline.client.handle.Taken;
import touchline.diagram.NumberText;
import touchline.input.InputNumber;

/**
 * A number of the figure that can be typed, nudged by keys and dragged sideways. What is typed is
 * taken when it is complete, by Enter or by leaving the field: half a number is another number.
 * Escape brings the number back that was there before.
 */
final class NumberField {
  /** What a field asks of the figure. */
  interface Owner {
    void changed(InputNumber field, double value);

    void settled(InputNumber field);

    /** What to tell the reader about a number that was not taken; empty if all is well. */
    void problem(String words);
  }

  /** Steps that Page Up, Page Down and Shift take at once. */
  private static final int COARSE = 10;

  private final Element input;
  private final Owner owner;
  private InputNumber field;
  private double before;
  private double pressedAt;
  private boolean pressed;
  private boolean dragged;
  private boolean typing;

  NumberField(Element input, InputNumber field, Owner owner) {
    this.input = input;
    this.field = field;
    this.owner = owner;
    input.addEventListener("input", event -> typed());
    input.addEventListener("change", event -> commit());
    input.addEventListener("focus", event -> before = this.field.value());
    input.addEventListener("blur", event -> commit());
    input.addEventListener("keydown", this::key);
    input.addEventListener("pointerdown", this::press);
    input.addEventListener("pointermove", this::drag);
    input.addEventListener("lostpointercapture", event -> letGo());
    input.addEventListener("mousedown", this::keepText);
    input.addEventListener("click", event -> type());
  }

  /** Shows the number as it is now, unless the reader is typing another. */
  void show(InputNumber now) {
    field = now;
    show();
  }

  private void show() {
    String text = NumberText.of(field.value());
    input.put("aria-valuenow", text);
    if (!typing && !input.getValue().equals(text)) {
      input.setValue(text);
    }
  }

  private void typed() {
    typing = true;
    owner.problem("");
  }

  /** Takes what was typed, or says why not; the number as it is now stands in the field then. */
  private void commit() {
    if (!typing) {
      return;
    }
    typing = false;
    Taken taken = Taken.of(field, input.getValue());
    taken.nearest(field).ifPresent(value -> owner.changed(field, value));
    show();
    owner.settled(field);
    String words = taken.told(field);
    if (!words.isEmpty()) {
      owner.problem(words);
    }
  }

  private void stop() {
    typing = false;
    show();
  }

  private void key(Event event) {
    switch (event.getKey()) {
      case "ArrowUp" -> nudge(event, event.isShiftKey() ? COARSE : 1);
      case "ArrowDown" -> nudge(event, event.isShiftKey() ? -COARSE : -1);
      case "PageUp" -> nudge(event, COARSE);
      case "PageDown" -> nudge(event, -COARSE);
      case "Enter" -> commit();
      case "Escape" -> undo(event);
      default -> {}
    }
  }

  private void nudge(Event event, int steps) {
    event.preventDefault();
    owner.problem("");
    commit();
    owner.changed(field, field.value() + steps * field.step());
    show();
    owner.settled(field);
  }

  /** The first Escape is for the number; what is around it hears the next. */
  private void undo(Event event) {
    if (typing || field.value() != before) {
      event.stopPropagation();
    }
    pressed = false;
    owner.problem("");
    stop();
    if (field.value() != before) {
      owner.changed(field, before);
      owner.settled(field);
    }
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
      before = field.value();
      input.setPointerCapture(event.getPointerId());
    }
    if (pressed && dragged) {
      owner.changed(field, Scrub.value(before, pixels, field.step()));
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
