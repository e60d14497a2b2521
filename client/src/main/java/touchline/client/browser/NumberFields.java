package touchline.client.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.input.InputNumber;

/** The numbers under a figure and those in the text that are bound to it. */
final class NumberFields {
  /** A number as it stands in the page, and which of the figure's it is. */
  private record Bound(NumberField number, int index) {}

  private final List<Bound> all = new ArrayList<>();

  /**
   * The page has them as text, and only here they become fields: a browser looks for fields that it
   * could fill in by itself, and would lay out every figure far down the page for that.
   */
  NumberFields(Element figure, String name, List<InputNumber> fields, NumberField.Owner owner) {
    for (int i = 0; i < fields.size(); i++) {
      InputNumber field = fields.get(i);
      String id = "='" + field.id() + "']";
      Optional<Element> own = figure.find("[data-number" + id);
      if (own.isPresent()) {
        Element input = add(field, i, owner);
        input.setAttribute("data-number", field.id());
        own.get().replaceWith(input);
      }
      String inText = ".figure-number[data-figure='" + name + "'][data-field" + id;
      for (Element place : Page.root().findAll(inText)) {
        place.setTextContent("");
        place.append(add(field, i, owner));
      }
    }
  }

  private Element add(InputNumber field, int index, NumberField.Owner owner) {
    Element input = Element.create("input", "");
    input.setAttribute("role", "spinbutton");
    input.setAttribute("inputmode", "decimal");
    input.setAttribute("autocomplete", "off");
    input.setAttribute("aria-label", field.label());
    input.setAttribute("aria-valuemin", NumberText.of(field.min()));
    input.setAttribute("aria-valuemax", NumberText.of(field.max()));
    all.add(new Bound(new NumberField(input, field, owner), index));
    return input;
  }

  /** What a number says once it was changed. */
  static String words(InputNumber field) {
    return field.label() + " is " + NumberText.of(field.value());
  }

  void show(List<InputNumber> fields) {
    all.forEach(bound -> bound.number().show(fields.get(bound.index())));
  }
}
