package touchline.figure;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringTokenizer;
import java.util.function.BiConsumer;

/**
 * What must hold between the parts of a figure: that names are those of the method, that what is
 * told can happen, that everything starts inside the view. Authors' texts pass here before they are
 * published; a page's script only reads them.
 *
 * <p>What can happen is found by running the method: on the starting inputs and on a seeded sample
 * of others ({@link Sample}).
 */
public final class FigureLint {
  private static final String NARRATE = "narrate";
  private static final String PREDICT = "predict";
  private static final String WHEN = "when ";

  /** A sentence about the picture is longer; a label is not. */
  private static final int SHORTEST_ALT = 20;

  private static final int LONGEST_TITLE = 80;

  private final Figure figure;
  private final Entries entries;
  private final Sample sample;

  private FigureLint(Figure figure, Entries entries) {
    this.figure = figure;
    this.entries = entries;
    this.sample = Sample.of(figure);
  }

  /**
   * Reads and checks a description.
   *
   * @throws FigureProblem at the first rule that it breaks
   */
  public static Figure check(String text) {
    return checked(text, InputLint::checkSignature);
  }

  /**
   * Checks the figure of a case, which may have inputs beside those of its method.
   *
   * @throws FigureProblem at the first rule that it breaks
   */
  public static void checkCase(String text) {
    checked(text, InputLint::checkHas);
  }

  private static Figure checked(String text, BiConsumer<Figure, Entries> inputs) {
    Entries entries = Entries.of(text);
    Figure figure = FigureText.parse(entries);
    inputs.accept(figure, entries);
    InputLint.check(figure, entries);
    new FigureLint(figure, entries).check();
    return figure;
  }

  private void check() {
    checkWords();
    figure.extras().forEach(this::checkExtra);
    figure.shows().forEach(this::checkShow);
    figure.narration().forEach(this::checkNarration);
    figure.asked().forEach(this::checkAsked);
    figure.motion().ifPresent(this::checkMotion);
  }

  private void checkWords() {
    String alt = figure.alt();
    if (alt.equals(figure.title())) {
      throw problem("alt", "", "alt-title", "alt must say what is seen, not repeat the title");
    }
    if (alt.length() < SHORTEST_ALT) {
      throw problem("alt", "", "alt-short", "alt must be a sentence: " + alt);
    }
    if (figure.title().length() > LONGEST_TITLE) {
      String rule = "title must have at most " + LONGEST_TITLE + " letters";
      throw problem("title", "", "title-long", rule);
    }
  }

  private void checkExtra(Figure.Extra extra) {
    Map<String, String> forms =
        Map.ofEntries(
            Map.entry("segment", "POINT POINT"),
            Map.entry("edge", "POINT POINT"),
            Map.entry("across", "POINT VECTOR"),
            Map.entry("difference", "POLYGON POLYGON"),
            Map.entry("mark", "POINT"),
            Map.entry("simplex", "POINT POINT POINT"),
            Map.entry("polytope", "POLYGON"),
            Map.entry("sweep", "CIRCLE VECTOR"),
            Map.entry("offset", "LINE CIRCLE"),
            Map.entry("corner", "POINT POINT POINT"),
            Map.entry("arm", "NUMBER"),
            Map.entry("arc", "POINT POINT"),
            Map.entry("cells", "NUMBER"),
            Map.entry("box", "CIRCLE"),
            Map.entry("bands", "BOX"),
            Map.entry("ray", "POINT VECTOR"),
            Map.entry("edges", "POINT"),
            Map.entry("seconds", "CIRCLE NUMBER POINT VECTOR"),
            Map.entry("wall", "CIRCLE VECTOR"),
            Map.entry("halves", "CIRCLES CIRCLE"),
            Map.entry("intervals", Show.THINGS),
            Map.entry("gap", Show.THINGS));
    String form = forms.getOrDefault(extra.kind(), "");
    if (form.isEmpty()) {
      String rule =
          "draw must be segment, edge, across, difference, mark, simplex, polytope, sweep, offset,"
              + " corner, arm, arc, cells, box, bands, edges, seconds, wall, halves, intervals or gap: ";
      throw problem("draw", extra.kind(), "draw-unknown", rule + extra.kind());
    }
    boolean open = form.equals(Show.THINGS);
    if (!open && new StringTokenizer(form).countTokens() != extra.names().size()) {
      String rule = "draw must read " + extra.kind() + ": " + form;
      throw problem("draw", extra.kind(), "draw-form", rule);
    }
    checkPlaces("draw", extra.kind(), form, extra.names());
    if (extra.kind().equals("gap")) {
      checkTwo("draw", extra.kind(), extra.names());
    }
  }

