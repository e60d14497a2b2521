package touchline.server.code.pair;

import touchline.diagram.Drawing;
import touchline.diagram.Html;
import touchline.diagram.Svg;
import touchline.server.grading.verdict.Tick;

/** What stands around a student's run where the lesson's method is not shown. */
final class OwnHtml {
  private static final String ALT = "The case as it is given; its numbers are in the call above.";

  private OwnHtml() {}

  private static final String BOTH =
      "The case as it is given, with both answers where they have a place; the numbers are above.";

  static String of(Tick tick, Drawing given, Side yours) {
    return around(tick, Svg.picture(given, ALT), yours.html());
  }

  /** Without steps. */
  static String of(Tick tick, Drawing both) {
    return around(tick, Svg.picture(both, BOTH), "");
  }

  private static String around(Tick tick, String picture, String yours) {
    String words =
        tick.isRight()
            ? "Your method gives the right answer here."
            : "The right answer is " + tick.expected() + ". Yours " + tick.got() + ".";
    return String.join(
        "\n",
        "<div class=\"code-own\">",
        "<p class=\"pair-call\"><code>" + Html.escape(tick.call()) + "</code></p>",
        "<p class=\"pair-words\">" + Html.escape(words) + "</p>",
        "<div class=\"pair-stage\">" + picture + "</div>",
        yours,
        "</div>");
  }
}
