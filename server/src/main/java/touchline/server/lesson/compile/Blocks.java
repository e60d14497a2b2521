package touchline.server.lesson.compile;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Node;
import touchline.compare.ComparisonLint;
import touchline.compare.ScaleFigure;
import touchline.figure.CalledShows;
import touchline.figure.FigureProblem;
import touchline.game.GameFigure;
import touchline.grid.SharingFigure;
import touchline.growth.GrowthFigure;
import touchline.input.KeyValues;
import touchline.mistake.MistakeTexts;
import touchline.pendulum.PendulumFigure;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.MethodFigure;
import touchline.server.lesson.figure.CodeHtml;
import touchline.server.lesson.figure.CompareHtml;
import touchline.server.lesson.figure.FigureHtml;
import touchline.server.lesson.figure.FigureWords;
import touchline.server.lesson.figure.GameHtml;
import touchline.server.lesson.figure.GrowthHtml;
import touchline.server.lesson.figure.JavaSources;
import touchline.server.lesson.figure.MissingListing;
import touchline.server.lesson.figure.ParityHtml;
import touchline.server.lesson.figure.PendulumHtml;
import touchline.server.lesson.figure.ScaleHtml;
import touchline.server.lesson.figure.SharingHtml;
import touchline.server.lesson.thumbnail.Thumbnail;
import touchline.topic.Topics;

/**
 * The fenced blocks of a lesson: <code>figure name</code>, <code>compare name</code>, <code>
 * scales name</code>, <code>grid name</code>, <code>pendulum name</code> and <code>game name</code>
 * hold a description, <code>listing Class#tag</code> prints source, <code>exercise name</code>
 * marks a place, <code>parity name</code> offers the parity run, <code>commands name</code> holds
 * lines to copy into a terminal, each of which HelpTest runs, <code>file path</code> a file of the
 * example exercises, as it stands there.
 */
final class Blocks {
  private static final String NO_BLOCKS =
      "an exercise must be plain text: blocks belong in lesson.md";

  /** How a line to copy begins. */
  private static final Pattern COMMAND =
      Pattern.compile("(java -jar touchline\\.jar|curl|export) \\S.*");

  private static final Set<String> PICTURES =
      Set.of("figure", "compare", "scales", "grid", "growth", "pendulum", "game");

  private final Page page;
  private final Anchors anchors;
  private final Problems problems;
  private final Map<Node, String> html = new HashMap<>();
  private final Map<String, Set<String>> coloured = new HashMap<>();
  private final List<String> exercises = new ArrayList<>();
  private final FigureWords words = new FigureWords();
  private final Map<String, MethodFigure> methods = new LinkedHashMap<>();

  Blocks(Page page, Anchors anchors, Problems problems) {
    this.page = page;
    this.anchors = anchors;
    this.problems = problems;
  }

  /** Compiles every block of a lesson that has these exercises, by the names of their folders. */
  void compile(
      String slug,
      Set<String> known,
      JavaSources sources,
      CalledShows shows,
      MistakeTexts mistakes) {
    for (FencedCodeBlock block : page.all(FencedCodeBlock.class)) {
      String info = String.valueOf(block.getInfo()).strip();
      if (block.getClosingFenceLength() == null) {
        problem(block, "a block must be closed by ```: " + info);
        continue;
      }
      String[] words = info.split("\\s+", -1);
      switch (words.length == 2 ? words[0] : "") {
        case "figure" -> figure(block, words[1], sources, shows);
        case "pendulum", "compare", "scales", "grid", "growth", "game" ->
            described(block, words[0], words[1], mistakes);
        case "listing" -> listing(block, words[1], sources);
        case "parity" -> parity(block, words[1]);
        case "exercise" -> exercise(block, slug, words[1], known);
        case "commands" -> commands(block);
        case "file" -> html.put(block, CodeHtml.lines(block.getLiteral().lines().toList()));
        default ->
            problem(
                block,
                "a block must be figure, compare, scales, grid, growth, pendulum, game, parity,"
                    + " commands or file NAME, listing CLASS#TAG, exercise NAME or predict: "
                    + info);
      }
    }
    for (Prediction prediction : page.all(Prediction.class)) {
      prediction.fault().ifPresent(rule -> problem(prediction, rule));
    }
    refuseCode();
  }

  /** What the page's figures say, as it stands there. */
  static List<String> figures(Page page) {
    return page.all(FencedCodeBlock.class).stream()
        .filter(block -> String.valueOf(block.getInfo()).startsWith("figure "))
        .map(FencedCodeBlock::getLiteral)
        .toList();
  }

  /** The kind and the description of each block that is a picture, as it stands there. */
  static List<Thumbnail.Source> pictured(Page page) {
    return page.all(FencedCodeBlock.class).stream()
        .map(block -> new Thumbnail.Source(kindOf(block), block.getLiteral()))
        .filter(source -> PICTURES.contains(source.kind()))
        .toList();
  }

  private static String kindOf(FencedCodeBlock block) {
    return String.valueOf(block.getInfo()).strip().split("\\s+", 2)[0];
  }

