package touchline.server.asset;

import java.util.Set;
import java.util.SortedSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.server.asset.font.FontSubset;

/**
 * The style sheet of typeset mathematics with its fonts: of those that the lessons use, first the
 * letters that they use, and each whole for the letters that are left. Of the whole ones only woff2
 * is kept: every browser that can run the site's modules reads it.
 *
 * @param usual the rules that apply to the lessons' formulas: a fifth of all
 * @param rare all other rules
 * @param fonts the rules that declare the fonts
 */
record KatexStyle(String usual, String rare, String fonts) {
  private static final String FOLDER = "META-INF/resources/webjars/katex/0.18.11/dist/";

  /** One rule: what it applies to, and what it says. */
  private static final Pattern RULE = Pattern.compile("([^{}]+)(\\{[^{}]*\\})");

  /** {@code @font-face{…;src:url(fonts/A.woff2) format("woff2"),url(fonts/A.woff) …}}. */
  private static final Pattern FACE =
      Pattern.compile("(@font-face\\{[^}]*)src:url\\(fonts/([\\w-]+)\\.woff2\\)[^;}]*\\}");

  private static final Pattern CLASS = Pattern.compile("\\.([a-zA-Z][\\w-]*)");

  /** The classes of the lessons' formulas that have rules. */
  private static final Set<String> USUAL =
      Set.of(
          "katex",
          "katex-mathml",
          "katex-html",
          "katex-display",
          "katex-base",
          "katex-strut",
          "textbf",
          "textit",
          "mathnormal",
          "vlist-t",
          "vlist-t2",
          "vlist-r",
          "vlist",
          "vlist-s",
          "pstrut",
          "msupsub",
          "mfrac",
          "frac-line",
          "mspace",
          "katex-sizing",
          "reset-size6",
          "size3",
          "nulldelimiter",
          "delimcenter",
          "svg-align",
          "hide-tail");

  /** The rules; the fonts that they name are on the shelf. */
  static KatexStyle put(Shelf shelf) {
    StringBuilder usual = new StringBuilder();
    StringBuilder rare = new StringBuilder();
    StringBuilder fonts = new StringBuilder();
    Matcher rule = RULE.matcher(ClassPath.text(FOLDER + "katex.min.css"));
    while (rule.find()) {
      Matcher face = FACE.matcher(rule.group());
      if (face.matches()) {
        fonts.append(faces(shelf, face));
      } else {
        put(rule.group(1), rule.group(2), usual, rare);
      }
    }
    return new KatexStyle(later(usual.toString()), rare.toString(), fonts.toString());
  }

  /** With names for the two usual fonts, so that a page can wait for them. */
  private static String later(String rules) {
    return rules
        .replace(":KaTeX_Math", ":var(--font-letter,KaTeX_Math)")
        .replace(" KaTeX_Main,", " var(--font-formula,KaTeX_Main),");
  }

  private static void put(String selectors, String said, StringBuilder usual, StringBuilder rare) {
    append(usual, Stream.of(selectors.split(",")).filter(KatexStyle::isUsual), said);
    append(rare, Stream.of(selectors.split(",")).filter(one -> !isUsual(one)), said);
  }

  private static void append(StringBuilder rules, Stream<String> selectors, String said) {
    String all = selectors.collect(Collectors.joining(","));
    if (!all.isEmpty()) {
      rules.append(all).append(said);
    }
  }

  private static boolean isUsual(String selector) {
    return CLASS.matcher(selector).results().allMatch(name -> USUAL.contains(name.group(1)));
  }

  private static String faces(Shelf shelf, MatchResult face) {
    String begin = face.group(1);
    String font = face.group(2);
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
