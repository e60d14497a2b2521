package touchline.client.browser;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.Drawing;
import touchline.diagram.Shape;
import touchline.diagram.Svg;

/**
 * What a figure draws: a group for each shape and each text. Groups stay from drawing to drawing
 * and only what changed is touched, so that a drag costs the browser little.
 */
final class Layer {
  private final Element element;
  private final List<Element> groups = new ArrayList<>();
  private final List<String> classes = new ArrayList<>();
  private List<Integer> hidden = List.of();

  Layer(Element element) {
    this.element = element;
  }

  void draw(Drawing drawing) {
    List<Shape> shapes = drawing.shapes();
    Svg svg = Svg.of(drawing);
    fit(svg.size());
    for (int i = 0; i < svg.size(); i++) {
      boolean grid = i < shapes.size() && shapes.get(i) instanceof Shape.Grid;
      boolean kept = grid && !classes.get(i).isEmpty() && svg.hidden().equals(hidden);
      hidden = grid ? svg.hidden() : hidden;
      if (!kept) {
        show(i, svg);
      }
    }
  }

  private void show(int index, Svg svg) {
    String now = svg.classes(index);
    if (!now.equals(classes.get(index))) {
      classes.set(index, now);
      groups.get(index).setAttribute("class", now);
    }
    groups.get(index).showHtml(svg.content(index));
  }

  private void fit(int count) {
    if (groups.isEmpty()) {
      element.setInnerHTML("");
    }
    while (groups.size() < count) {
      Element group = Element.createSvg("g", "");
      element.append(group);
      groups.add(group);
      classes.add("");
    }
    while (groups.size() > count) {
      classes.remove(groups.size() - 1);
      groups.remove(groups.size() - 1).remove();
    }
  }
}
