package touchline.client.browser;

import java.util.List;
import touchline.diagram.Html;
import touchline.figure.Frame;

/**
 * The variables so far. Rows are kept free for those to come, so that stepping moves nothing on the
 * page.
 */
final class VariableTable {
  private static final String FRAME =
      "<table><caption>Variables</caption><thead><tr><th scope=\"col\">Name</th>"
          + "<th scope=\"col\">Type</th><th scope=\"col\">Value</th></tr></thead>"
          + "<tbody></tbody></table>";
  private static final String FREE =
      "<tr class=\"free\" aria-hidden=\"true\"><td colspan=\"3\">&nbsp;</td></tr>";

  private final Element element = Element.create("div", "figure-variables");
  private final Element body;
  private int rows;

  VariableTable() {
    element.setInnerHTML(FRAME);
    body = element.need("tbody");
  }

  Element element() {
    return element;
  }

  /** Shows the variables, and room for as many as the run will have. */
  void show(List<Frame.Variable> variables, int room) {
    rows = Math.max(rows, room);
    StringBuilder html = new StringBuilder();
    for (Frame.Variable variable : variables) {
      row(html, variable);
    }
    for (int free = variables.size(); free < rows; free++) {
      html.append(FREE);
    }
    body.setInnerHTML(html.toString());
  }

  /** A changed value is marked by a word, for readers who do not see the colour. */
  private static void row(StringBuilder html, Frame.Variable variable) {
    String name = Html.escape(variable.name());
    html.append(variable.changed() ? "<tr class=\"changed v-" : "<tr class=\"v-");
    html.append(name.equals("return") ? "result" : name).append("\"><th scope=\"row\">");
    html.append(name).append("</th><td class=\"type\">").append(Html.escape(variable.type()));
    html.append("</td><td class=\"value\">").append(Html.escape(variable.value()));
    html.append(variable.changed() ? " <span class=\"mark\">set</span></td></tr>" : "</td></tr>");
  }
}