  private void checkShow(Show show) {
    String name = show.variable();
    if (!sample.names().contains(name)) {
      throw problem("show", name, "show-unknown", unknown(name));
    }
    if (!sample.fits(show)) {
      String rule = "a variable of this type cannot be shown as " + show.form().text + ": ";
      throw problem("show", name, "show-type", rule + name);
    }
    StringBuilder places = new StringBuilder();
    StringTokenizer form = new StringTokenizer(show.form().text);
    while (form.hasMoreTokens()) {
      String word = form.nextToken();
      places.append(Show.isPlace(word) ? word + " " : "");
    }
    checkPlaces("show", name, places.toString(), show.words());
    if (show.form() == Show.Form.GAP) {
      checkTwo("show", name, show.words());
    }
    if (show.form().judges() && show.told().isEmpty()) {
      String rule = "hits and allows must follow says LABEL or LABEL: ";
      throw problem("show", name, "show-told", rule + name);
    }
  }

  /** A gap is between two things. */
  private void checkTwo(String section, String key, List<String> names) {
    if (sample.things(names) != 2) {
      String rule = "gap must name two things: " + String.join(" ", names);
      throw problem(section, key, section + "-two", rule);
    }
  }

  /** What stands for a point must be one, and so on. */
  private void checkPlaces(String section, String key, String form, List<String> words) {
    if (form.strip().equals(Show.THINGS)) {
      if (sample.things(words) == 0) {
        String rule = "must name circles, stadiums, lines, segments or points of ";
        throw problem(section, key, section + "-place", rule + figure.run().name());
      }
      return;
    }
    StringTokenizer wanted = new StringTokenizer(form);
    for (String word : words) {
      String kind = wanted.nextToken();
      boolean free = kind.equals("LABEL") || kind.equals("UNIT");
      if (!free && !sample.isA(kind, word)) {
        String rule = word + " must be a " + kind.toLowerCase(Locale.ROOT) + " of ";
        throw problem(section, key, section + "-place", rule + figure.run().name());
      }
    }
  }

  private void checkNarration(String key, String text) {
    if (!key.equals("call") && !sample.happens().contains(key)) {
      boolean variable = key.indexOf(' ') < 0;
      throw problem(
          NARRATE,
          key,
          variable ? "narrate-unknown" : "narrate-never",
          variable ? unknown(key) : "narrated, but it never happens: " + key);
    }
    Narration.fault(text)
        .ifPresent(
            fault -> {
              throw problem(NARRATE, key, "narrate-mark", fault);
            });
    for (String name : Narration.namesIn(text)) {
      if (!sample.names().contains(name) && !sample.isA("INPUT", name)) {
        throw problem(NARRATE, key, "narrate-name", unknown(name));
      }
    }
  }

  private void checkAsked(Figure.Asked asked) {
    String at = asked.at();
    boolean condition = at.startsWith(WHEN);
    if (!condition && !sample.names().contains(at)) {
      throw problem(PREDICT, at, "predict-unknown", unknown(at));
    }
    if (condition && !sample.happens().contains(at)) {
      throw problem(PREDICT, at, "predict-never", "asked, but it never happens: " + at);
    }
    if (!condition && !sample.answers(at, asked.kind())) {
      String rule = "a variable of this type does not answer such a question: ";
      throw problem(PREDICT, at, "predict-type", rule + at);
    }
    if (asked.kind() != FigureQuestion.Kind.YES_NO && !(asked.tolerance() > 0)) {
      throw problem(PREDICT, at, "predict-tolerance", "a tolerance must be above 0: " + at);
    }
    if (!asked.ask().endsWith("?")) {
      throw problem(PREDICT, at, "predict-question", "a question must end in ?: " + asked.ask());
    }
  }

  private void checkMotion(Figure.Motion motion) {
    if (motion instanceof Figure.Motion.Swing swing) {
      requireInput("POINT", swing.bob(), "move must name two points of the inputs: ");
      requireInput("POINT", swing.hinge(), "move must name two points of the inputs: ");
      return;
    }
    if (motion instanceof Figure.Motion.Both both) {
      checkMotion(both.one());
      checkMotion(both.other());
      return;
    }
    Figure.Motion.Along along = (Figure.Motion.Along) motion;
    String rule = "move must name a circle and a vector of the inputs and a variable: ";
    requireInput("CIRCLE", along.circle(), rule);
    requireInput("VECTOR", along.velocity(), rule);
    if (!sample.names().contains(along.until())) {
      throw problem("move", "", "move-unknown", rule + along.until());
    }
  }

  /** What moves, and what it moves by, a reader can change. */
  private void requireInput(String kind, String name, String rule) {
    if (!sample.isA("INPUT", name) || !sample.isA(kind, name)) {
      throw problem("move", "", "move-unknown", rule + name);
    }
  }

  private String unknown(String name) {
    return "must be a variable of " + figure.run().name() + " or return: " + name;
  }

  private FigureProblem problem(String section, String key, String id, String rule) {
    return new FigureProblem(entries.lineOf(section, key), id, rule);
  }
}
