package touchline.server.lesson.figure;

import java.util.List;
import touchline.compare.Comparison;
import touchline.compare.Pairing;
import touchline.compare.SideBySide;
import touchline.diagram.Html;
import touchline.diagram.Svg;
import touchline.mistake.MistakeText;
import touchline.mistake.MistakeTexts;

/**
 * A comparison as it reads without script: both answers at the start in one picture, in solid and
 * in dashed lines, and what is to be said of every mistake. The description travels with it.
 */
public record CompareHtml(String name, String text, Comparison comparison, MistakeTexts mistakes) {
  private static final String HINT =
      "<p class=\"figure-hint waits\">Drag a handle<span class=\"keys\">, or use the arrow"
          + " keys</span></p>";

  private static final String BUTTONS =
      "<div class=\"figure-modes waits\" role=\"toolbar\" aria-label=\"This figure\"><button type=\"button\" class=\"everywhere\""
          + " aria-pressed=\"false\">Show where they differ</button>"
          + "<button type=\"button\" class=\"opens\" aria-expanded=\"false\">Numbers</button></div>";

  public String html() {
    Pairing first = comparison.beside(comparison.mistakes().get(0));
    SideBySide seen = first.seen(comparison.inputs());
    String classes =
        "figure compare" + Stature.of(comparison.view()) + (seen.agree() ? " agree" : "");
    return String.join(
        "\n",
        "<figure class=\"" + classes + "\" id=\"figure-" + name + "\"" + data() + ">",
        caption().html(),
        "<div class=\"figure-body\">",
        "<div class=\"figure-stage\">" + picture(first, seen) + HINT + "</div>",
        "<div class=\"figure-side\">",
        choice(),
        answers(seen),
        "<p class=\"compare-told\">" + Html.escape(seen.told()) + "</p>",
        "<p class=\"figure-problem\" role=\"alert\"></p>",
        BUTTONS,
        key(first),
        others(),
        "</div></div>",
        "<div class=\"figure-more waits\" role=\"group\" aria-label=\"More about this figure\" hidden>",
        PlayerNumbers.html(comparison.inputs().fields()) + "</div>",
        "<p class=\"figure-status\" role=\"status\"></p>",
        "</figure>");
  }

  private Caption caption() {
    return new Caption(name, comparison.title());
  }

  /** A line break in an attribute is written as a reference: a parser may not keep a plain one. */
  private String data() {
    String description = Html.escape(text).replace("\n", "&#10;");
    return " data-compare=\"" + description + "\"" + caption().naming();
  }

  private String picture(Pairing pairing, SideBySide seen) {
    Pairing.Lines lines = pairing.lines(comparison.inputs());
    String label = comparison.alt() + " Right: " + seen.right() + ". With the mistake: ";
    return "<svg class=\"picture\" viewBox=\""
        + Svg.viewBox(comparison.view())
        + "\" role=\"img\" aria-label=\""
        + Html.escape(label + seen.wrong() + ".")
        + "\">"
        + path("parting", pairing.parting(comparison.inputs()))
        + path("border v-right", lines.right())
        + path("border v-wrong", lines.wrong())
        + Svg.shapes(seen.drawing())
        + "</svg>";
  }

  private static String path(String classes, String path) {
    return "<path class=\"" + classes + "\" d=\"" + path + "\"/>";
  }

  /** Which mistake is run, where there are several. */
  private String choice() {
    List<String> ids = comparison.mistakes();
    if (ids.size() < 2) {
      return "";
    }
    StringBuilder options = new StringBuilder();
    for (String id : ids) {
      options.append("<option value=\"").append(Html.escape(id)).append("\">");
      options.append(Html.escape(nameOf(id))).append("</option>");
    }
    return "<label class=\"compare-choice waits\">Mistake "
        + PlayerControls.field("<select autocomplete=\"off\">" + options + "</select>")
        + "</label>";
  }

  private String nameOf(String id) {
    String name = mistakes.named(id).map(MistakeText::name).orElse(id);
    // A vector keeps its letter as it is.
    return name.startsWith("w ") ? name : Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }

  private String answers(SideBySide seen) {
    return "<dl class=\"compare-answers\"><div class=\"v-right\"><dt>"
        + swatch()
        + "Right</dt><dd class=\"compare-right\">"
        + Html.escape(seen.right())
        + "</dd></div><div class=\"v-wrong\"><dt>"
        + swatch()
        + "<span class=\"compare-name\">"
        + Html.escape(nameOf(comparison.mistakes().get(0)))
        + "</span></dt><dd class=\"compare-wrong\">"
        + Html.escape(seen.wrong())
        + "</dd></div></dl>";
  }

  private static String swatch() {
    return "<svg class=\"swatch\" viewBox=\"0 0 40 12\" aria-hidden=\"true\">"
        + "<line x1=\"2\" y1=\"6\" x2=\"38\" y2=\"6\"/></svg>";
  }

  /** What the lines mean, and the dots once they are there. */
  private String key(Pairing first) {
    String yes = first.lines(comparison.inputs()).yes();
    String place = Html.escape(comparison.place());
    String dots = "Each dot is a place of " + place + " for which the answers differ.";
    if (yes.isEmpty()) {
      return "<div class=\"compare-key of-dots\"><p>" + dots + "</p></div>";
    }
    return "<div class=\"compare-key\"><p>Lines bound the places of "
        + place
        + " for which the answer is “"
        + yes
        + "”: solid for the right method, dashed for the mistake. <span class=\"of-dots\">"
        + dots
        + "</span></p></div>";
  }

  /** Without script only the first mistake is in the picture; the others are told. */
  private String others() {
    StringBuilder items = new StringBuilder();
    for (String id : comparison.mistakes().subList(1, comparison.mistakes().size())) {
      SideBySide seen = comparison.beside(id).seen(comparison.inputs());
      items.append("<li>").append(Html.escape(nameOf(id))).append(": ");
      items.append(Html.escape(seen.wrong())).append(". ");
      items.append(Html.escape(seen.told())).append("</li>");
    }
    return items.isEmpty() ? "" : "<ul class=\"compare-others\">" + items + "</ul>";
  }
}
