package touchline.server.lesson.figure;

import touchline.compare.Distances;
import touchline.compare.ScaleFigure;
import touchline.compare.ScalePicture;
import touchline.diagram.Html;

/**
 * The figure with a size and an offset as it reads without script: what the starting values give.
 */
public record ScaleHtml(String name, ScaleFigure figure) {
  public String html() {
    Distances start = figure.start();
    return String.join(
        "\n",
        "<figure class=\"figure compare scales\" id=\"figure-"
            + name
            + "\""
            + caption().naming()
            + ">",
        caption().html(),
        "<div class=\"figure-body\">",
        "<div class=\"figure-stage\">" + picture(start) + "</div>",
        "<div class=\"figure-side\">",
        "<div class=\"scales-sliders\">",
        slider("size", "Size of the picture", figure.size(), 0),
        slider("offset", "Distance from the origin", figure.offset(), Distances.NOWHERE),
        "</div>",
        "<dl class=\"compare-answers scales-results\">",
        row(
            "plain",
            "Plain",
            ScalePicture.result(start.plain(), start.exact(), start.plainError())),
        row(
            "careful",
            "Careful",
            ScalePicture.result(start.careful(), start.exact(), start.carefulError())),
        row("exact", "True value", ScalePicture.exact(start)),
        "</dl>",
        "</div></div>",
        "<p class=\"figure-status\" role=\"status\"></p>",
        "</figure>");
  }

  private Caption caption() {
    return new Caption(name, figure.title());
  }

  private String picture(Distances start) {
    return "<svg class=\"picture\" viewBox=\""
        + ScalePicture.VIEW_BOX
        + "\" role=\"img\" aria-label=\""
        + Html.escape(figure.alt() + " The results below tell the same.")
        + "\">"
        + ScalePicture.bars(start)
        + "</svg>";
  }

  private static String slider(String name, String label, int value, int least) {
    String words = name.equals("size") ? ScalePicture.times(value) : ScalePicture.metres(value);
    return new Slider("scales", name, label, words).html(least, Distances.MOST, 1, value);
  }

  private static String row(String role, String name, String html) {
    return "<div class=\"v-"
        + role
        + "\"><dt>"
        + name
        + "</dt><dd class=\"scales-"
        + role
        + "\">"
        + html
        + "</dd></div>";
  }
}
