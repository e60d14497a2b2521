package touchline.server.lesson.compile;

import java.util.List;
import org.commonmark.Extension;
import org.commonmark.ext.front.matter.YamlFrontMatterExtension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;

/** The Markdown of lessons: CommonMark with front matter, tables and mathematics. */
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
    return new Page(file, text, parser.parse(text));
  }
}
