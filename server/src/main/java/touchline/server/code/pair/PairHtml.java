package touchline.server.code.pair;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import touchline.diagram.Drawing;
import touchline.diagram.Html;
import touchline.diagram.Svg;
import touchline.diagram.View;
import touchline.pair.CaseFigure;
import touchline.pair.Handle;

/**
 * What stands around the two sides: the call, its picture, and the numbers that a script offers.
 */
record PairHtml(CaseFigure figure, String input, Drawing drawing) {
  static PairHtml of(CaseFigure figure, double[] input, Drawing drawing) {
    String numbers =
        Arrays.stream(input).mapToObj(Double::toString).collect(Collectors.joining(" "));
    return new PairHtml(figure, numbers, drawing);
  }

  String around(String words, Side yours, Side right) {
    return String.join(
        "\n",
        "<div class=\"code-pair\"" + data() + ">",
        "<div class=\"pair-head\"><p class=\"pair-call\"><code>"
            + Html.escape(figure.call())
            + "</code></p>",
        "<p class=\"pair-words\">" + Html.escape(words) + "</p></div>",
        "<div class=\"pair-frame\"><div class=\"pair-stage\">"
            + Svg.picture(drawing, figure.alt())
            + "</div>",
        "<div class=\"pair-sides\">" + yours.html() + right.html() + "</div></div></div>");
  }

  private String data() {
    return " data-input=\""
        + input
        + "\" data-view=\""
        + view()
        + "\" data-handles=\""
        + handles()
        + "\"";
  }

  private String view() {
    View view = drawing.view();
    return view.minX() + " " + view.minY() + " " + view.maxX() + " " + view.maxY();
  }

  /** For each handle its look, where its numbers stand, from where they are measured, its name. */
  private String handles() {
    return figure.handles().stream().map(PairHtml::handle).collect(Collectors.joining(";"));
  }

  private static String handle(Handle handle) {
    String look = handle.look().name().toLowerCase(Locale.ROOT);
    return look + " " + handle.at() + " " + handle.from() + " " + Html.escape(handle.name());
  }
}
