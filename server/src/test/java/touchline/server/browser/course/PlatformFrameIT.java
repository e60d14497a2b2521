package touchline.server.browser.course;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Frame;
import com.microsoft.playwright.FrameLocator;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import touchline.server.Sweep;
import touchline.server.TestSite;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.Hands;
import touchline.server.lti.PlatformRows;
import touchline.server.lti.TestPlatform;

/** This site in the frame of a learning platform, which is another site for the browser. */
class PlatformFrameIT extends BrowserCase {
  private static final Pattern COURSE = Pattern.compile("/courses/[0-9]+$");

  /** Axe takes one in so many looks at a page; with {@code -Dlooks=1} each. */
  private static final int EVERY = Sweep.every("looks", 4);

  private int looks;

  private TestPlatform platform;
  private Path folder;

  @Override
  protected TestSite start(Path data) {
    folder = data;
    return TestSite.startReaching(data);
  }

  @BeforeAll
  void register() {
    platform = new TestPlatform(running(), Clock.systemUTC());
    platform.registerAt(running());
  }

  @AfterAll
  void end() {
    platform.close();
  }

  @Test
  void teacherAndStudentComeInThroughAFrame() {
    Page page = lesson().page();
    page.navigate(platform.otherName() + "/course/teacher");
    FrameLocator frame = page.frameLocator("iframe");
    assertThat(frame.getByText("Connect this course")).isVisible();
    assertFine(page);
    Hands.press(frame.getByText("Make the course and connect it"), "Enter");
    assertThat(frame.getByText("Open in a new tab")).isVisible();
    Page tab = page.waitForPopup(() -> Hands.press(frame.getByText("Open in a new tab"), "Enter"));
    assertThat(tab).hasURL(COURSE);
    assertThat(tab.locator(".site-reader")).hasText("Person teacher");
    String course = tab.url();
    for (String path : List.of("/platforms", "/platform-marks", "/platform-roster")) {
      tab.navigate(course + path);
      assertFine(tab);
    }
    marksAreFine(tab, course);
    page.navigate(platform.otherName() + "/course/teacher-picks");
    assertThat(frame.getByText("Choose what to add")).isVisible();
    assertFine(page);

    NewContextOptions small = new NewContextOptions().setViewportSize(360, 740);
    Page theirs = use(small.setColorScheme(ColorScheme.DARK).setJavaScriptEnabled(true)).page();
    theirs.navigate(platform.otherName() + "/course/student");
    FrameLocator card = theirs.frameLocator("iframe");
    assertThat(card.getByText("Person student")).isVisible();
    assertEquals(List.of(), withItsFrame(theirs));
    Hands.press(card.getByText("Renew this card"), "Enter");
    Page opened =
        theirs.waitForPopup(() -> Hands.press(card.getByText("Open in a new tab"), "Enter"));
    assertThat(opened).hasURL(COURSE);
    assertThat(opened.locator(".site-reader")).hasText("Person student");

    Page stranger = another().page();
    stranger.navigate(platform.otherName().replace("localhost", "127.0.0.1") + "/course/student");
    stranger.waitForCondition(
        () -> stranger.frames().size() == 2 && stranger.frames().get(1).url().contains("error"));
    assertThat(stranger.frameLocator("iframe").getByText("Person student")).hasCount(0);
  }

  /** The marks of a link, and why another one gets none; the button works by keys alone. */
  private void marksAreFine(Page tab, String course) {
    PlatformRows.plant(folder, course.replaceAll(".*/", ""));
    tab.navigate(course + "/platform-marks");
    assertThat(tab.getByText("no column could be made")).isVisible();
    assertFine(tab);
    Hands.press(tab.getByText("Week 1"), "Enter");
    assertThat(tab.getByText("overridden there")).isVisible();
    assertThat(tab.getByText("not taken: it answered 400")).isVisible();
    assertFine(tab);
    tab.goBack();
    Hands.press(tab.getByText("Week 2"), "Enter");
    assertThat(tab.getByText("it answered 403 (no such right)")).isVisible();
    assertFine(tab);
    Locator again = tab.getByText("Try again", new Page.GetByTextOptions().setExact(true));
    for (int tabs = 0; tabs < 80 && !isFocused(again); tabs++) {
      tab.keyboard().press("Tab");
    }
    assertThat(again).isFocused();
    tab.keyboard().press("Enter");
    assertThat(tab.getByText("The platform is asked now")).isVisible();
    assertFine(tab);
  }

  private static boolean isFocused(Locator one) {
    return (boolean) one.evaluate("element => element === document.activeElement");
  }

  @Test
  void platformKeepsWhatTheBrowserDoesNot() {
    Page page = another().page();
    Locator refused = forgetful(page, "").getByText("did not show the cookie");
    assertThat(refused).isVisible();
    for (String keeper : List.of("?_parent", "?keeper")) {
      FrameLocator frame = forgetful(page, keeper);
      Locator card = frame.getByText("Open in a new tab");
      assertThat(card.or(frame.getByText("Connect this course"))).isVisible();
    }
    forgetful(page, "?nobody");
    assertThat(refused).isVisible();
  }

