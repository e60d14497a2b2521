package touchline.client.browser.exercise;

import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;
import touchline.client.browser.Element;
import touchline.client.browser.Event;
import touchline.client.browser.Page;
import touchline.client.exercise.LineOrder;

/** Lines that are put in order by dragging them or by their buttons, bound to the field below. */
final class OrderList {
  /** What the row between the used and the other lines says for a name. */
  private static final String NOT_USED = "";

  private final Element list;
  private final Element field;
  private final Page.Action touched;

  private OrderList(Element list, Element field, Page.Action touched) {
    this.list = list;
    this.field = field;
    this.touched = touched;
    list.findAll("li:not(.unused)").forEach(this::enliven);
    list.mark("live", true);
    arrange();
    tell();
  }

  /** Brings the list to life if the panel has one. */
  static void addTo(Element form, Page.Action touched) {
    form.find(".lines")
        .ifPresent(list -> new OrderList(list, form.need(".order-field input"), touched));
  }

  /** Puts the lines in the order that the field says, and those that it leaves out behind them. */
  private void arrange() {
    StringTokenizer used = new StringTokenizer(field.getValue());
    if (used.hasMoreTokens()) {
      int place = 0;
      while (used.hasMoreTokens()) {
        place = bring(used.nextToken(), place);
      }
      bring(NOT_USED, place);
    }
  }

  /** Brings a line up to a place; the next place, or the same if there is no such line below. */
  private int bring(String name, int place) {
    int from = placeOf(name, names());
    if (from > place) {
      lines().get(place).before(lines().get(from));
    }
    return from < place ? place : place + 1;
  }

  private List<Element> lines() {
    return list.findAll("li");
  }

  private void enliven(Element line) {
    Element moves = Element.create("span", "line-moves");
    moves.append(button(line, "Move up", "↑", -1));
    moves.append(button(line, "Move down", "↓", 1));
    line.append(moves);
    line.addEventListener("pointerdown", event -> hold(line, event));
    line.addEventListener("pointermove", event -> drag(line, event));
    line.addEventListener("pointerup", event -> line.mark("held", false));
    line.addEventListener("pointercancel", event -> line.mark("held", false));
  }

  private Element button(Element line, String name, String sign, int by) {
    Element button = Element.create("button", "");
    button.setAttribute("type", "button");
    button.setAttribute("aria-label", name + ", line " + line.attribute("data-line"));
    button.setTextContent(sign);
    button.addEventListener("pointerdown", Event::stopPropagation);
    button.addEventListener(
        "click",
        event -> {
          move(line, place(line) + by);
          button.focus();
        });
    return button;
  }

  private void hold(Element line, Event event) {
    if (event.getButton() == 0) {
      line.setPointerCapture(event.getPointerId());
      line.mark("held", true);
    }
  }

  /** The line takes the place of the one whose middle the pointer has passed. */
  private void drag(Element line, Event event) {
    if (line.hasPointerCapture(event.getPointerId())) {
      List<Double> middles = new ArrayList<>();
      lines().forEach(each -> middles.add(each.middle()));
      int to = LineOrder.place(middles, place(line), event.getClientY());
      if (to != place(line)) {
        move(line, to);
        line.setPointerCapture(event.getPointerId());
      }
    }
  }

  private int place(Element line) {
    List<String> names = names();
    return placeOf(line.attribute("data-line"), names);
  }

  /** Compares strings alone: the list's own search takes the equality of every class along. */
  private static int placeOf(String name, List<String> names) {
    for (int i = 0; i < names.size(); i++) {
      if (names.get(i).equals(name)) {
        return i;
      }
    }
    return -1;
  }

  private void move(Element line, int to) {
    List<Element> lines = lines();
    int from = place(line);
    if (to < 0 || to >= lines.size() || to == from) {
      return;
    }
    if (to < from) {
      lines.get(to).before(line);
    } else {
      lines.get(to).after(line);
    }
    tell();
    touched.run();
  }

  private List<String> names() {
    List<String> names = new ArrayList<>();
    lines().forEach(line -> names.add(line.attribute("data-line")));
    return names;
  }

  /** The field says the order, and the buttons at the ends say that there is no further. */
  private void tell() {
    List<String> names = names();
    int used = placeOf(NOT_USED, names);
    field.setValue(String.join(" ", names.subList(0, used < 0 ? names.size() : used)));
    List<Element> lines = lines();
    for (int i = 0; i < lines.size(); i++) {
      List<Element> buttons = lines.get(i).findAll("button");
      if (!buttons.isEmpty()) {
        disable(buttons.get(0), i == 0);
        disable(buttons.get(1), i == lines.size() - 1);
      }
    }
  }

  /** Not disabled for the browser, which would take the focus away. */
  private static void disable(Element button, boolean on) {
    button.setAttribute("aria-disabled", Boolean.toString(on));
  }
}
