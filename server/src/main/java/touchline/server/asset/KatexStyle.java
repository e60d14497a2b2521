package touchline.server.asset;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The style sheet of typeset mathematics with its fonts. Only woff2 is kept: every browser that can
 * run the site's modules reads it.
 */
final class KatexStyle {
  private static final String FOLDER = "META-INF/resources/webjars/katex/0.18.11/dist/";

  /** {@code src:url(fonts/A.woff2) format("woff2"),url(fonts/A.woff) …} up to the rule's end. */
  private static final Pattern SOURCES =
      Pattern.compile("src:url\\(fonts/([\\w-]+)\\.woff2\\)[^;}]*");

  private KatexStyle() {}

  /** The style sheet; the fonts that it names are on the shelf. */
  static String text(Shelf shelf) {
    String css = ClassPath.text(FOLDER + "katex.min.css");
    return SOURCES.matcher(css).replaceAll(match -> source(shelf, match));
  }

  private static String source(Shelf shelf, MatchResult match) {
    String font = match.group(1);
    byte[] bytes = ClassPath.bytes(FOLDER + "fonts/" + font + ".woff2");
    return "src:url(" + shelf.put(font, "woff2", "font/woff2", bytes) + ") format(\"woff2\")";
  }
}
