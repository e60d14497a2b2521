package touchline.server.lesson;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import touchline.diagram.Html;
import touchline.diagram.Svg;
import touchline.figure.Figure;
import touchline.figure.FigureText;
import touchline.figure.Frame;
import touchline.figure.Run;

/**
 * A figure as it reads without script: the picture of the last step, the listing, and every step in
 * words. The description travels with it, so that a script can run it.
 */
final class FigureHtml {
  private static final String RETURN = "return";

  private final String name;
  private final String description;
  private final Figure figure;
  private final Listing listing;
  private final Run run;
  private final JavaHtml java;

  private FigureHtml(String name, String description, Figure figure, Listing listing) {
    this.name = name;
    this.description = description;
    this.figure = figure;
    this.listing = listing;
    this.run = Run.of(figure, figure.inputs());
    this.java = new JavaHtml(variables());
  }

  /**
   * Compiles an author's description.
   *
   * @throws touchline.figure.FigureProblem if it breaks a rule of the figure language
   * @throws MissingListing if its method is not a tagged region
   */
  static FigureHtml of(String name, String text, JavaSources sources) {
    Listing listing = sources.listing(FigureText.parse(text).run().name());
    String description = withCode(text, listing);
    return new FigureHtml(name, description, FigureText.parse(description), listing);
  }

  /** Adds the section by which a run knows its own code. */
  private static String withCode(String text, Listing listing) {
    StringBuilder description = new StringBuilder(text.stripTrailing()).append("\ncode:\n");
    for (Listing.Line line : listing.lines()) {
      if (!line.text().isBlank()) {
        description.append("  ").append(line.number()).append(": ");
        description.append(line.text().strip()).append('\n');
      }
    }
    return description.toString();
  }

  /** The names that have a colour in this figure. */
  Set<String> variables() {
    Set<String> names = new HashSet<>(figure.inputs().points().keySet());
    lastFrame().variables().forEach(variable -> names.add(variable.name()));
    names.remove(RETURN);
    return names;
  }

  String runs() {
    return figure.run().name();
  }

  String html() {
    return String.join(
        "\n",
        "<figure class=\"figure\" id=\"figure-" + name + "\"" + data() + named() + ">",
        new PlayerHtml(figure, run).around(picture(), java.listing(listing), list()),
        "<figcaption id=\"" + caption() + "\">" + Html.escape(figure.title()) + "</figcaption>",
        "</figure>");
  }

  /** No slug has two hyphens in a row, so that no other place of the page has this id. */
  private String caption() {
    return "figure-" + name + "--title";
  }

  private String named() {
    return " aria-labelledby=\"" + caption() + "\"";
  }

  /** A line break in an attribute is written as a reference: a parser may not keep a plain one. */
  private String data() {
    return " data-figure=\"" + Html.escape(description).replace("\n", "&#10;") + "\"";
  }

  private String picture() {
    String result = run.result();
    String label = result.isEmpty() ? figure.alt() : figure.alt() + " Here: " + result + ".";
    return Svg.picture(lastFrame().drawing(), label);
  }

  private Frame lastFrame() {
    return run.frame(run.last());
  }

  private String list() {
    return "<ol class=\"figure-steps\" aria-label=\"Every step of this run\">" + steps() + "</ol>";
  }

  private String steps() {
    StringBuilder steps = new StringBuilder();
    for (int step = 0; step <= run.last(); step++) {
      steps.append(step == 0 ? "" : "\n").append(step(run.frame(step)));
    }
    return steps.toString();
  }

  private String step(Frame frame) {
    return "<li><code class=\"step-line\">"
        + java.html(listing.text(frame.line()))
        + "</code>"
        + values(frame)
        + "<span class=\"step-text\">"
        + frame.narration()
        + "</span></li>";
  }

  private static String values(Frame frame) {
    List<Frame.Variable> set =
        frame.variables().stream()
            .filter(variable -> variable.changed() && !variable.name().equals(RETURN))
            .toList();
    return set.isEmpty()
        ? ""
        : set.stream()
            .map(FigureHtml::value)
            .collect(Collectors.joining(", ", "<span class=\"step-values\">", "</span>"));
  }

  private static String value(Frame.Variable variable) {
    String name = Html.escape(variable.name());
    String value = Html.escape(variable.value());
    return "<span class=\"v-" + name + "\"><var>" + name + "</var> = " + value + "</span>";
  }
}
