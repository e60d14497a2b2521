package touchline.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.NavigateOptions;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.WaitUntilState;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The fonts of a page: none before they are all there, and then everywhere. */
class FontsIT extends BrowserCase {
  private static final String SERIF = "**/serif-normal400.*";
  private static final String FORMULA = "**/formulaMainRegular.*";

  /** How many elements ask for a font that has to be fetched. */
  private static final String ASKING =
      """
      () => [...document.body.querySelectorAll("*")]
          .filter(one => /^("Source Serif"|Inter|KaTeX\\w+),/.test(getComputedStyle(one).fontFamily))
          .length
      """;

  /** The shown elements whose font would be another one if the page took its fonts as a whole. */
  private static final String LEFT_OUT =
      """
      () => {
        const blocks = [...document.querySelectorAll("[data-fonts]")];
        const outer = new Set(blocks.flatMap(one => {
          const around = [];
          for (let at = one.parentElement; at; at = at.parentElement) around.push(at);
          return around;
        }));
        const all = [...document.body.querySelectorAll("*")]
            .filter(one => one.checkVisibility() && !outer.has(one));
        const fonts = () => all.map(one => getComputedStyle(one).fontFamily);
        const now = fonts();
        blocks.forEach(one => one.removeAttribute("data-fonts"));
        document.documentElement.dataset.fonts = "";
        const whole = fonts();
        return all.filter((one, i) => now[i] !== whole[i])
            .map(one => `${one.tagName}.${one.getAttribute("class")}`).join(" ");
      }
      """;

  /** Whether the fonts of the text are there. */
  private static final String TEXT_FONTS =
      "() => [...document.fonts].filter(face => /^(\"?Source Serif\"?|Inter)$/.test(face.family))"
          + ".every(face => face.status === 'loaded')";

  /** Of the texts in view. */
  private static final String HEIGHTS =
      """
      () => [...document.querySelectorAll(".lesson > :is(h1, p)")]
          .filter(text => text.getBoundingClientRect().top < innerHeight)
          .map(text => `${text.offsetHeight}: ${text.textContent}`)
      """;

  /**
   * Where each piece of the texts in view begins, in pixels from the top; kept for {@link #MOVED}.
   */
  private static final String KEEP_PLACES =
      """
      () => {
        const range = new Range();
        window.tops = () => [...document.querySelectorAll(".lesson > :is(h1, p)")]
            .filter(text => text.getBoundingClientRect().top < innerHeight)
            .flatMap(text => {
              const pieces = document.createNodeIterator(text, NodeFilter.SHOW_TEXT);
              const all = [];
              for (let piece; (piece = pieces.nextNode()); ) {
                range.selectNode(piece);
                all.push([piece.textContent, range.getClientRects()[0]?.top ?? 0]);
              }
              return all;
            });
        window.before = tops();
      }
      """;

  /** The pieces that begin on another line now. */
  private static final String MOVED =
      """
      () => tops().filter(([text, top], i) => Math.abs(top - before[i][1]) > 9)
          .map(([text]) => text).join(" | ")
      """;

  private static final NavigateOptions PARSED =
      new NavigateOptions().setWaitUntil(WaitUntilState.DOMCONTENTLOADED);

  @ParameterizedTest
  @ValueSource(strings = {"/", LessonPage.PATH, "/lessons/engines", "/lessons/one-source"})
  void noWordWaitsForThemAndInTheEndAllHaveThem(String path) {
    Page page = useNew().page();
    List<Route> held = new ArrayList<>();
    AtomicBoolean isOpen = new AtomicBoolean();
    page.route(
        "**/*.woff*",
        route -> {
          if (isOpen.get()) {
            route.resume();
          } else {
            held.add(route);
          }
        });
    page.waitForRequest(SERIF, () -> page.navigate(site() + path, PARSED));
    assertEquals(0, page.evaluate(ASKING));
    isOpen.set(true);
    held.forEach(Route::resume);
    page.waitForFunction(LessonPage.FONTS);
    assertTrue((int) page.evaluate(ASKING) > 20);
    assertEquals("", page.evaluate(LEFT_OUT));
  }

  /** If they came later, a text with formulas would be laid out twice. */
  @Test
  void theFontsOfFormulasAreWaitedForAsWell() {
    Page page = useNew().page();
    List<Route> held = new ArrayList<>();
    page.route(FORMULA, held::add);
    page.waitForRequest(FORMULA, () -> page.navigate(site() + "/lessons/robust", PARSED));
    page.waitForFunction(TEXT_FONTS);
    assertEquals(0, page.evaluate(ASKING));
    page.unroute(FORMULA);
    held.forEach(Route::resume);
    page.waitForFunction(LessonPage.FONTS);
    assertTrue((int) page.evaluate(ASKING) > 20);
  }

  /** What is below a text must not move when the text takes its fonts. */
  @ParameterizedTest
  @ValueSource(ints = {380, 390, 400, 500, 510})
  void textsInViewKeepTheirHeights(int width) {
    Page page = use(new NewContextOptions().setViewportSize(width, 800)).page();
    List<Route> held = new ArrayList<>();
    page.route(SERIF, held::add);
    page.waitForRequest(SERIF, () -> page.navigate(site() + LessonPage.PATH, PARSED));
    Object before = page.evaluate(HEIGHTS);
    page.unroute(SERIF);
    held.forEach(Route::resume);
    page.waitForFunction(LessonPage.FONTS);
    assertEquals(before, page.evaluate(HEIGHTS));
  }

  /** Words that go to another line are seen to move, too, though nothing below them does. */
  @ParameterizedTest
  @ValueSource(strings = {"/lessons/robust-and-fast", "/lessons/lines", "/lessons/engines"})
  void whatStandsBehindALinkOrAFormulaKeepsItsLine(String path) {
    Page page = use(new NewContextOptions().setViewportSize(412, 823)).page();
    List<Route> held = new ArrayList<>();
    page.route(SERIF, held::add);
    page.waitForRequest(SERIF, () -> page.navigate(site() + path, PARSED));
    page.evaluate(KEEP_PLACES);
    page.unroute(SERIF);
    held.forEach(Route::resume);
    page.waitForFunction(LessonPage.FONTS);
    assertEquals("", page.evaluate(MOVED));
  }

  /** As the answer to an exercise is. */
  @Test
  void whatComesInPlaceOfABlockHasThem() {
    Page page = useNew().page();
    page.navigate(site() + LessonPage.PATH);
    page.waitForFunction(LessonPage.FONTS);
    page.evaluate(
        "() => document.querySelectorAll('.exercise').forEach(old => {"
            + " const fresh = old.cloneNode(true); delete fresh.dataset.fonts;"
            + " old.replaceWith(fresh); })");
    assertEquals("", page.evaluate(LEFT_OUT));
  }

  @Test
  void whoHasThemIsNotKeptWaiting() {
    Page page = useNew().page();
    page.navigate(site() + "/");
    page.waitForFunction(LessonPage.FONTS);
    assertEquals(0, page.locator(":root[data-fonts]").count());
    page.navigate(site() + LessonPage.PATH);
    page.waitForFunction(LessonPage.FONTS);
    assertEquals(1, page.locator(":root[data-fonts]").count());
    assertEquals(0, page.locator(".site-footer[data-fonts]").count());
  }

  @Test
  void withoutScriptsTheBrowserTakesThem() {
    Page page = use(new NewContextOptions().setJavaScriptEnabled(false)).page();
    page.waitForRequest(SERIF, () -> page.navigate(site() + LessonPage.PATH));
  }
}
