package touchline.server.lesson.compile;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.commonmark.Extension;
import org.commonmark.ext.front.matter.YamlFrontMatterExtension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Node;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;
import touchline.diagram.Html;
import touchline.server.lesson.Hint;
import touchline.server.lesson.compile.Mathematics.Typeset;
import touchline.server.lesson.figure.FigureWords;

/** The Markdown of lessons: CommonMark with front matter, tables, mathematics, predictions. */
public final class Markdown {
  static final List<Extension> EXTENSIONS =
      List.of(YamlFrontMatterExtension.create(), TablesExtension.create());

  /** So many blocks may lie in each other; what would lie deeper is text. */
  private static final int DEEPEST = 30;

  private final Parser parser =
      Parser.builder()
          .extensions(EXTENSIONS)
          .customBlockParserFactory(new FormulaBlockParser.Factory())
          .customInlineContentParserFactory(new FormulaParser.Factory())
          .maxOpenBlockParsers(DEEPEST)
          .includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES)
          .build();

  /**
   * A text that stands by itself, whoever wrote it, as HTML: what looks like HTML in it is text,
   * and nothing that lessons alone can hold works in it.
   *
   * @param problems takes the rules that it breaks
   */
  public static String html(String file, String text, List<Problem> problems) {
    Page page = new Markdown().page(file, text);
    Problems found = new Problems();
    for (Heading heading : page.all(Heading.class)) {
      found.add(file, Page.lineOf(heading), "the text must have no headings");
    }
    for (Image image : page.all(Image.class)) {
      found.add(file, Page.lineOf(image), "the text must have no images");
    }
    Map<Node, String> blocks = new HashMap<>();
    for (FencedCodeBlock block : page.all(FencedCodeBlock.class)) {
      if (file.equals(LessonFolder.QUESTION) && HintBlocks.isOne(block)) {
        blocks.put(block, "");
        continue;
      }
      if (!String.valueOf(block.getInfo()).matches("|null|java")) {
        found.add(file, Page.lineOf(block), "a block must be of java, or of nothing that is named");
      }
      blocks.put(block, "<pre><code>" + Html.escape(block.getLiteral()) + "</code></pre>");
    }
    if (!page.all(Prediction.class).isEmpty()) {
      found.add(file, 1, "the text must have no block predict");
    }
    PlainRules.findOpen(page, found);
    Mathematics mathematics = new Mathematics();
    if (PlainRules.findLong(page, found)) {
      typeset(page, mathematics, found);
    }
    problems.addAll(found.all());
    Anchors anchors = new Anchors(page, found);
    return found.all().isEmpty()
        ? new PageHtml(anchors, blocks, new FigureWords(), mathematics).of(page)
        : "";
  }

  private static void typeset(Page page, Mathematics mathematics, Problems found) {
    mathematics.typeset(page.formulas());
    page.formulas().stream()
        .map(mathematics::of)
        .flatMap(set -> set instanceof Typeset.Broken broken ? Stream.of(broken) : Stream.empty())
        .distinct()
        .forEach(
            broken ->
                found.add(
                    page.file(),
                    1,
                    "a formula must be one that KaTeX can set: " + broken.message()));
  }

  /**
   * The hints that stand in such a text of a question.
   *
   * @param given the names of what it gives
   * @param problems takes the rules that they break
   */
  public static List<Hint> hints(
      String file, String text, List<String> given, List<Problem> problems) {
    Problems found = new Problems();
    List<Hint> hints = new HintBlocks(new Markdown().page(file, text), given, found).hints();
    problems.addAll(found.all());
    return hints;
  }

  Page page(String file, String text) {
    Page page = new Page(file, text, parser.parse(text));
    page.all(FencedCodeBlock.class).stream()
        .filter(block -> String.valueOf(block.getInfo()).strip().equals(Prediction.KIND))
        .forEach(this::readPrediction);
    return page;
  }

  /** Puts what a block holds into the page, as Markdown on the lines on which it stands. */
  private void readPrediction(FencedCodeBlock block) {
    String above = "\n".repeat(Page.lineOf(block));
    boolean isClosed = block.getClosingFenceLength() != null;
    Prediction prediction = new Prediction(isClosed, parser.parse(above + block.getLiteral()));
    prediction.setSourceSpans(block.getSourceSpans());
    block.insertAfter(prediction);
    block.unlink();
  }
}
