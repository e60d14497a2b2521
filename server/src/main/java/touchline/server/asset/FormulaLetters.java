package touchline.server.asset;

import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.StringJoiner;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The letters that the formulas of the lessons use, by the font that they are set in. A page
 * fetches these first; the whole font only follows where a formula has a letter besides.
 */
final class FormulaLetters {
  private static final int LAST = 0x10ffff;
  private static final String SMALL = "abcdefghijklmnopqrstuvwxyz";

  /** What KaTeX puts between boxes: blanks, and one without a width. */
  private static final String BLANKS = " \u00a0\u200b";

  private static final Map<String, String> LETTERS =
      Map.of(
          "KaTeX_Main-Regular",
          BLANKS
              + SMALL
              + "0123456789()+,./:;<=>|\u00b0\u00b1\u00b7\u00d7\u2026\u2212\u2213\u2223\u2248\u2264\u2265\u22c5",
          "KaTeX_Main-Bold",
          BLANKS + SMALL + "ACV",
          "KaTeX_Main-Italic",
          BLANKS + SMALL,
          "KaTeX_Math-Italic",
          BLANKS + SMALL + "DLNPRT\u03c0\u03c6");

  private FormulaLetters() {}

  /** Empty for a font that is not cut down. */
  static SortedSet<Integer> of(String font) {
    return LETTERS
        .getOrDefault(font, "")
        .codePoints()
        .boxed()
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The letters as the style sheet's {@code unicode-range}. */
  static String range(Set<Integer> letters) {
    return letters.stream().map(letter -> range(letter, letter)).collect(Collectors.joining(","));
  }

  /** All other letters. */
  static String rest(SortedSet<Integer> letters) {
    StringJoiner ranges = new StringJoiner(",");
    int from = 0;
    for (int letter : letters) {
      if (from < letter) {
        ranges.add(range(from, letter - 1));
      }
      from = letter + 1;
    }
    return ranges.add(range(from, LAST)).toString();
  }

  private static String range(int from, int to) {
    return from == to ? String.format("U+%x", from) : String.format("U+%x-%x", from, to);
  }
}
