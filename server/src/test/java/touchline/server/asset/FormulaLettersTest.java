package touchline.server.asset;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
import org.junit.jupiter.api.Test;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.Lessons;

/** What the lessons' formulas are set in is in the small fonts. */
class FormulaLettersTest {
  /** The font of a class; the others that KaTeX has, the lessons do not use. */
  private static final Map<String, String> FONTS =
      Map.of(
          "katex-html", "KaTeX_Main-Regular",
          "textbf", "KaTeX_Main-Bold",
          "textit", "KaTeX_Main-Italic",
          "mathnormal", "KaTeX_Math-Italic");

  @Test
  void noFormulaOfALessonNeedsAWholeFont() {
    Map<String, Set<String>> missing = new TreeMap<>();
    int formulas = 0;
    for (Lesson lesson : Lessons.load().all()) {
      for (Element formula : Jsoup.parse(lesson.html()).select(".katex-html")) {
        formulas++;
        formula.select("*").forEach(part -> part.textNodes().forEach(text -> look(text, missing)));
      }
    }
    assertTrue(formulas > 300, "formulas: " + formulas);
    assertEquals(Map.of(), missing, "add them to FormulaLetters");
  }

  private static void look(TextNode text, Map<String, Set<String>> missing) {
    String font = font(text.parent());
    Set<Integer> known = FormulaLetters.of(font);
    text.getWholeText()
        .codePoints()
        .filter(letter -> !known.contains(letter))
        .forEach(
            letter ->
                missing
                    .computeIfAbsent(font, one -> new TreeSet<>())
                    .add(Character.toString(letter)));
  }

  private static String font(Element part) {
    for (Element one = part; one != null; one = one.parent()) {
      for (String name : one.classNames()) {
        if (FONTS.containsKey(name)) {
          return FONTS.get(name);
        }
      }
    }
    throw new IllegalArgumentException("not in a formula: " + part);
  }

  @Test
  void aLetterIsInOneOfTheTwoRanges() {
    TreeSet<Integer> letters = new TreeSet<>(Set.of(0x20, 0x61, 0x62));
    assertEquals("U+20,U+61,U+62", FormulaLetters.range(letters));
    assertEquals("U+0-1f,U+21-60,U+63-10ffff", FormulaLetters.rest(letters));
  }
}
