package touchline.server.browser.exercise;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.exercise.Seeds;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.Hands;
import touchline.server.browser.LessonPage;
import touchline.task.Marker;
import touchline.topic.Topics;

/** What is typed and not yet marked outlives a reload and the reply to the answer before. */
class TypedAnswerIT extends BrowserCase {
  private static final String ID = "closest-point/gaps";
  private static final long SEED = 5;

  private final List<Route> held = new ArrayList<>();

  private void open(String address) {
    lesson().page().navigate(site() + "/exercises/" + address);
    exercise().and(lesson().page().locator("[data-live]")).waitFor();
  }

  /** The page has one. */
  private Locator exercise() {
    return lesson().page().locator("section.exercise");
  }

  private Locator field(int at) {
    return exercise().locator("input[name=a" + at + "]");
  }

  private Locator verdict() {
    return exercise().locator(".verdict");
  }

  private Locator attempts() {
    return exercise().locator(".attempts summary");
  }

  private void check() {
    lesson().page().keyboard().press("Enter");
  }

  /** What is sent from here on waits until {@link #release}. */
  private void hold() {
    lesson().page().route("**/panel", held::add);
  }

  private void release() {
    lesson().page().waitForCondition(() -> !held.isEmpty());
    lesson().page().unroute("**/panel");
    held.forEach(Route::resume);
    held.clear();
  }

  @ParameterizedTest
  @CsvSource({
    "closest-point/gaps, 2, pV.dot(",
    "closest-point/find-it, 0, '(1.25, 3)'",
    "closest-point/hunt, 0, '(2.5, 1.5)'"
  })
  void whatIsTypedIsThereAfterAReload(String id, int at, String typed) {
    open(id + "?seed=5");
    field(at).fill(typed);
    lesson().page().reload();
    assertThat(field(at)).hasValue(typed);
    open(id + "?seed=6");
    assertThat(field(at)).hasValue("");
  }

  @Test
  void anOrderOfLinesIsThereToo() {
    open("closest-point/in-order?seed=5");
    Locator second = exercise().locator(".lines li").nth(1);
    String moved = second.getAttribute("data-line");
    Hands.press(second.locator("button[aria-label^='Move up']"), "Enter");
    String order = field(0).inputValue();
    lesson().page().reload();
    assertThat(exercise().locator(".lines li").first()).hasAttribute("data-line", moved);
    assertThat(field(0)).hasValue(order);
  }

  @Test
  void linesThatAreNotUsedStayBelow() {
    open("closest-point/in-order?seed=5");
    Locator last = exercise().locator(".lines li:not(.unused)").last();
    String left = last.getAttribute("data-line");
    Hands.press(last.locator("button[aria-label^='Move down']"), "Enter");
    assertThat(exercise().locator(".unused + li")).hasAttribute("data-line", left);
    lesson().page().reload();
    assertThat(exercise().locator(".unused + li")).hasAttribute("data-line", left);
  }

  @Test
  void theHandleIsWhereItWasToo() {
    open("closest-point/hunt?seed=5");
    Locator handle = exercise().locator("[role=slider]");
    Hands.press(handle, "ArrowRight");
    String there = handle.getAttribute("aria-valuetext");
    lesson().page().reload();
    assertThat(exercise().locator("[role=slider]")).hasAttribute("aria-valuetext", there);
  }

  @Test
  void anotherQuestionOfTheVariantHasItsOwn() {
    open("vectors/distance?seed=5");
    Locator first = field(0);
    first.fill("3.25");
    open("vectors/distance?seed=5&question=2");
    assertThat(field(0)).hasValue("");
    open("vectors/distance?seed=5");
    assertThat(field(0)).hasValue("3.25");
  }

  @Test
  void whatIsTypedAfterAVerdictIsThereAfterAReload() {
    open(ID + "?seed=5");
    field(2).fill("pV.dot(segV)");
    check();
    assertThat(attempts()).hasText("Your attempt");
    field(2).fill("pV.dot(unit)");
    lesson().page().reload();
    assertThat(field(2)).hasValue("pV.dot(unit)");
    assertThat(verdict()).hasCount(0);
  }

  @Test
  void theReplyDoesNotTakeAwayWhatIsBeingTyped() {
    open(ID + "?seed=5");
    hold();
    field(2).fill("pV.dot(segV)");
    check();
    assertThat(verdict()).isFocused();
    field(2).fill("pV.dot(u");
    lesson().page().waitForResponse("**/panel", this::release);
    lesson().page().keyboard().type("nit)");
    assertThat(field(2)).hasValue("pV.dot(unit)");
    assertThat(field(2)).isFocused();
    assertThat(attempts()).hasText("Your attempt");
    check();
    assertThat(attempts()).hasText("Your 2 attempts");
    assertThat(field(2)).hasValue("pV.dot(unit)");
  }

  @Test
  void answersThatAreGivenMeanwhileAreAllStored() {
    open(ID + "?seed=5");
    hold();
    List.of("1", "2", "3")
        .forEach(
            typed -> {
              field(2).fill(typed);
              check();
              assertThat(verdict()).isFocused();
            });
    release();
    assertThat(attempts()).hasText("Your 3 attempts");
    lesson().page().reload();
    assertThat(attempts()).hasText("Your 3 attempts");
  }

  /** The first reply never comes, and the page is left before the second answer is sent. */
  @Test
  void answersThatWaitAreKeptOnTheDevice() {
    useNew();
    open(ID + "?seed=5");
    hold();
    List.of("1", "2")
        .forEach(
            typed -> {
              field(2).fill(typed);
              check();
              assertThat(verdict()).isFocused();
            });
    lesson().page().unroute("**/panel");
    lesson().page().navigate(site() + LessonPage.PATH);
    lesson().page().locator("#exercise-gaps").scrollIntoViewIfNeeded();
    assertThat(lesson().page().locator("#exercise-gaps .attempts summary"))
        .hasText("Your 2 attempts");
  }

  @Test
  void anotherOneNeedsNoReply() {
    open("closest-point/find-it?seed=5");
    hold();
    field(0)
        .fill(Marker.of(Topics.task("closest-point-place").orElseThrow(), SEED).right(0).get(0));
    check();
    assertThat(exercise().locator(".verdict.right")).isFocused();
    Hands.press(exercise().locator("a.another"), "Enter");
    String next = Long.toString(Seeds.next(SEED));
    assertThat(exercise()).hasAttribute("data-seed", next);
    lesson().page().waitForResponse("**/panel", this::release);
    field(0).fill("(0, 0)");
    assertThat(exercise()).hasAttribute("data-seed", next);
    assertThat(lesson().page()).hasURL(Pattern.compile(".*seed=" + next + "$"));
    open("closest-point/find-it");
    assertThat(attempts()).containsText("attempt");
  }
}