  /** It says of each message which frame takes it, or that it takes none. */
  @Test
  void platformSaysWhatItTakes() {
    Page page = another().page();
    FrameLocator frame = forgetful(page, "?named");
    Locator card = frame.getByText("Open in a new tab");
    assertThat(card.or(frame.getByText("Connect this course"))).isVisible();
    assertEquals("lti.capabilities lti.put_data lti.capabilities lti.get_data", asked(page));
    assertThat(forgetful(page, "?nothing").getByText("did not show the cookie")).isVisible();
    assertEquals("lti.capabilities lti.capabilities", asked(page));
    page.navigate(platform.otherName() + "/course/teacher?mute");
    assertThat(card.or(frame.getByText("Connect this course"))).isVisible();
    assertEquals("lti.capabilities lti.put_data", asked(page), "it is let in by its cookie");
  }

  /** What the page around the link was asked, in order. */
  private static String asked(Page page) {
    return (String) page.evaluate("asked.join(' ')");
  }

  /** Opens a link in a browser that forgets all cookies before it comes back. */
  private FrameLocator forgetful(Page page, String keeper) {
    FrameLocator frame = page.frameLocator("#link");
    page.navigate(platform.otherName() + "/course/teacher-waits" + keeper);
    assertThat(frame.getByText("Back")).isVisible();
    page.context().clearCookies();
    Hands.press(frame.getByText("Back"), "Enter");
    return frame;
  }

  @Test
  void platformClosesTheFrameOfTheRegistration() {
    Page page = administrator();
    page.navigate(site() + "/platforms");
    Hands.press(page.locator("form[action='/platforms/links'] button"), "Enter");
    String address = page.locator("code.one-time").first().textContent();
    page.navigate(platform.url() + "/registering?" + address);
    Hands.press(page.frameLocator("#link").getByText("Register it"), "Enter");
    assertThat(page.locator("#link")).hasCount(0);
    page.navigate(site() + "/platforms");
    assertThat(page.locator("main .course-list").getByText(platform.url())).hasCount(2);
  }

  /** Its window keeps whom it was opened by, though pages of the site keep nobody else's. */
  @Test
  void platformClosesTheWindowOfTheRegistration() {
    Page page = administrator();
    page.navigate(site() + "/platforms");
    Hands.press(page.locator("form[action='/platforms/links'] button"), "Enter");
    String address = page.locator("code.one-time").first().textContent();
    try (TestPlatform other = new TestPlatform(running(), Clock.systemUTC())) {
      page.navigate(other.url() + "/window?" + address);
      Page window = page.waitForPopup(() -> Hands.press(page.getByText("Add it"), "Enter"));
      assertFine(window);
      Hands.press(window.getByText("Register it"), "Enter");
      assertThat(page.getByText("It is added")).isVisible();
      page.waitForCondition(() -> window.isClosed() || page.context().pages().size() < 2);
    }
  }

  private Page administrator() {
    Page page = another().page();
    page.navigate(site() + "/sign-in?after=/platforms");
    page.locator("input[name=login]").fill("ada");
    page.locator("input[name=password]").fill("correct horse battery");
    Hands.press(page.locator("input[name=password]"), "Enter");
    page.waitForURL(url -> !url.contains("/sign-in"));
    assertThat(page.locator("h1")).hasText("Ada L");
    return page;
  }

  @Test
  void administratorsPagesAreFine() {
    Page page = administrator();
    for (String path : List.of("/platforms", "/platforms/1")) {
      page.navigate(site() + path);
      assertThat(page.locator("h1")).hasText(path.endsWith("1") ? "Strict" : "Learning platforms");
      assertFine(page);
    }
  }

  /**
   * None is too wide: in light on a wide screen, and in dark on a narrow one. Axe looks at one in
   * so many of these, at the other on the next page.
   */
  private void assertFine(Page page) {
    for (int width : new int[] {1280, 360}) {
      ColorScheme scheme = width > 1000 ? ColorScheme.LIGHT : ColorScheme.DARK;
      page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
      page.setViewportSize(width, 740);
      if (looks++ % EVERY == 0) {
        assertEquals(List.of(), withItsFrame(page), page.url() + " at " + width);
      }
      for (Frame frame : page.frames()) {
        boolean isOurs = !frame.url().contains("/course/t");
        Object over =
            frame.evaluate(
                "() => document.documentElement.scrollWidth -"
                    + " document.documentElement.clientWidth");
        assertTrue(!isOurs || ((Number) over).intValue() <= 0, frame.url() + " is too wide");
      }
    }
    page.setViewportSize(1280, 740);
    looks++;
  }

  /**
   * What axe finds in the page and in the frame, which its run in the page alone leaves out;
   * without all that is right.
   */
  private static List<String> withItsFrame(Page page) {
    AxeRunOptions options = new AxeRunOptions();
    options.setResultTypes(List.of("violations"));
    return new AxeBuilder(page)
        .options(options).analyze().getViolations().stream()
            .map(rule -> rule.getId() + ": " + rule.getNodes())
            .toList();
  }
}
