package touchline.server.lesson.figure;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import touchline.diagram.Html;
import touchline.diagram.Svg;
import touchline.figure.CalledShows;
import touchline.figure.Calls;
import touchline.figure.Code;
import touchline.figure.Figure;
import touchline.figure.FigureLint;
import touchline.figure.FigureText;
import touchline.figure.Frame;
import touchline.figure.Run;
import touchline.trace.Call;

/**
 * A figure as it reads without script: the picture of the last step, the listing, and every step in
 * words. The description travels with it, so that a script can run it.
 */
public final class FigureHtml {
  private static final String RETURN = "return";

  private final String name;
  private final String text;
  private final String description;
  private final Figure figure;
  private final Map<String, Listing> listings;
  private final Run run;
  private final CodeHtml java;

  private FigureHtml(
      String name, String text, String description, Figure figure, Map<String, Listing> listings) {
    this.name = name;
    this.text = text;
    this.description = description;
    this.figure = figure;
    this.listings = listings;
    this.run = Run.of(figure, figure.inputs());
    this.java = CodeHtml.java(variables());
  }

  /**
   * Compiles an author's description.
   *
   * @param shows how methods that it calls are drawn
   * @throws touchline.figure.FigureProblem if it breaks a rule of the figure language
   * @throws MissingListing if its method, or one that it calls, is not a tagged region
   */
  static FigureHtml of(String name, String text, JavaSources sources, CalledShows shows) {
    Figure figure = FigureText.parse(text);
    Map<String, Listing> listings = new LinkedHashMap<>();
    listings.put(figure.run().name(), sources.listing(figure.run().name()));
    for (Call call : Calls.of(figure)) {
      String method = sources.referenceAt(call.type(), call.first());
      listings.computeIfAbsent(method, sources::listing);
    }
    List<String> called = List.copyOf(listings.keySet()).subList(1, listings.size());
    String described = shows.addTo(Units.joinedInNarration(text), called);
    String description = withCode(described, listings);
    Figure checked = FigureLint.check(description);
    return new FigureHtml(name, described, description, checked, listings);
  }

  /** A description that was checked before, with other inputs, which nobody can change. */
  public static FigureHtml fixed(String name, String text, Map<String, Listing> listings) {
    String description = withCode(text, listings);
    return new FigureHtml(name, text, description, FigureText.parse(description), listings);
  }

  /** Adds the sections by which a run knows its own code and that of the methods it calls. */
  private static String withCode(String text, Map<String, Listing> listings) {
    Map<String, Map<Integer, String>> methods = new LinkedHashMap<>();
    listings.forEach((method, listing) -> methods.put(method, lines(listing)));
    String own = listings.keySet().iterator().next();
    return text.stripTrailing() + "\n" + Code.sections(own, methods);
  }

  private static Map<Integer, String> lines(Listing listing) {
    Map<Integer, String> lines = new TreeMap<>();
    for (Listing.Line line : listing.lines()) {
      if (!line.text().isBlank()) {
        lines.put(line.number(), line.text().strip());
      }
    }
    return lines;
  }

  /** The figure as a reader without script sees it. */
  Figure figure() {
    return figure;
  }

  Run run() {
    return run;
  }

  /** The names that have a colour in this figure. */
  public Set<String> variables() {
    Set<String> names = new HashSet<>();
    figure.inputs().grips().forEach(grip -> names.add(grip.input()));
    figure.inputs().fields().forEach(field -> names.add(field.input()));
    lastFrame().variables().forEach(variable -> names.add(variable.name()));
    names.remove(RETURN);
    return names;
  }

  /** Whether the name is an input, a variable or a shape of the figure. */
  boolean has(String part) {
    return variables().contains(part)
        || part.equals(RETURN)
        || lastFrame().drawing().shapes().stream().anyMatch(shape -> shape.role().equals(part));
  }

  public String runs() {
    return figure.run().name();
  }

  /** The author's description, with how called methods are drawn and without the code. */
  public String text() {
    return text;
  }

  public Map<String, Listing> listings() {
    return listings;
  }

  public String html() {
    return html(data(), new PlayerHtml(figure, run));
  }

  /** For a reader who can step and not change what is given. */
  public String fixedHtml() {
    return html(data() + " data-fixed", PlayerHtml.fixed(figure, run));
  }

  private String html(String data, PlayerHtml player) {
    return String.join(
        "\n",
        "<figure class=\"figure player"
            + Stature.of(figure.view())
            + (figure.motion().isPresent() ? " timed" : "")
            + "\" id=\"figure-"
            + name
            + "\""
            + data
            + caption().naming()
            + ">",
        caption().html(),
        player.around(picture(), line(lastFrame()), codes(), list()),
        "</figure>");
  }

  private String line(Frame frame) {
    return java.html(listing().text(frame.line())).strip();
  }

  /** The figure's own method, and those that it calls, which only a script brings into view. */
  private List<String> codes() {
    List<String> codes = new ArrayList<>();
    listings.forEach(
        (method, listing) -> {
          String hidden = method.equals(runs()) ? "" : " hidden";
          String named = " data-method=\"" + Html.escape(method) + "\"" + hidden;
          codes.add("<div class=\"figure-code\"" + named + ">" + java.listing(listing) + "</div>");
        });
    return codes;
  }

  private Listing listing() {
    return listings.values().iterator().next();
  }

  private Caption caption() {
    return new Caption(name, figure.title());
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
    // Beside a picture it scrolls, so it must be reachable by keys.
    return "<ol class=\"figure-steps\" tabindex=\"0\" aria-label=\"Every step of this run\">"
        + steps()
        + "</ol>";
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
        + line(frame)
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
