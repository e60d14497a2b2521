package touchline.server.browser.method;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.gap.AllGaps;
import touchline.gap.Gaps;
import touchline.server.Sweep;
import touchline.server.browser.Axe;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.Hands;
import touchline.server.browser.LessonPage;

/** Methods with gaps; one is filled by keys alone, with script and without. */
class GapsIT extends BrowserCase {
  private static final String ID = "closest-point/gaps";

  /** One in so many methods is opened on a phone; with {@code -Dgaps=1} each. */
  private static final int EVERY = Sweep.every("gaps", 6);

  private static final List<String> RIGHT =
      List.of("b.minus(a)", "p.minus(a)", "pV.dot(unit)", "proj >= length", "a.plus(projV)");

  /** What is said of the dot product that is not divided. */
  private static final String NOT_DIVIDED = "By what must it be divided";

  private static final String REFUSED = "Java cannot read this: a bracket is not closed.";

  private static List<String> with(int gap, String typed) {
    List<String> texts = new ArrayList<>(RIGHT);
    texts.set(gap, typed);
    return texts;
  }

  @Test
  void theGapsAreToldAsFieldsOfTheMethod() {
    open(ID);
    String snapshot = lesson().exercise().ariaSnapshot();
    assertTrue(snapshot.contains("group \"The method, with gaps to fill in\""), snapshot);
    for (int i = 1; i <= RIGHT.size(); i++) {
      assertTrue(snapshot.contains("textbox \"gap " + i + "\""), snapshot);
    }
  }

  @Test
  void everyGapIsReachedByTheTabKeyAndEnterChecks() {
    open(ID);
    fill(RIGHT);
    assertRight();
    assertThat(state(0)).hasText("right");
  }

  @Test
  void theMistakeOfAWrongExpressionIsNamed() {
    open(ID);
    fill(with(2, "pV.dot(segV)"));
    assertThat(verdict()).isFocused();
    assertThat(verdict()).containsText("4 of 5 gaps are right. With your gap 3 it goes wrong.");
    assertThat(verdict()).containsText(NOT_DIVIDED);
    assertThat(state(2)).hasText("wrong");
    assertThat(state(3)).hasText("right");
    fill(RIGHT);
    assertRight();
  }

  @Test
  void whatIsRefusedIsSaidAtItsGapAndDoesNotCount() {
    open(ID);
    fill(with(2, "pV.dot(segV"));
    assertThat(field(2)).isFocused();
    assertThat(field(2)).hasAttribute("aria-invalid", "true");
    assertThat(field(2)).hasAccessibleDescription(REFUSED);
    assertThat(field(2)).hasValue("pV.dot(segV");
    assertThat(field(3)).hasValue(RIGHT.get(3));
    assertThat(verdict()).hasCount(0);
    assertThat(lesson().exercise().locator(".attempts")).hasCount(0);
    fill(with(2, "unknown"));
    assertThat(field(2))
        .hasAccessibleDescription(Pattern.compile("There is no “unknown” here\\..*"));
  }

  @Test
  void aLaterGapThatFitsOnesOwnEarlierOneIsRight() {
    open("overlap/gaps");
    fill(
        List.of(
            "closestPoint(segment, circle.center())",
            "circle.center().minus(closest)",
            "distV.lengthSquared()",
            "distance <= circle.radius() * circle.radius()"));
    assertRight();
    assertThat(gap(3)).containsText("together with your other gaps");
  }

  @Test
  void whatWasTypedIsThereAfterAReload() {
    open(ID);
    List<String> typed = with(2, "pV.dot(segV)");
    fill(typed);
    assertThat(lesson().exercise().locator(".attempts")).hasCount(1);
    assertThat(lesson().page()).hasURL(Pattern.compile(".*\\?submission=\\d+$"));
    lesson().page().reload();
    assertTyped(typed);
    assertThat(verdict()).containsText(NOT_DIVIDED);
    lesson().page().navigate(site() + LessonPage.PATH);
    lesson().page().locator("#exercise-gaps").scrollIntoViewIfNeeded();
    assertThat(lesson().page().locator("#exercise-gaps [name=a2]")).hasValue("pV.dot(segV)");
    assertThat(lesson().page().locator("#exercise-gaps .attempts")).hasCount(1);
  }

  @Test
  void whatCouldNotBeSentStaysInItsGaps() {
    useNew();
    open(ID);
    lesson().page().context().setOffline(true);
    fill(RIGHT);
    assertThat(verdict()).hasAccessibleName("Right.");
    assertThat(lesson().exercise().locator("[role=alert]")).containsText("is kept on this device");
    assertTyped(RIGHT);
    lesson().forgiveNetwork();
  }

  @Test
  void anotherOneEmptiesTheGaps() {
    open(ID);
    fill(with(2, "pV.dot(segV)"));
    assertThat(lesson().exercise().locator(".attempts")).hasCount(1);
    Locator another = lesson().exercise().locator("a.another");
    tabTo(another);
    press("Enter");
    assertThat(field(2)).hasValue("");
    assertThat(lesson().exercise().locator(".gap.wrong, .gap.right, .field-note")).hasCount(0);
    fill(RIGHT);
    assertRight();
  }

  @Test
  void solutionAskedForWhileAnAnswerIsOnItsWayComesAfterIt() {
    open(ID);
    fill(with(2, "pV.dot(segV)"));
    lesson().exercise().locator(".attempts").waitFor();
    List<Route> held = new ArrayList<>();
    lesson().page().route("**/panel", held::add);
    fill(with(2, "segV.dot(segV)"));
    lesson().exercise().and(lesson().page().locator("[aria-busy=true]")).waitFor();
    Hands.press(lesson().exercise().locator("a.solve"), "Enter");
    lesson().page().unroute("**/panel");
    held.forEach(Route::resume);
    lesson().exercise().locator(".solution").waitFor();
  }

