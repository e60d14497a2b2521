package touchline.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The fonts with few letters, as a browser sees them. */
class FormulaFontsIT extends BrowserCase {
  private static final String PATH = "/lessons/closest-point";

  /**
   * Each letter of each small font beside the same letter of the whole one: its width, and its
   * extent within what the hints of the whole one change at 100 pixels.
   */
  private static final String DIFFERENCES =
      """
      async () => {
        const faces = Array.from(document.styleSheets, sheet => Array.from(sheet.cssRules)).flat()
            .filter(rule => rule instanceof CSSFontFaceRule && rule.style.fontFamily.includes("KaTeX_"));
        const pen = document.createElement("canvas").getContext("2d");
        const load = async (name, rule) => document.fonts.add(
            await new FontFace(name, rule.style.src).load());
        const name = rule => `${rule.style.fontFamily} ${rule.style.fontWeight} ${rule.style.fontStyle}`;
        const sizes = (font, letter) => {
          pen.font = `100px "${font}"`;
          const size = pen.measureText(letter);
          return [size.width, size.actualBoundingBoxLeft, size.actualBoundingBoxRight,
              size.actualBoundingBoxAscent, size.actualBoundingBoxDescent,
              size.fontBoundingBoxAscent, size.fontBoundingBoxDescent];
        };
        const found = [];
        let letters = 0;
        for (const few of faces.filter(rule => rule.style.src.includes("/formula"))) {
          const whole = faces.find(rule => rule !== few && name(rule) === name(few));
          await load("few", few);
          await load("whole", whole);
          for (const range of few.style.unicodeRange.split(",")) {
            const code = Number.parseInt(range.trim().slice(2), 16);
            const letter = String.fromCodePoint(code);
            letters++;
            const [one, other] = [sizes("few", letter), sizes("whole", letter)];
            if (one[0] !== other[0] || one.some((size, i) => Math.abs(size - other[i]) > 2)) {
              found.push(`${name(few)} ${code}: ${one} not ${other}`);
            }
          }
          document.fonts.clear();
        }
        return `${letters > 120} ${found.join("; ")}`;
      }
      """;

  /** How many of the fonts of formulas are there. */
  private static final String LOADED =
      "Array.from(document.fonts).filter(one => one.family.includes('KaTeX')"
          + " && one.status === 'loaded').length";

  @Test
  void aLetterIsAsLargeAsInTheWholeFont() {
    Page page = useNew().page();
    page.navigate(site() + PATH);
    assertEquals("true ", page.evaluate(DIFFERENCES));
  }

  @Test
  void aLessonFetchesEachSmallFontOnceAndNoWholeOne() {
    List<String> fetched = new ArrayList<>();
    Page page = useNew().page();
    page.onRequest(request -> fetched.add(request.url()));
    page.navigate(site() + PATH);
    // Whoever asks for fewer than it needs waits here in vain; who asks for more is seen below.
    page.waitForFunction("() => " + LOADED + " >= 4");
    page.waitForFunction(LessonPage.FONTS);
    List<String> fonts =
        fetched.stream().filter(url -> url.matches(".*/(KaTeX_|formula).*")).toList();
    assertEquals(4, fonts.size(), fonts::toString);
    assertTrue(fonts.stream().allMatch(url -> url.endsWith(".woff")), fonts::toString);
    assertEquals(4, page.evaluate(LOADED));
  }
}
