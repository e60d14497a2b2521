package touchline.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.StringTokenizer;
import java.util.function.BiConsumer;
import touchline.diagram.NumberText;
import touchline.figure.FunctionInputs.Parameter;
import touchline.input.Grip;
import touchline.input.Input;
import touchline.input.Inputs;
import touchline.input.Part;

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
        Map.of(
            "segment", "POINT POINT",
            "sweep", "CIRCLE VECTOR",
            "offset", "LINE CIRCLE",
            "corner", "POINT POINT POINT",
            "arm", "NUMBER",
            "arc", "POINT POINT",
            "cells", "NUMBER",
            "box", "CIRCLE",
            "edges", "POINT",
            "gap", Show.THINGS);
    String form = forms.getOrDefault(extra.kind(), "");
    if (form.isEmpty()) {
      String rule =
          "draw must be segment, sweep, offset, corner, arm, arc, cells, box, edges or gap: ";
      throw problem("draw", extra.kind(), "draw-unknown", rule + extra.kind());
    }
    boolean open = form.equals(Show.THINGS);
    if (!open && new StringTokenizer(form).countTokens() != extra.names().size()) {
      String rule = "draw must read " + extra.kind() + ": " + form;
      throw problem("draw", extra.kind(), "draw-form", rule);
    }
    checkPlaces("draw", extra.kind(), form, extra.names());
    if (open) {
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
        String rule = word + " must be a " + kind.toLowerCase(java.util.Locale.ROOT) + " of ";
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
      for (String point : List.of(swing.bob(), swing.hinge())) {
        if (!sample.isA("INPUT", point) || !sample.isA("POINT", point)) {
          String rule = "move must name two points of the inputs: ";
          throw problem("move", "", "move-unknown", rule + point);
        }
      }
      return;
    }
    checkAlong((Figure.Motion.Along) motion);
  }

  private void checkAlong(Figure.Motion.Along motion) {
    List<String> wrong = new ArrayList<>();
    for (String[] each :
        new String[][] {{"CIRCLE", motion.circle()}, {"VECTOR", motion.velocity()}}) {
      if (!sample.isA("INPUT", each[1]) || !sample.isA(each[0], each[1])) {
        wrong.add(each[1]);
      }
    }
    if (!sample.names().contains(motion.until())) {
      wrong.add(motion.until());
    }
    if (!wrong.isEmpty()) {
      String rule = "move must name a circle and a vector of the inputs and a variable: ";
      throw problem("move", "", "move-unknown", rule + wrong.get(0));
    }
  }

  private String unknown(String name) {
    return "must be a variable of " + figure.run().name() + " or return: " + name;
  }

  private FigureProblem problem(String section, String key, String id, String rule) {
    return new FigureProblem(entries.lineOf(section, key), id, rule);
  }

  /** The inputs' own rules. */
  private static final class InputLint {
    static void checkSignature(Figure figure, Entries entries) {
      FunctionInputs wanted = FunctionInputs.of(figure.run());
      if (!wanted.text().equals(figure.inputs().signature())) {
        String rule = figure.run().name() + ": " + wanted.text();
        throw new FigureProblem(entries.lineOf("inputs", ""), "inputs-mismatch", rule);
      }
      checkPositive(figure, entries, wanted);
    }

    /** The inputs of the method must be there, in any order. */
    static void checkHas(Figure figure, Entries entries) {
      FunctionInputs wanted = FunctionInputs.of(figure.run());
      String given = ", " + figure.inputs().signature() + ",";
      for (Parameter parameter : wanted.parameters()) {
        if (!given.contains(", " + parameter.kind() + " " + parameter.name() + ",")) {
          String rule = figure.run().name() + ": " + wanted.text();
          throw new FigureProblem(entries.lineOf("inputs", ""), "inputs-mismatch", rule);
        }
      }
      checkPositive(figure, entries, wanted);
    }

    private static void checkPositive(Figure figure, Entries entries, FunctionInputs wanted) {
      for (Parameter parameter : wanted.parameters()) {
        if (parameter.positive() && !isPositive(figure.inputs(), parameter.name())) {
          String rule = parameter.name() + " must have a MIN above 0 for " + figure.run().name();
          throw problem(entries, parameter.name(), "number-not-positive", rule);
        }
      }
    }

    private static boolean isPositive(Inputs inputs, String name) {
      return inputs.fields().stream()
          .noneMatch(field -> field.id().equals(name) && field.min() <= 0);
    }

    static void check(Figure figure, Entries entries) {
      figure.inputs().all().forEach(input -> checkInput(figure, input, entries));
      for (Grip grip : figure.inputs().grips()) {
        if (!figure.view().contains(grip.at())) {
          String rule = grip.id() + " must start inside the view: " + NumberText.of(grip.at());
          throw problem(entries, grip.input(), "start-outside", rule);
        }
      }
    }

    private static FigureProblem problem(Entries entries, String input, String id, String rule) {
      return new FigureProblem(entries.lineOf("inputs", input), id, rule);
    }

    private static void checkInput(Figure figure, Input input, Entries entries) {
      String name = input.name();
      if (!name.matches("[a-z][A-Za-z0-9]*")) {
        String rule = "an input's name must be letters and digits: ";
        throw problem(entries, name, "input-name", rule + name);
      }
      for (Part part : input.parts()) {
        if (part instanceof Part.Head head && !figure.inputs().points().containsKey(head.from())) {
          String rule = name + " must start from a point of the inputs: ";
          throw problem(entries, name, "vector-from", rule + head.from());
        }
      }
      if (input.kind() == Input.Kind.LINE && !Places.hasDirection(input)) {
        String rule = name + " must go through two different points";
        throw problem(entries, name, "line-points", rule);
      }
    }
  }
}
