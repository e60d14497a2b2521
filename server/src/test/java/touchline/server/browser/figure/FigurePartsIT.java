package touchline.server.browser.figure;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.LessonPage;

/** What a figure offers besides its points and steps: light, speed, links, pictures, paper. */
class FigurePartsIT extends BrowserCase {
  private static final Pattern LIT = Pattern.compile(".*\\blit\\b.*");

  /** A shape and its text. */
  private static final Pattern[] BOTH_LIT = {LIT, LIT};

  @Test
  void pointingAtAVariableLightsItsDrawingAndItsName() {
    LessonPage lesson = lesson().open(site(), "").openCode();
    lesson.page().locator(LessonPage.FIGURE + " tr.v-segV").hover();
    assertThat(lesson.page().locator(LessonPage.FIGURE + " svg .arrow.v-segV")).hasClass(BOTH_LIT);
    assertThat(lesson.page().locator(LessonPage.FIGURE + " .line .v-segV").first()).hasClass(LIT);
    assertThat(lesson.page().locator(LessonPage.FIGURE + " svg .arrow.v-pV.lit")).hasCount(0);
    lesson.page().locator(LessonPage.FIGURE + " .figure-place").hover();
    assertThat(lesson.page().locator(LessonPage.FIGURE + " .lit")).hasCount(0);
  }

  @Test
  void pointingAtADrawingLightsItsRow() {
    LessonPage lesson = lesson().open(site(), "").openCode();
    lesson.page().locator(LessonPage.FIGURE + " svg .arrow.v-pV line").hover();
    assertThat(lesson.page().locator(LessonPage.FIGURE + " tr.v-pV")).hasClass(LIT);
  }

  @Test
  void focusOnAVariableLightsItsDrawingAndKeepsItWhileStepping() {
    LessonPage lesson = lesson().open(site(), "").openCode();
    Locator name = lesson.page().locator(LessonPage.FIGURE + " tr.v-segV button");
    name.focus();
    assertThat(lesson.page().locator(LessonPage.FIGURE + " svg .arrow.v-segV")).hasClass(BOTH_LIT);
    lesson.page().evaluate("() => document.querySelector('figure .back').click()");
    assertThat(name).isFocused();
    assertThat(lesson.page().locator(LessonPage.FIGURE + " svg .arrow.v-segV")).hasClass(BOTH_LIT);
  }

  @Test
  void theResultLightsUnderBothItsNames() {
    LessonPage lesson = lesson().open(site(), "").openCode();
    lesson.page().locator(LessonPage.FIGURE + " tr.v-result").hover();
    assertThat(lesson.page().locator(LessonPage.FIGURE + " svg .dot.v-result")).hasClass(BOTH_LIT);
  }

  @Test
  void everyDecisionHasAMarkThatSaysWhichWayItWent() {
    LessonPage lesson =
        lesson().open(site(), "#figure=closest-point&a.x=1&a.y=1&b.x=7&b.y=4&p.x=0&p.y=0&step=1");
    Locator marks = lesson.page().locator(LessonPage.FIGURE + " .figure-marks i");
    assertThat(marks).hasCount(11);
    assertThat(lesson.page().locator(LessonPage.FIGURE + " .figure-marks .no")).hasCount(1);
    assertThat(lesson.page().locator(LessonPage.FIGURE + " .figure-marks .yes")).hasCount(1);
    assertThat(marks.nth(9)).hasClass("yes");
  }

  @Test
  void twiceTheSpeedTakesHalfTheTime() {
    LessonPage lesson = useNew();
    lesson.page().clock().install();
    lesson.open(site(), "").openMore();
    // From here on no time passes but what is said.
    lesson.page().clock().pauseAt(System.currentTimeMillis() + 60_000);
    assertEquals(3, stepAfter(lesson, "0.5", 3_700));
    assertEquals(5, stepAfter(lesson, "1", 3_700));
    assertEquals(9, stepAfter(lesson, "2", 3_700));
  }

  private static int stepAfter(LessonPage lesson, String speed, int milliseconds) {
    lesson.page().locator(LessonPage.FIGURE + " .pace select").selectOption(speed);
    lesson.control("First step").click();
    lesson.control("Play").click();
    lesson.page().clock().runFor(milliseconds);
    int step = lesson.step();
    lesson.control("Pause").click();
    return step;
  }

  @Test
  void theLinkLeadsToExactlyThisState() {
    LessonPage lesson =
        use(new NewContextOptions().setPermissions(List.of("clipboard-read", "clipboard-write")));
    lesson.open(site(), "#figure=closest-point&a.x=1&a.y=1&b.x=7&b.y=4&p.x=2.5&p.y=7&step=4");
    lesson.control("Step forward").click();
    lesson.openMore().control("Copy link").click();
    assertThat(lesson.page().locator(LessonPage.FIGURE + " .figure-done")).hasText("Link copied.");
    String link = (String) lesson.page().evaluate("() => navigator.clipboard.readText()");
    List<String> before = lesson.variables();
    lesson.page().navigate("about:blank");
    lesson.page().navigate(link);
    lesson.page().locator(LessonPage.FIGURE + ".live").waitFor();
    assertEquals(before, lesson.variables());
    assertEquals(5, lesson.step());
  }

  @Test
  void thePictureIsCopiedAsPng() {
    LessonPage lesson =
        use(new NewContextOptions().setPermissions(List.of("clipboard-read", "clipboard-write")));
    lesson.open(site(), "");
    lesson.openMore().control("Copy picture").click();
    assertThat(lesson.page().locator(LessonPage.FIGURE + " .figure-done"))
        .hasText("Picture copied.");
    assertEquals(
        "image/png",
        lesson
            .page()
            .evaluate("async () => (await navigator.clipboard.read())[0].types.join(' ')"));
  }

  @Test
  void thePictureIsSavedAsSvgThatStandsAlone() throws IOException {
    LessonPage lesson = lesson().open(site(), "");
    Download saved =
        lesson.page().waitForDownload(() -> lesson.openMore().control("Save SVG").click());
    assertEquals("closest-point.svg", saved.suggestedFilename());
    String svg = Files.readString(saved.path());
    assertTrue(svg.contains("xmlns=\"http://www.w3.org/2000/svg\""), svg);
    assertTrue(svg.contains("stroke: rgb("), svg);
    assertFalse(svg.contains("role=\"slider\""), "no handles in a still");
  }

  @Test
  void thePictureIsSavedAsPng() throws IOException {
    LessonPage lesson = lesson().open(site(), "");
    Download saved =
        lesson.page().waitForDownload(() -> lesson.openMore().control("Save PNG").click());
    assertEquals("closest-point.png", saved.suggestedFilename());
    byte[] png = Files.readAllBytes(saved.path());
    assertEquals("PNG", new String(png, 1, 3, java.nio.charset.StandardCharsets.US_ASCII));
    assertTrue(png.length > 5_000, () -> png.length + " bytes: an empty picture");
  }

  @Test
  void aFigureFillsTheScreenAndComesBack() {
    LessonPage lesson = lesson().open(site(), "");
    lesson.openMore().control("Full screen").click();
    lesson.page().waitForFunction("() => document.fullscreenElement?.matches('figure')");
    lesson.control("Full screen").click();
    lesson.page().waitForFunction("() => !document.fullscreenElement");
  }
}
