package touchline.server.lesson.compile;

import java.util.List;
import org.commonmark.Extension;
import org.commonmark.ext.front.matter.YamlFrontMatterExtension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;

/** The Markdown of lessons: CommonMark with front matter, tables, mathematics, predictions. */
final class Markdown {
  static final List<Extension> EXTENSIONS =
      List.of(YamlFrontMatterExtension.create(), TablesExtension.create());

  private final Parser parser =
      Parser.builder()
          .extensions(EXTENSIONS)
          .customBlockParserFactory(new FormulaBlockParser.Factory())
          .customInlineContentParserFactory(new FormulaParser.Factory())
          .includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES)
          .build();

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
