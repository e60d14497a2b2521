package touchline.server.browser.exercise;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.Hands;

/** What tests need in which cases are written for a method. */
public abstract class CaseWriting extends BrowserCase {
  protected static final String ID = "two-circles/tests";
  protected static final List<String> OVERLAPPING =
      List.of("(0, 0)", "3", "(3, 4)", "4", "(-1.2, -1.6)");

  protected final void open() {
    open(ID);
  }

  protected final void open(String id) {
    lesson().page().navigate(site() + "/exercises/" + id + "?seed=5");
    awaitLife();
  }

  /** Until the script is there. */
  protected final void awaitLife() {
    lesson().exercise().and(lesson().page().locator("[data-live]")).waitFor();
  }

  /** Those in sight. */
  protected final Locator shown() {
    return lesson().exercise().locator(".case:not(.spare)");
  }

  protected final Locator one(int row) {
    return lesson().exercise().locator(".case").nth(row);
  }

  protected final Locator field(int row, int at) {
    return one(row).locator("input[type=text]").nth(at);
  }

  protected final Locator button(String name) {
    return lesson()
        .exercise()
        .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(name).setExact(true));
  }

  protected final Locator verdict() {
    return lesson().exercise().locator(".verdict");
  }

  /** Once an answer is among them, the server's panel has taken the place of the page's own. */
  protected final Locator attempts() {
    return lesson().exercise().locator(".attempts summary");
  }

  protected final void write(int row, List<String> texts) {
    for (int i = 0; i < texts.size(); i++) {
      field(row, i).fill(texts.get(i));
    }
  }

  protected final void check() {
    Hands.press(button("Check"), "Enter");
  }
}
