package touchline.server.lesson.figure;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import touchline.diagram.Html;
import touchline.figure.Figure;
import touchline.figure.Frame;
import touchline.figure.Run;
import touchline.input.Grip;
import touchline.input.InputNumber;

/**
 * What stands around a figure's picture, its code and its steps once the script runs it: buttons,
 * numbers, questions, variables. It is part of the page from the start, unseen, so that nothing
 * moves when the script comes; {@code waits} marks what is of no use before.
 */
final class PlayerHtml {
  /** A list of many names reads worse than none. */
  private static final int MOST_NAMES = 4;

  private static final String FREE_ROW =
      "<tr class=\"free\" aria-hidden=\"true\"><th></th><td></td><td></td></tr>";

  private static final String ASK =
      "<form class=\"figure-ask\" aria-label=\"Before the next step\" hidden>"
          + "<p class=\"figure-question\"></p><p class=\"figure-known\"></p>"
          + "<p class=\"figure-told\" role=\"status\"></p>"
          + "<button type=\"button\" class=\"yes\">Yes</button>"
          + "<button type=\"button\" class=\"no\">No</button>"
          + coordinate("x")
          + coordinate("y")
          + "<button class=\"check\">Check</button>"
          + "<button type=\"button\" class=\"pass\">Skip</button></form>";

  private static String coordinate(String name) {
    return PlayerControls.field(
        "<input class=\"ask-"
            + name
            + "\" inputmode=\"decimal\" autocomplete=\"off\" aria-label=\""
            + name
            + "\" placeholder=\""
            + name
            + "\">");
  }

  private final Figure figure;
  private final Run run;
  private final String hint;
  private final String given;
  private final String numbers;

  private PlayerHtml(Figure figure, Run run, String hint, String given, String numbers) {
    this.figure = figure;
    this.run = run;
    this.hint = hint;
    this.given = given;
    this.numbers = numbers;
  }

  PlayerHtml(Figure figure, Run run) {
    this(
        figure,
        run,
        hint(figure),
        PlayerNumbers.inView(fields(figure, false)),
        PlayerNumbers.html(fields(figure, true)));
  }

  /** The numbers of inputs that have a handle in the picture, or of those that have none. */
  private static List<InputNumber> fields(Figure figure, boolean handled) {
    return figure.inputs().fields().stream()
        .filter(field -> handles(figure).contains(field.input()) == handled)
        .toList();
  }

  private static Set<String> handles(Figure figure) {
    Set<String> names = new LinkedHashSet<>();
    for (Grip grip : figure.inputs().grips()) {
      names.add(grip.input());
    }
    return names;
  }

  /** With nothing to take hold of and no numbers to change. */
  static PlayerHtml fixed(Figure figure, Run run) {
    return new PlayerHtml(figure, run, "", "", PlayerNumbers.html(List.of()));
  }

  /**
   * The whole body of a figure around its parts that read without script: the picture and what is
   * said of it beside it, and the code, which a button brings.
   *
   * @param line the code of the step in view, as HTML
   */
  String around(String picture, String line, List<String> codes, String steps) {
    Frame last = run.frame(run.last());
    return String.join(
        "\n",
        "<div class=\"figure-body\">",
        "<div class=\"figure-stage\">" + picture + hint + "</div>",
        "<div class=\"figure-side\"><div class=\"figure-words\">",
        "<p class=\"figure-turn\"></p>",
        "<p class=\"figure-line\"><code class=\"step-line\">" + line + "</code></p>",
        "<p class=\"figure-narration\">" + last.narration() + "</p>",
        "<p class=\"figure-told\"></p>" + ASK,
        "<p class=\"figure-problem\" role=\"alert\"></p></div>",
        "<div class=\"figure-read\">",
        String.join("\n", codes),
        variables() + "</div>",
        given + steps + "</div></div>",
        PlayerControls.html(run.last() + 1, codes.size() > 1, figure.motion().isPresent()),
        PlayerControls.more(numbers),
        "<p class=\"figure-status\" role=\"status\"></p>");
  }

  private static String hint(Figure figure) {
    Set<String> names = handles(figure);
    if (names.isEmpty()) {
      return "";
    }
    String all = names.size() > MOST_NAMES ? "a handle" : either(List.copyOf(names));
    return "<p class=\"figure-hint waits\">Drag "
        + Html.escape(all)
        + "<span class=\"keys\">, or use the arrow keys</span></p>";
  }

  private static String either(List<String> names) {
    int last = names.size() - 1;
    return last < 1
        ? String.join("", names)
        : String.join(", ", names.subList(0, last)) + " or " + names.get(last);
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
