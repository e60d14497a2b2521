package touchline.server.lesson.figure;

import java.util.List;
import touchline.diagram.Html;
import touchline.growth.GrowthChart;
import touchline.growth.GrowthFigure;
import touchline.growth.GrowthWords;
import touchline.growth.Method;
import touchline.growth.Sizes;
import touchline.growth.Swarm;
import touchline.growth.SwarmPicture;
import touchline.growth.Work;

/**
 * What four methods ask about many circles, as it reads without script: the circles and the numbers
 * at the start, the chart, and a table of the chart's decades.
 */
public record GrowthHtml(String name, GrowthFigure figure) {
  private static final int DECADE = 10;

  public String html() {
    List<Work> all = GrowthFigure.all();
    Work start = all.get(figure.place());
    String count = GrowthWords.whole(start.count());
    return String.join(
        "\n",
        "<figure class=\"figure compare sharing growth\" id=\"figure-"
            + name
            + "\" data-work=\""
            + GrowthFigure.text(all)
            + "\""
            + caption().naming()
            + ">",
        caption().html(),
        "<div class=\"figure-body\">",
        "<div class=\"figure-stage\">" + swarm(start) + "</div>",
        "<div class=\"figure-side\">",
        "<div class=\"scales-sliders\">",
        new Slider("growth", "circles", "Circles", count)
            .html(0, Sizes.count() - 1, 1, figure.place()),
        "</div>",
        "<p class=\"growth-found\">" + GrowthWords.found(start) + "</p>",
        chart(all, start),
        "<p class=\"growth-heads\" aria-hidden=\"true\"><span>questions</span>"
            + "<span class=\"waits\">time</span></p>",
        "<dl class=\"compare-answers sharing-results\">",
        rows(start),
        "</dl>",
        "<p class=\"growth-repaired waits\"></p>",
        "</div></div>",
        PlayerControls.motion(),
        table(all),
        "<p class=\"figure-status\" role=\"status\"></p>",
        "</figure>");
  }

  private Caption caption() {
    return new Caption(name, figure.title());
  }

  private String swarm(Work start) {
    Swarm swarm = new Swarm(start.count());
    return "<svg class=\"picture\" viewBox=\"0 0 "
        + (SwarmPicture.SIDE + " " + SwarmPicture.SIDE)
        + "\" role=\"img\" aria-label=\""
        + Html.escape(figure.alt())
        + "\"><g class=\"growth-swarm\">"
        + SwarmPicture.of(swarm.side(), swarm.at(0))
        + "</g></svg>";
  }

  private static String chart(List<Work> all, Work start) {
    return "<svg class=\"growth-chart\" viewBox=\"0 0 "
        + (GrowthChart.WIDTH + " " + GrowthChart.HEIGHT)
        + "\" aria-hidden=\"true\">"
        + GrowthChart.of(all)
        + "<g class=\"growth-now\">"
        + GrowthChart.now(start)
        + "</g></svg>";
  }

  private static String rows(Work start) {
    StringBuilder rows = new StringBuilder();
    for (Method method : Method.values()) {
      rows.append("<div><dt class=\"m-").append(method.role()).append("\">");
      rows.append("<span class=\"dash\" aria-hidden=\"true\"></span>").append(method.words());
      rows.append("</dt><dd class=\"growth-").append(method.role()).append("\">");
      rows.append(GrowthWords.asked(start, method)).append("</dd>");
      rows.append("<dd class=\"growth-each growth-").append(method.role()).append("-each\">");
      rows.append(GrowthWords.each(start, method)).append("</dd>");
      rows.append("<dd class=\"growth-time growth-").append(method.role());
      rows.append("-time waits\"></dd></div>");
    }
    return rows.toString();
  }

  /** What the slider would tell at each power of ten. */
  private static String table(List<Work> all) {
    StringBuilder rows = new StringBuilder();
    for (int place = 0; place < all.size(); place += DECADE) {
      Work work = all.get(place);
      rows.append("<tr><th scope=\"row\">").append(GrowthWords.whole(work.count()));
      rows.append("</th>");
      for (Method method : Method.values()) {
        rows.append("<td>").append(GrowthWords.whole(work.asked(method))).append("</td>");
      }
      rows.append("</tr>");
    }
    StringBuilder heads = new StringBuilder("<th scope=\"col\">Circles</th>");
    for (Method method : Method.values()) {
      heads.append("<th scope=\"col\">").append(method.words()).append("</th>");
    }
    return "<table class=\"sharing-widths\"><caption>Questions, by the number of circles</caption>"
        + "<thead><tr>"
        + heads
        + "</tr></thead><tbody>"
        + rows
        + "</tbody></table>";
  }
}
