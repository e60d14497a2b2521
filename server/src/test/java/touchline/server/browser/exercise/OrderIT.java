package touchline.server.browser.exercise;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.options.BoundingBox;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.Hands;
import touchline.task.Marker;
import touchline.task.Task;
import touchline.topic.Topics;

/** Lines of code put in order by the mouse; {@code KeyboardIT} does it by keys. */
class OrderIT extends BrowserCase {
  @BeforeEach
  void open() {
    lesson().page().navigate(site() + "/exercises/closest-point/in-order?seed=5");
    lesson().exercise().locator(".lines.live").waitFor();
    lesson().exercise().locator(".lines").scrollIntoViewIfNeeded();
  }

  @Test
  void aLineIsDraggedDownPastOthers() {
    List<String> wanted = new ArrayList<>(order());
    wanted.add(3, wanted.remove(0));
    drag(line(0), line(3));
    assertEquals(wanted, order());
    assertThat(lesson().exercise().locator("[name=a0]")).hasValue(String.join(" ", wanted));
  }

  @Test
  void aLineIsDraggedUpAndLetGoThere() {
    List<String> wanted = new ArrayList<>(order());
    wanted.add(1, wanted.remove(4));
    drag(line(4), line(1));
    assertEquals(wanted, order());
    lesson().page().mouse().move(10, 10);
    assertEquals(wanted, order(), "a pointer that is up drags nothing");
  }

  @Test
  void aLineBelowTheOthersIsNotUsed() {
    List<String> wanted = new ArrayList<>(order());
    String left = wanted.remove(wanted.size() - 1);
    drag(lesson().exercise().locator("[data-line=" + left + "]"), unused());
    assertThat(lesson().exercise().locator("[name=a0]")).hasValue(String.join(" ", wanted));
    assertThat(lesson().exercise().locator(".unused + li")).hasAttribute("data-line", left);
  }

  @Test
  void whatTheCompilerWouldRefuseIsRefusedWithItsLine() {
    List<String> wanted = new ArrayList<>(right());
    String extra =
        order().stream().filter(name -> !wanted.contains(name)).findFirst().orElseThrow();
    wanted.add(extra);
    for (int i = 0; i < wanted.size(); i++) {
      moveUp(wanted.get(i), i);
    }
    String firstUnused = order().get(wanted.size());
    drag(lesson().exercise().locator("[data-line=" + firstUnused + "]"), unused());
    Hands.press(lesson().page(), "Check");
    assertThat(lesson().exercise().locator(".verdict"))
        .containsText(
            "This does not compile. Line 9 (" + extra + ") can never be reached: the method has");
    assertThat(lesson().exercise().locator(".verdict.right")).hasCount(0);
  }

  private List<String> right() {
    Task task = Topics.task("closest-point-order").orElseThrow();
    return List.of(Marker.of(task, 5).right(0).get(0).split(" "));
  }

  private void moveUp(String name, int to) {
    Locator up =
        lesson().exercise().locator("[data-line=" + name + "] button[aria-label^='Move up']");
    while (order().indexOf(name) > to) {
      up.click();
    }
  }

  private Locator line(int index) {
    return lesson().exercise().locator(".lines li").nth(index);
  }

  private Locator unused() {
    return lesson().exercise().locator(".lines .unused");
  }

  /** The names of the lines that are used, from the top. */
  private List<String> order() {
    return lesson().exercise().locator(".lines li:not(.unused):not(.unused ~ li)").all().stream()
        .map(line -> line.getAttribute("data-line"))
        .toList();
  }

  /** In several moves, as a hand does, by the line's text and to just past the other's middle. */
  private void drag(Locator from, Locator to) {
    BoundingBox start = from.locator("code").boundingBox();
    BoundingBox end = to.boundingBox();
    Mouse mouse = lesson().page().mouse();
    mouse.move(start.x + 5, start.y + start.height / 2);
    mouse.down();
    double past = end.y > start.y ? 0.7 : 0.3;
    mouse.move(start.x + 8, end.y + end.height * past, new Mouse.MoveOptions().setSteps(20));
    mouse.up();
  }
}
