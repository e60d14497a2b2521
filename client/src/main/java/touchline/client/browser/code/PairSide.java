package touchline.client.browser.code;

import java.util.List;
import touchline.client.browser.Element;
import touchline.client.code.Sets;

/** One of two methods that are stepped side by side: its line, its steps and its variables. */
final class PairSide {
  private final Element side;
  private final Element list;
  private final List<Element> steps;
  private final Sets sets = new Sets();
  private final Element rows = Element.create("tbody", "");

  PairSide(Element side) {
    this.side = side;
    this.list = side.need(".pair-steps");
    this.steps = list.findAll("li");
    steps.forEach(step -> sets.add(step.attribute("data-sets")));
    Element table = Element.create("table", "pair-variables");
    Element caption = Element.create("caption", "");
    caption.setTextContent("Variables");
    table.append(caption);
    table.append(rows);
    list.before(table);
    // Long lists and listings scroll, so they must be reachable by keyboard.
    list.setAttribute("tabindex", "0");
    side.need(".listing").setAttribute("tabindex", "0");
  }

  int last() {
    return steps.size() - 1;
  }

  /** The step that the server marked; the last one if the two never part. */
  int parting() {
    for (int i = 0; i < steps.size(); i++) {
      if (steps.get(i).matches(".parts")) {
        return i;
      }
    }
    return last();
  }

  boolean parts() {
    return list.find(".parts").isPresent();
  }

  Sets sets() {
    return sets;
  }

  void show(int step) {
    for (int i = 0; i < steps.size(); i++) {
      steps.get(i).mark("now", i == step);
      steps.get(i).mark("later", i > step);
    }
    Element.scrollWithin(list, steps.get(step));
    showLine(steps.get(step).attribute("data-line"));
    showVariables(step);
  }

  private void showLine(String number) {
    Element listing = side.need(".listing");
    for (Element line : listing.findAll(".line")) {
      boolean now = line.attribute("data-line").equals(number);
      line.mark("now", now);
      if (now) {
        Element.scrollWithin(listing, line);
      }
    }
  }

  private void showVariables(int step) {
    rows.setTextContent("");
    for (Sets.Row row : sets.after(step)) {
      Element tr = Element.create("tr", row.isChanged() ? "changed" : "");
      cell(tr, "th", row.name()).setAttribute("scope", "row");
      cell(tr, "td", row.value());
      cell(tr, "td", row.isChanged() ? "set" : "");
      rows.append(tr);
    }
  }

  private static Element cell(Element row, String kind, String text) {
    Element cell = Element.create(kind, "");
    cell.setTextContent(text);
    row.append(cell);
    return cell;
  }

  /** What is said of a step. */
  String words(int step) {
    return steps.get(step).getTextContent();
  }
}
