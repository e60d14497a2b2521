package touchline.server.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import touchline.diagram.Html;
import touchline.diagram.NumberText;
import touchline.figure.Figure;
import touchline.figure.Run;
import touchline.geometry.Vec2;

/**
 * What stands around a figure's picture, its code and its steps once the script runs it: buttons,
 * numbers, variables. It is part of the page from the start, unseen, so that nothing moves when the
 * script comes; {@code waits} marks what is of no use before.
 */
final class PlayerHtml {
  private static final String FREE_ROW = "<tr class=\"free\"><th></th><td></td><td></td></tr>";

  private final Figure figure;
  private final Run run;

  PlayerHtml(Figure figure, Run run) {
    this.figure = figure;
    this.run = run;
  }

  /** The whole body of a figure around its three parts that read without script. */
  String around(String picture, String code, String steps) {
    return String.join(
        "\n",
        "<div class=\"figure-body\"><div class=\"figure-seen\">",
        hint(),
        "<div class=\"figure-stage\">" + picture + "</div>",
        numbers(),
        PlayerControls.html(run.last() + 1),
        "<p class=\"figure-line waits\" aria-hidden=\"true\"></p>",
        "<p class=\"figure-narration waits\"></p>",
        "</div><div class=\"figure-read\">",
        "<div class=\"figure-code\">" + code + "</div>",
        "<div class=\"figure-values\">" + variables() + steps + "</div>",
        "</div></div>",
        PlayerControls.more(),
        "<p class=\"figure-status\" role=\"status\"></p>");
  }

  private String hint() {
    List<String> names = new ArrayList<>(figure.inputs().points().keySet());
    String last = names.remove(names.size() - 1);
    String all = names.isEmpty() ? last : String.join(", ", names) + " or " + last;
    return "<p class=\"figure-hint waits\">Drag "
        + Html.escape(all)
        + ", or focus one and use the arrow keys.</p>";
  }

  private String numbers() {
    StringBuilder html = new StringBuilder();
    for (Map.Entry<String, Vec2> input : figure.inputs().points().entrySet()) {
      String name = Html.escape(input.getKey());
      html.append("<span class=\"figure-field v-").append(name).append("\"><var>");
      html.append(name).append("</var> = (").append(field(name, "x", input.getValue().x()));
      html.append(", ").append(field(name, "y", input.getValue().y())).append(")</span>");
    }
    return "<div class=\"figure-numbers waits\" role=\"group\" aria-label=\"Numbers, in metres\">"
        + html
        + "<button type=\"button\" class=\"reset\">Reset</button>"
        + "<p class=\"figure-problem\" role=\"alert\"></p></div>";
  }

  private static String field(String name, String axis, double value) {
    return "<input role=\"spinbutton\" inputmode=\"decimal\" autocomplete=\"off\" size=\"4\" data-number=\""
        + name
        + "."
        + axis
        + "\" aria-label=\""
        + name
        + ", "
        + axis
        + "\" value=\""
        + NumberText.of(value)
        + "\">";
  }

  /** Rows are kept free for variables to come, so that stepping moves nothing on the page. */
  private String variables() {
    int rows = run.frame(run.last()).variables().size();
    return "<div class=\"figure-variables waits\"><table><caption>Variables</caption><thead><tr>"
        + "<th scope=\"col\">Name</th><th scope=\"col\">Type</th><th scope=\"col\">Value</th></tr>"
        + "</thead><tbody>"
        + FREE_ROW.repeat(rows)
        + "</tbody></table></div>";
  }
}