  /** Reports every block of a page that may hold none. */
  void refuse() {
    for (FencedCodeBlock block : page.all(FencedCodeBlock.class)) {
      problem(block, NO_BLOCKS);
    }
    page.all(Prediction.class).forEach(prediction -> problem(prediction, NO_BLOCKS));
    refuseCode();
  }

  private void refuseCode() {
    for (IndentedCodeBlock block : page.all(IndentedCodeBlock.class)) {
      problem(block, "code must be printed by a listing, from its source");
    }
  }

  private void figure(FencedCodeBlock block, String name, JavaSources sources, CalledShows shows) {
    if (!Slug.isOne(name)) {
      problem(block, "a figure's name " + Slug.RULE + ": " + name);
      return;
    }
    anchors.add(block, "figure-" + name, "figure");
    try {
      FigureHtml figure = sources.figure(name, block.getLiteral(), shows);
      coloured.computeIfAbsent(figure.runs(), run -> new HashSet<>()).addAll(figure.variables());
      html.put(block, figure.html());
      words.add(name, figure);
      methods.putIfAbsent(figure.runs(), new MethodFigure(figure.text(), figure.listings()));
    } catch (FigureProblem broken) {
      problems.add(page.file(), lineIn(block, broken.line()), message(broken));
    } catch (MissingListing missing) {
      problem(block, missing.rule());
    }
  }

  /** A block that runs by a script of its own. */
  private void described(FencedCodeBlock block, String kind, String name, MistakeTexts mistakes) {
    if (!Slug.isOne(name)) {
      problem(block, "a figure's name " + Slug.RULE + ": " + name);
      return;
    }
    anchors.add(block, "figure-" + name, "figure");
    try {
      html.put(block, html(kind, name, block.getLiteral(), mistakes));
    } catch (FigureProblem broken) {
      problems.add(page.file(), lineIn(block, broken.line()), message(broken));
    } catch (PendulumFigure.Broken | KeyValues.Broken broken) {
      problem(block, kind + ": " + broken.getMessage());
    }
  }

  private static String html(String kind, String name, String text, MistakeTexts mistakes) {
    return switch (kind) {
      case "compare" ->
          new CompareHtml(
                  name, text, ComparisonLint.check(text, Topics.comparisons(), mistakes), mistakes)
              .html();
      case "scales" -> new ScaleHtml(name, ScaleFigure.parse(text)).html();
      case "game" -> new GameHtml(name, GameFigure.parse(text)).html();
      case "grid" -> new SharingHtml(name, SharingFigure.parse(text)).html();
      case "growth" -> new GrowthHtml(name, GrowthFigure.parse(text)).html();
      default -> new PendulumHtml(name, PendulumFigure.parse(text)).html();
    };
  }

  private void parity(FencedCodeBlock block, String name) {
    if (!Slug.isOne(name)) {
      problem(block, "a parity run's name " + Slug.RULE + ": " + name);
      return;
    }
    anchors.add(block, "parity-" + name, "parity");
    html.put(block, new ParityHtml(name).html());
  }

  private void commands(FencedCodeBlock block) {
    List<String> lines = block.getLiteral().lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      if (!COMMAND.matcher(lines.get(i)).matches()) {
        String rule = "a command must begin with java -jar touchline.jar, curl or export: ";
        problems.add(page.file(), lineIn(block, i + 1), rule + lines.get(i));
      }
    }
    html.put(block, CodeHtml.lines(lines));
  }

  private static String message(FigureProblem problem) {
    return "figure: " + problem.rule() + " [" + problem.id() + "]";
  }

  /** The line of the file for a line of the block, which starts below its fence. */
  private static int lineIn(FencedCodeBlock block, int line) {
    int lines = (int) block.getLiteral().lines().count();
    return Page.lineOf(block) + Math.max(1, Math.min(line, lines));
  }

  private void listing(FencedCodeBlock block, String reference, JavaSources sources) {
    try {
      Set<String> variables = coloured.getOrDefault(reference, Set.of());
      html.put(
          block,
          CodeHtml.java(variables).listing(sources.listing(reference))
              + sources.translations(reference));
    } catch (MissingListing missing) {
      problem(block, missing.rule());
    }
  }

  private void exercise(FencedCodeBlock block, String slug, String name, Set<String> known) {
    if (!known.contains(name)) {
      problem(block, "an exercise must have a folder beside lesson.md: " + name);
      return;
    }
    if (anchors.add(block, "exercise-" + name, "exercise")) {
      exercises.add(slug + "/" + name);
      html.put(block, Lesson.place(slug + "/" + name));
    }
  }

  /** What the text may say about the figures. */
  FigureWords words() {
    return words;
  }

  /** The finished HTML of the blocks. */
  Map<Node, String> html() {
    return html;
  }

  /** The first figure of each method, by the method's name. */
  Map<String, MethodFigure> methods() {
    return methods;
  }

  /** The names that the page's figures give a colour. */
  Set<String> variables() {
    Set<String> names = new HashSet<>();
    coloured.values().forEach(names::addAll);
    return names;
  }

  /** The ids of the exercises in the order in which the page places them. */
  List<String> exercises() {
    return exercises;
  }

  private void problem(Node node, String rule) {
    problems.add(page.file(), Page.lineOf(node), rule);
  }
}