  /** On a small screen: each page is opened once for both, which takes the longest. */
  @Test
  void everyMethodWithGapsFitsASmallScreenAndIsMarkedInThePage() {
    useSmall();
    lesson().page().route("**/panel", route -> {});
    for (Gaps gaps : drawn(0)) {
      open(gaps.id());
      assertEquals(360, width(), gaps.id());
      Locator code = lesson().exercise().locator(".gaps");
      Object beyond = code.evaluate("box => box.scrollWidth - box.clientWidth");
      assertEquals(0, ((Number) beyond).intValue(), gaps.id());
      paste(gaps.right());
      assertRight();
    }
  }

  @Test
  void withoutScriptTheGapsAreFilledAndMarkedByTheServer() {
    LessonPage plain = use(new NewContextOptions().setJavaScriptEnabled(false));
    plain.page().navigate(site() + "/exercises/" + ID + "?seed=5");
    fill(with(2, "pV.dot(segV"));
    assertThat(gap(2).locator(".problem")).hasText(REFUSED);
    assertThat(field(2)).hasValue("pV.dot(segV");
    assertThat(field(3)).hasValue(RIGHT.get(3));
    assertThat(verdict()).hasCount(0);
    fill(with(2, "pV.dot(segV)"));
    assertThat(verdict()).containsText(NOT_DIVIDED);
    plain.page().reload();
    assertTyped(with(2, "pV.dot(segV)"));
    fill(RIGHT);
    assertThat(verdict()).hasAccessibleName("Right.");
    plain.forgiveBlockedScript();
    plain.forgiveStatus(422);
  }

  @ParameterizedTest
  @MethodSource("touchline.server.browser.Looks#darkAndNarrow")
  void axeFindsNothingInAnyState(ColorScheme scheme, int width) {
    use(new NewContextOptions().setColorScheme(scheme).setViewportSize(width, 800));
    open(ID);
    assertClean("untouched", width);
    fill(with(2, "pV.dot(segV"));
    assertThat(field(2)).isFocused();
    assertClean("refused", width);
    fill(with(2, "pV.dot(segV)"));
    assertThat(verdict()).isFocused();
    assertClean("wrong", width);
    fill(RIGHT);
    assertRight();
    assertClean("right", width);
  }

  @Test
  void noSolutionIsWiderThanASmallScreen() {
    useSmall();
    for (Gaps gaps : drawn(EVERY / 2)) {
      open(gaps.id());
      List<String> texts = new ArrayList<>(gaps.right());
      texts.set(0, "");
      paste(texts);
      lesson().exercise().locator(".attempts").waitFor();
      Hands.press(lesson().exercise().locator("a.solve"), "Enter");
      lesson().exercise().locator(".solution").waitFor();
      assertEquals(360, width(), gaps.id() + " solved");
    }
  }

  private static List<Gaps> drawn(int first) {
    List<Gaps> all = AllGaps.all();
    List<Gaps> drawn = new ArrayList<>();
    for (int i = first; i < all.size(); i += EVERY) {
      drawn.add(all.get(i));
    }
    return drawn;
  }

  private void useSmall() {
    use(new NewContextOptions().setViewportSize(360, 740));
  }

  private int width() {
    Object wide = lesson().page().evaluate("() => document.documentElement.scrollWidth");
    return ((Number) wide).intValue();
  }

  private void assertClean(String state, int width) {
    assertEquals(List.of(), Axe.violations(lesson().page()), state);
    assertEquals(width, width(), state);
  }

  private void open(String id) {
    lesson().page().navigate(site() + "/exercises/" + id + "?seed=5");
    lesson().exercise().and(lesson().page().locator("[data-live]")).waitFor();
  }

  private Locator gap(int index) {
    return lesson().exercise().locator(".gap").nth(index);
  }

  private Locator field(int index) {
    return gap(index).locator("input");
  }

  private Locator state(int index) {
    return gap(index).locator(".field-state");
  }

  private Locator verdict() {
    return lesson().exercise().locator(".verdict");
  }

  private void assertRight() {
    Locator right = lesson().exercise().locator(".verdict.right");
    assertThat(right).isVisible();
    assertThat(verdict()).hasAccessibleName("Right.");
    assertThat(verdict()).isFocused();
  }

  private void assertTyped(List<String> texts) {
    for (int i = 0; i < texts.size(); i++) {
      assertThat(field(i)).hasValue(texts.get(i));
    }
  }

  /** Goes from gap to gap by keys, replaces what stands there, and checks. */
  private void fill(List<String> texts) {
    field(0).focus();
    for (int i = 0; i < texts.size(); i++) {
      tabTo(field(i));
      press("Control+A");
      lesson().page().keyboard().type(texts.get(i));
    }
    press("Enter");
  }

  /** Puts a text into each gap at once, and checks. */
  private void paste(List<String> texts) {
    for (int i = 0; i < texts.size(); i++) {
      field(i).fill(texts.get(i));
    }
    press("Enter");
  }

  /** A few presses on: nothing but the gaps and what belongs to them is between. */
  private void tabTo(Locator target) {
    for (int i = 0; i < 12; i++) {
      if ((boolean) target.evaluate("element => element === document.activeElement")) {
        return;
      }
      press("Tab");
    }
    fail("Tab must lead to " + target);
  }

  private void press(String key) {
    Page page = lesson().page();
    page.keyboard().press(key);
  }
}
