package touchline.client.browser;

import touchline.diagram.Html;
import touchline.figure.Frame;

/** One variable: its name, a button that lights what is drawn for it, its type and its value. */
final class VariableRow {
  private final Element row;
  private final Element name;
  private final Element type;
  private final Element value;
  private String shown = "";

  VariableRow(Element row) {
    this.row = row;
    name = row.need("th");
    type = row.need("td");
    value = row.need("td + td");
    name.setAttribute("scope", "row");
    type.setAttribute("class", "type");
    value.setAttribute("class", "value");
    free();
  }

  void free() {
    row.put("class", "free");
    row.put("aria-hidden", "true");
    if (!shown.isEmpty()) {
      call("");
    }
    type.showText("");
    value.showHtml("");
  }

  /** A changed value is marked by a word, for readers who do not see the colour. */
  void show(Frame.Variable variable) {
    if (!variable.name().equals(shown)) {
      call(variable.name());
    }
    String role = variable.name().equals("return") ? "result" : variable.name();
    row.put("class", (variable.changed() ? "changed v-" : "v-") + role);
    row.removeAttribute("aria-hidden");
    type.showText(variable.type());
    String text = Html.escape(variable.value());
    value.showHtml(variable.changed() ? text + " <span class=\"mark\">set</span>" : text);
  }

  private void call(String variable) {
    shown = variable;
    name.setInnerHTML(
        variable.isEmpty() ? "" : "<button type=\"button\">" + Html.escape(variable) + "</button>");
  }
}
