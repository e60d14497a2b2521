package touchline.client.browser.code;

import java.util.ArrayList;
import java.util.List;
import touchline.client.browser.Element;
import touchline.client.browser.Handle;
import touchline.client.browser.Picture;
import touchline.client.browser.Wire;
import touchline.client.code.Grip;
import touchline.diagram.NumberText;
import touchline.diagram.View;
import touchline.exercise.Quantity;
import touchline.geometry.Vec2;

/**
 * The picture of a case: both answers, and what the lesson's method has computed so far, with
 * handles that change the case. It keeps its view while the case changes, so that nothing runs away
 * from the finger.
 */
final class PairPicture {
  /** Hears the page part that the server sends for a changed case. */
  interface Changed {
    void heard(String html);
  }

  private final Picture picture;
  private final Element layer;
  private final Element fields = Element.create("div", "pair-numbers");
  private final List<Grip> dragged = new ArrayList<>();
  private final List<Handle> handles = new ArrayList<>();
  private final List<Element> inputs = new ArrayList<>();
  private double[] numbers;
  private String path = "";
  private String source = "";
  private Changed changed = html -> {};
  private int typedAt = -1;
  private boolean isAsking;
  private boolean isWaiting;

  PairPicture(Element pair) {
    Element stage = pair.need(".pair-stage");
    double[] corners = numbers(pair.attribute("data-view"));
    picture =
        new Picture(stage.need("svg"), new View(corners[0], corners[1], corners[2], corners[3]));
    layer = stage.need(".layer");
    numbers = numbers(pair.attribute("data-input"));
    Grip.read(pair.attribute("data-handles")).forEach(this::add);
    stage.after(fields);
    place();
  }

  private static double[] numbers(String text) {
    List<Double> numbers = new ArrayList<>();
    int from = 0;
    while (from < text.length()) {
      int end = text.indexOf(' ', from);
      end = end < 0 ? text.length() : end;
      numbers.add(Double.parseDouble(text.substring(from, end)));
      from = end + 1;
    }
    double[] all = new double[numbers.size()];
    for (int i = 0; i < all.length; i++) {
      all[i] = numbers.get(i);
    }
    return all;
  }

  private void add(Grip grip) {
    if (!grip.isTyped()) {
      String classes = "v-" + grip.name() + (grip.isRadius() ? " knob" : "");
      handles.add(new Handle(picture, grip.name(), classes, new Dragged(grip)));
      dragged.add(grip);
    }
    Element group = Element.create("span", "pair-field");
    List<String> names = grip.fields();
    for (int i = 0; i < names.size(); i++) {
      group.append(field(names.get(i), grip.at() + i));
    }
    fields.append(group);
  }

  private Element field(String name, int at) {
    Element label = Element.create("label", "");
    label.setTextContent(name + " ");
    Element input = Element.create("input", "");
    input.setAttribute("inputmode", "decimal");
    input.setAttribute("autocomplete", "off");
    input.setAttribute("data-at", Integer.toString(at));
    input.addEventListener("change", event -> typed(input, at));
    label.append(input);
    inputs.add(input);
    return label;
  }

  /** A number that is none is put back as it was. */
  private void typed(Element input, int at) {
    double value = number(input.getValue());
    if (Double.isFinite(value)) {
      numbers[at] = value;
      typedAt = at;
      send();
    }
    place();
  }

  /** A decimal keeps every digit; a fraction or a root is a number as anywhere else. */
  private static double number(String text) {
    double decimal = CodeNumber.of(text);
    return Double.isFinite(decimal) ? decimal : Quantity.read(text, "m").orElse(Double.NaN);
  }

  /** Which number was typed since the last answer, by its place; -1 if it was dragged. */
  int typedAt() {
    return typedAt;
  }

  /** Goes to the field of a number. */
  void focusOn(int at) {
    for (Element input : inputs) {
      if (input.attribute("data-at").equals(Integer.toString(at))) {
        input.focusInPlace();
      }
    }
  }

  /** What a handle tells. */
  private final class Dragged implements Handle.Owner {
    private final Grip grip;

    Dragged(Grip grip) {
      this.grip = grip;
    }

    @Override
    public void moved(Vec2 wanted) {
      grip.put(picture.view().nearest(wanted), numbers);
      typedAt = -1;
      place();
      send();
    }

    @Override
    public void released() {}
  }

  private void place() {
    for (int i = 0; i < handles.size(); i++) {
      Grip grip = dragged.get(i);
      handles.get(i).place(grip.place(numbers), numbers[grip.at()], grip.words(numbers));
    }
    for (Element input : inputs) {
      input.setValue(NumberText.of(numbers[Integer.parseInt(input.attribute("data-at"))]));
    }
  }

  /** From now on a changed case is sent there, with that source. */
  void ask(String path, String source, Changed changed) {
    this.path = path;
    this.source = source;
    this.changed = changed;
  }

  /** One request is on its way at a time; the latest case goes next. */
  private void send() {
    isWaiting = true;
    if (isAsking) {
      return;
    }
    isWaiting = false;
    isAsking = true;
    Wire.post(
        path,
        "input",
        text(),
        source,
        (code, body) -> {
          isAsking = false;
          if (code == 200) {
            changed.heard(body);
          }
          if (isWaiting) {
            send();
          }
        });
  }

  private String text() {
    StringBuilder text = new StringBuilder();
    for (double number : numbers) {
      text.append(text.length() == 0 ? "" : " ").append(CodeNumber.text(number));
    }
    return text.toString();
  }

  /** Draws what the server drew for a changed case, in this picture's view. */
  void redraw(Element next) {
    double[] corners = numbers(next.attribute("data-view"));
    View other = new View(corners[0], corners[1], corners[2], corners[3]);
    View view = picture.view();
    double scale = view.unit() / other.unit();
    layer.setInnerHTML(
        "<g transform=\"translate("
            + NumberText.of(view.pixelX(other.minX()))
            + " "
            + NumberText.of(view.pixelY(other.maxY()))
            + ") scale("
            + NumberText.of(scale)
            + ")\">"
            + next.need(".pair-stage svg").getInnerHTML()
            + "</g>");
  }

  /** Hides what the lesson's method has not computed yet; both answers stay in view. */
  void show(List<String> later) {
    for (Element shape : layer.findAll("g[class*=' v-']")) {
      boolean hidden = false;
      for (String name : later) {
        hidden |= shape.matches(".v-" + name);
      }
      shape.mark("later", hidden);
    }
  }
}
