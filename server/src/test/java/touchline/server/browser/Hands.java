package touchline.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.AriaRole;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** What people do with the pages of a course, in their words. */
public final class Hands {
  public static final String PASSWORD = "correct horse battery";
  private static final Pattern NUMBER = Pattern.compile("-?[0-9.]+");

  private Hands() {}

  /** By key: a click may miss where a page that has just come still moves. */
  public static void press(Page page, String name) {
    press(button(page, name), "Enter");
  }

  /** The first link of that name, by key, too. */
  public static void follow(Page page, String name) {
    Locator links =
        page.getByRole(AriaRole.LINK, new GetByRoleOptions().setName(name).setExact(true));
    press(links.first(), "Enter");
  }

  /** The button of that name. */
  public static Locator button(Page page, String name) {
    return page.getByRole(AriaRole.BUTTON, new GetByRoleOptions().setName(name).setExact(true));
  }

  /**
   * Waits until the element is seen, as people do: what is hidden takes no focus, and the key would
   * go to the page without a word.
   */
  public static void press(Locator element, String key) {
    element.waitFor();
    element.press(key);
  }

  /** Fields by their ids, each with what is typed into it. */
  public static void fill(Page page, String... fields) {
    for (int i = 0; i < fields.length; i += 2) {
      page.locator("#" + fields[i]).fill(fields[i + 1]);
    }
  }

  public static Page.GetByLabelOptions exactly() {
    return new Page.GetByLabelOptions().setExact(true);
  }

  /** A moment as a form has it, in UTC. */
  public static String in(int minutes) {
    return DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm", Locale.ROOT)
        .format(Instant.now().plusSeconds(60L * minutes).atOffset(ZoneOffset.UTC));
  }

  public static void assertAccessible(Page page) {
    assertEquals(List.of(), Axe.violations(page), page.url());
  }

  /** The right answer to "How far along the segment?", from what the page gives. */
  public static double howFarAlong(Page page) {
    double[] a = given(page, "a");
    double[] b = given(page, "b");
    double[] p = given(page, "p");
    double x = b[0] - a[0];
    double y = b[1] - a[1];
    return ((p[0] - a[0]) * x + (p[1] - a[1]) * y) / Math.sqrt(x * x + y * y);
  }

  private static double[] given(Page page, String name) {
    String text = page.locator(".given div:has(dt:text-is('" + name + "')) dd").textContent();
    return NUMBER
        .matcher(text)
        .results()
        .map(MatchResult::group)
        .mapToDouble(Double::parseDouble)
        .toArray();
  }

  /** Types a value into the exercise that the page shows and sends it. */
  public static void answer(Page page, double value) {
    page.locator("section.exercise[data-live]").waitFor();
    page.locator("input[name=a0]").fill(String.format(Locale.ROOT, "%.6f", value));
    page.keyboard().press("Enter");
  }
}
