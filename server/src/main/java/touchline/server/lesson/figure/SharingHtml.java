package touchline.server.lesson.figure;

import touchline.diagram.Html;
import touchline.diagram.Svg;
import touchline.grid.Crowd;
import touchline.grid.Sharing;
import touchline.grid.SharingFigure;
import touchline.grid.SharingPicture;
import touchline.grid.SharingWords;
import touchline.grid.Widths;

/**
 * A crowd in a grid as it reads without script: the picture and the numbers at the start, and the
 * same crowd in cells of every other width.
 */
public record SharingHtml(String name, SharingFigure figure) {
  private static final String HINT =
      "<p class=\"figure-hint waits\">Drag the ball<span class=\"keys\">, or use the arrow"
          + " keys</span></p>";

  public String html() {
    Sharing start = figure.start();
    return String.join(
        "\n",
        "<figure class=\"figure compare sharing\" id=\"figure-"
            + name
            + "\""
            + caption().naming()
            + ">",
        caption().html(),
        "<div class=\"figure-body\">",
        "<div class=\"figure-stage\">" + picture(start) + HINT + "</div>",
        "<div class=\"figure-side\">",
        "<div class=\"scales-sliders\">",
        new Slider("sharing", "circles", "Circles", Integer.toString(figure.circles()))
            .html(Crowd.FEWEST, Crowd.MOST, Crowd.STEP, figure.circles()),
        new Slider("sharing", "width", "Width of a cell", Widths.text(figure.width()))
            .html(0, Widths.count() - 1, 1, figure.width()),
        "</div>",
        "<p class=\"sharing-ball\">" + SharingWords.ball(start) + "</p>",
        "<dl class=\"compare-answers sharing-results\">",
        row("all", "Without a grid", SharingWords.all(start)),
        row("asked", "Sharing a cell", SharingWords.asked(start)),
        row("touching", "Touching", SharingWords.touching(start)),
        row("entries", "Entries in cells", SharingWords.entries(start)),
        "</dl>",
        key(),
        "</div></div>",
        table(),
        "<p class=\"figure-status\" role=\"status\"></p>",
        "</figure>");
  }

  private Caption caption() {
    return new Caption(name, figure.title());
  }

  private String picture(Sharing start) {
    return "<svg class=\"picture\" viewBox=\""
        + Svg.viewBox(Crowd.FIELD)
        + "\" role=\"img\" aria-label=\""
        + Html.escape(figure.alt())
        + "\">"
        + SharingPicture.of(start)
        + "</svg>";
  }

  /** How the circles are told apart. */
  private static String key() {
    return "<p class=\"sharing-key\">"
        + swatch("ball", "the ball")
        + swatch("touched", "touches it")
        + swatch("apart", "only shares a cell with it")
        + swatch("crowd", "shares none")
        + "</p>";
  }

  private static String swatch(String role, String words) {
    return "<span><svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"><g class=\"many "
        + role
        + "\"><circle cx=\"12\" cy=\"12\" r=\"9\"/></g></svg>"
        + words
        + "</span> ";
  }

  private static String row(String role, String name, String words) {
    return "<div><dt>" + name + "</dt><dd class=\"sharing-" + role + "\">" + words + "</dd></div>";
  }

  /** What the slider for the width would tell. */
  private String table() {
    StringBuilder rows = new StringBuilder();
    for (int place = 0; place < Widths.count(); place++) {
      Sharing in = figure.in(place);
      rows.append("<tr><th scope=\"row\">").append(Widths.text(place)).append("</th><td>");
      rows.append(in.entries()).append("</td><td>").append(in.asked()).append("</td></tr>");
    }
    return "<table class=\"sharing-widths\"><caption>The same circles in other cells</caption>"
        + "<thead><tr><th scope=\"col\">Width</th><th scope=\"col\">Entries</th>"
        + "<th scope=\"col\">Pairs sharing a cell</th></tr></thead><tbody>"
        + rows
        + "</tbody></table>";
  }
}
