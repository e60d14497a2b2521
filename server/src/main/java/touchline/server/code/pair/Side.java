package touchline.server.code.pair;

import touchline.diagram.Html;
import touchline.figure.Frame;
import touchline.figure.Run;
import touchline.server.lesson.figure.CodeHtml;
import touchline.server.lesson.figure.Listing;

/**
 * One of the two methods: its listing, and every step of it in words.
 *
 * @param kind {@code yours} or {@code right}
 * @param parts index of the step that is marked; -1 for none
 * @param more what is said after the last step, safe HTML
 */
record Side(String kind, String id, String name, Listing listing, Run run, int parts, String more) {
  /** More steps than anyone reads; a page of them is still small. */
  static final int MOST_STEPS = 200;

  private static final CodeHtml JAVA = CodeHtml.java(java.util.Set.of());

  String html() {
    String title = id + "-" + kind;
    return String.join(
        "\n",
        "<div class=\"pair-side " + kind + "\" role=\"group\" aria-labelledby=\"" + title + "\">",
        "<p class=\"pair-name\" id=\"" + title + "\">" + Html.escape(name) + "</p>",
        // What scrolls must be reachable by keyboard, without a script, too.
        JAVA.listing(listing).replaceFirst("<pre ", "<pre tabindex=\"0\" "),
        "<ol class=\"pair-steps\" tabindex=\"0\">" + steps() + "</ol>",
        rest() + "</div>");
  }

  private String rest() {
    int missing = run.last() + 1 - MOST_STEPS;
    String cut = missing > 0 ? "<p class=\"pair-more\">" + missing + " more steps.</p>" : "";
    return cut + more;
  }

  private String steps() {
    StringBuilder steps = new StringBuilder();
    for (int i = 0; i <= Math.min(run.last(), MOST_STEPS - 1); i++) {
      steps.append(step(i, run.frame(i)));
    }
    return steps.toString();
  }

  private String step(int index, Frame frame) {
    String line =
        frame.line() > 0 ? "<span class=\"pair-line\">Line " + frame.line() + "</span> " : "";
    return "<li data-line=\""
        + line(frame)
        + "\" data-sets=\""
        + sets(frame)
        + (index == parts ? "\" class=\"parts\">" : "\">")
        + line
        + frame.narration()
        + arguments(frame)
        + (index == parts ? " <strong>They diverge here.</strong>" : "")
        + "</li>";
  }

  /** The call itself stands at the method's first line. */
  private int line(Frame frame) {
    return frame.line() > 0 || kind.equals("yours")
        ? frame.line()
        : listing.lines().get(0).number();
  }

  private static String arguments(Frame frame) {
    if (frame.line() > 0) {
      return "";
    }
    StringBuilder words = new StringBuilder();
    for (Frame.Variable variable : frame.variables()) {
      words
          .append(words.isEmpty() ? " With <var>" : ", <var>")
          .append(Html.escape(variable.name()));
      words.append("</var> = ").append(Html.escape(variable.value()));
    }
    return words.isEmpty() ? "" : words.append('.').toString();
  }

  /** Name and value of each variable that the step sets, with a tab between and a line for each. */
  private static String sets(Frame frame) {
    StringBuilder sets = new StringBuilder();
    for (Frame.Variable variable : frame.variables()) {
      if (variable.changed()) {
        sets.append(sets.isEmpty() ? "" : "&#10;").append(Html.escape(variable.name()));
        sets.append("&#9;").append(Html.escape(variable.value().replaceAll("\\s", " ")));
      }
    }
    return sets.toString();
  }
}
