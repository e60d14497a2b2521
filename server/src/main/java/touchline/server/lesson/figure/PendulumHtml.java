package touchline.server.lesson.figure;

import touchline.diagram.Html;
import touchline.diagram.NumberText;
import touchline.diagram.Svg;
import touchline.pendulum.AnglePlot;
import touchline.pendulum.Knob;
import touchline.pendulum.PendulumFigure;
import touchline.pendulum.PendulumPicture;
import touchline.pendulum.PendulumWords;
import touchline.pendulum.Simulation;

/**
 * A pendulum as it reads without script: the picture and the plot of a run that was made when the
 * lesson was compiled, and a table of its switches. The description travels with it.
 */
public record PendulumHtml(String name, PendulumFigure figure) {
  private static final String HINT =
      "<p class=\"figure-hint waits\">Press play, or drag a bob<span class=\"keys\">, or use the"
          + " arrow keys</span></p>";

  private static final String HEAD =
      "<thead><tr><th scope=\"col\">Time, s</th><th scope=\"col\">Angle, rad</th>"
          + "<th scope=\"col\">Rate, rad/s</th><th scope=\"col\">Motor from then, rad/s</th></tr>"
          + "</thead>";

  public String html() {
    Simulation still = figure.still();
    return String.join(
        "\n",
        "<figure class=\"figure pendulum\" id=\"figure-"
            + name
            + "\""
            + data()
            + caption().naming()
            + ">",
        caption().html(),
        "<div class=\"figure-body\">",
        "<div class=\"figure-stage\">" + picture(still) + HINT + "</div>",
        "<div class=\"figure-side\">",
        "<p class=\"pendulum-now\">" + PendulumWords.now(still.state()) + "</p>",
        "<div class=\"pendulum-plot\">" + plot(still) + "</div>",
        numbers(),
        "</div></div>",
        PlayerControls.world(),
        "<div class=\"figure-more\" role=\"group\" aria-label=\"Switches of the motor\" hidden>",
        table(still) + "</div>",
        "<p class=\"figure-status\" role=\"status\"></p>",
        "</figure>");
  }

  private Caption caption() {
    return new Caption(name, figure.title());
  }

  private String data() {
    String text = Html.escape(figure.text()).replace("\n", "&#10;");
    return " data-pendulum=\"" + text + "\"";
  }

  private String picture(Simulation still) {
    return Svg.picture(PendulumPicture.of(still.state(), still.settings()), figure.alt());
  }

  private static String plot(Simulation still) {
    return "<svg class=\"picture\" viewBox=\""
        + AnglePlot.VIEW_BOX
        + "\" role=\"img\" aria-label=\"The angle of the first rod over time. The table below"
        + " tells when the motor switched.\">"
        + AnglePlot.of(still.history(), still.settings())
        + "</svg>";
  }

  private String numbers() {
    StringBuilder html = new StringBuilder();
    for (Knob knob : Knob.all()) {
      html.append(number(knob));
    }
    return "<div class=\"figure-numbers waits\" role=\"group\" aria-label=\"Numbers\">"
        + html
        + "<p class=\"figure-problem\" role=\"alert\"></p></div>";
  }

  private String number(Knob knob) {
    return "<label class=\"figure-field\"><span>"
        + Html.escape(knob.label())
        + "</span><span class=\"pendulum-number\"><span data-number=\""
        + knob.id()
        + "\">"
        + NumberText.of(figure.settings().get(knob))
        + "</span> "
        + Html.escape(knob.unit())
        + "</span></label>";
  }

  private static String table(Simulation still) {
    return "<div class=\"pendulum-switches\"><table><caption>The latest switches of the motor</caption>"
        + HEAD
        + "<tbody>"
        + PendulumWords.rows(still.history())
        + "</tbody></table></div>";
  }
}
