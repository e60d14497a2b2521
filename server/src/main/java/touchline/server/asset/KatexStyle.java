package touchline.server.asset;

import java.util.SortedSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchline.server.asset.font.FontSubset;

/**
 * The style sheet of typeset mathematics with its fonts: of those that the lessons use, first the
 * letters that they use, and each whole for the letters that are left. Of the whole ones only woff2
 * is kept: every browser that can run the site's modules reads it.
 */
final class KatexStyle {
  private static final String FOLDER = "META-INF/resources/webjars/katex/0.18.11/dist/";

  /** {@code @font-face{…;src:url(fonts/A.woff2) format("woff2"),url(fonts/A.woff) …}}. */
  private static final Pattern FACE =
      Pattern.compile("(@font-face\\{[^}]*)src:url\\(fonts/([\\w-]+)\\.woff2\\)[^;}]*\\}");

  private KatexStyle() {}

  /** The style sheet; the fonts that it names are on the shelf. */
  static String text(Shelf shelf) {
    String css = ClassPath.text(FOLDER + "katex.min.css");
    return FACE.matcher(css).replaceAll(match -> Matcher.quoteReplacement(faces(shelf, match)));
  }

  private static String faces(Shelf shelf, MatchResult match) {
    String begin = match.group(1);
    String font = match.group(2);
    String whole = source(shelf.put(font, "woff2", "font/woff2", bytes(font + ".woff2")), "woff2");
    SortedSet<Integer> letters = FormulaLetters.of(font);
    if (letters.isEmpty()) {
      return begin + whole + "}";
    }
    byte[] few = FontSubset.of(bytes(font + ".ttf"), letters);
    String address = shelf.put(plainName(font), "woff", "font/woff", few);
    return begin
        + source(address, "woff")
        + ";unicode-range:"
        + FormulaLetters.range(letters)
        + "}"
        + begin
        + whole
        + ";unicode-range:"
        + FormulaLetters.rest(letters)
        + "}";
  }

  /** Such as {@code formulaMainBold}. */
  private static String plainName(String font) {
    return font.replace("KaTeX_", "formula").replace("-", "");
  }

  private static String source(String address, String format) {
    return "src:url(" + address + ") format(\"" + format + "\")";
  }

  private static byte[] bytes(String file) {
    return ClassPath.bytes(FOLDER + "fonts/" + file);
  }
}
