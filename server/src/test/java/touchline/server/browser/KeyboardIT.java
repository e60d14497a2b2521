package touchline.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.server.lesson.Lessons;
import touchline.task.Marker;
import touchline.topic.Topics;

/** Every kind of exercise from the first field to the verdict by keys alone, as it is told. */
class KeyboardIT extends BrowserCase {
  private static final long SEED = 5;
  private static final int MOST_TABS = 80;

  @ParameterizedTest
  @CsvSource({
    "overlap/how-far, textbox \"distance\"",
    "closest-point/compute-it, textbox \"closest\"",
    "closest-point/find-it, textbox \"closest\"",
  })
  void oneFieldIsTypedAndEnterChecksIt(String id, String told) {
    open(id);
    assertTold("group \"Your answer\"", told, "button \"Check\"");
    tabTo(field(0));
    type("three");
    press("Enter");
    assertThat(field(0)).isFocused();
    assertThat(field(0)).hasAttribute("aria-invalid", "true");
    assertThat(field(0)).hasAccessibleDescription(Pattern.compile(".*“three”.*"));
    press("Control+A");
    type(right(id).get(0));
    press("Enter");
    assertRight();
  }

  @Test
  void aPointIsPlacedByArrows() {
    open("closest-point/find-it");
    assertTold("slider \"Your answer\"");
    Locator handle = lesson().exercise().locator("[role=slider]");
    tabTo(handle);
    String before = field(0).inputValue();
    press("ArrowRight");
    assertThat(field(0)).not().hasValue(before);
    assertThat(handle).hasAttribute("aria-valuetext", field(0).inputValue());
  }

  @Test
  void everyPictureIsDecidedByArrows() {
    open("overlap/yes-or-no");
    assertTold("group \"Picture 1\"", "radio \"Yes\"", "radio \"No\"");
    List<String> right = right("overlap/yes-or-no");
    for (int i = 0; i < right.size(); i++) {
      tabTo(field(i));
      press("Space");
      if (right.get(i).equals("no")) {
        press("ArrowDown");
      }
    }
    press("Enter");
    assertRight();
  }

  @Test
  void aMissingDecisionIsSaidAtItsPicture() {
    open("overlap/yes-or-no");
    tabTo(field(0));
    press("Space");
    press("Enter");
    assertThat(field(1)).isFocused();
    Locator group = lesson().exercise().locator("fieldset.probe").nth(1);
    assertThat(group).hasAccessibleDescription(Pattern.compile("An answer is missing here\\."));
    assertThat(field(1)).hasAttribute("aria-invalid", "true");
  }

  @Test
  void anOptionIsChosenByArrows() {
    open("lines/which-side");
    assertTold("radio \"On the line.\"");
    tabTo(field(0));
    press("Space");
    for (int i = 0; i < Integer.parseInt(right("lines/which-side").get(0)); i++) {
      press("ArrowDown");
    }
    press("Enter");
    assertRight();
  }

  @Test
  void aTableIsFilledFromFieldToField() {
    String id = "closest-point/step-by-step";
    open(id);
    assertTold("textbox \"segV\"", "textbox \"proj\"", "textbox \"closest\"");
    List<String> right = right(id);
    for (int i = 0; i < right.size(); i++) {
      tabTo(field(i));
      type(right.get(i));
    }
    press("Enter");
    assertRight();
  }

  @Test
  void linesAreMovedByTheirButtons() {
    open("closest-point/in-order");
    assertTold("list \"Lines of code\"", "button \"Move up, line a\"");
    List<String> right = List.of(right("closest-point/in-order").get(0).split(" "));
    int last = order().size() - 1;
    for (String name : order()) {
      if (!right.contains(name) && !name.isEmpty()) {
        move(name, "down", last - order().indexOf(name));
      }
    }
    for (int i = 0; i < right.size(); i++) {
      move(right.get(i), "up", order().indexOf(right.get(i)) - i);
    }
    tabTo(lesson().exercise().locator("button[type=submit]"));
    press("Space");
    assertRight();
  }

  @Test
  void figureFarDownComesWithTheTabKeyAndIsNotLeaptOver() {
    lesson().page().navigate(site() + "/lessons/overlap");
    Locator compare = lesson().page().locator("figure.compare");
    Pattern live = Pattern.compile(".*\\blive\\b.*");
    assertThat(compare).not().hasClass(live);
    press("Tab");
    assertThat(compare).hasClass(live);
  }

  private void move(String name, String way, int times) {
    Locator button = lesson().button("Move " + way + ", line " + name);
    if (times > 0) {
      tabTo(button);
    }
    for (int i = 0; i < times; i++) {
      press("Enter");
      assertThat(button).isFocused();
    }
  }

  private List<String> order() {
    return lesson().exercise().locator(".lines li").all().stream()
        .map(line -> Objects.toString(line.getAttribute("data-line"), ""))
        .toList();
  }

  private void open(String id) {
    lesson().page().navigate(site() + "/exercises/" + id + "?seed=" + SEED);
    lesson().exercise().and(lesson().page().locator("[data-live]")).waitFor();
  }

  private static List<String> right(String id) {
    String task = Lessons.load().exercise(id).orElseThrow().task();
    return Marker.of(Topics.task(task).orElseThrow(), SEED).right(0);
  }

  private Locator field(int index) {
    return lesson().exercise().locator("[name=a" + index + "]").first();
  }

  /** What assistive technology is told of the panel: role and name. */
  private void assertTold(String... parts) {
    String snapshot = lesson().exercise().ariaSnapshot();
    for (String part : parts) {
      assertTrue(snapshot.contains(part), () -> part + " must be in\n" + snapshot);
    }
  }

  private void assertRight() {
    Locator verdict = lesson().exercise().locator(".verdict.right");
    assertThat(verdict).isFocused();
    assertThat(verdict).hasAttribute("role", "status");
    assertThat(verdict).hasAccessibleName("Right.");
  }

  private void tabTo(Locator target) {
    for (int i = 0; i < MOST_TABS; i++) {
      if ((boolean) target.evaluate("element => element === document.activeElement")) {
        return;
      }
      press("Tab");
    }
    fail("Tab must lead to " + target);
  }

  private void press(String key) {
    lesson().page().keyboard().press(key);
  }

  private void type(String text) {
    lesson().page().keyboard().type(text);
  }
}
