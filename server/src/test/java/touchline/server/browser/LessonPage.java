package touchline.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import touchline.diagram.View;
import touchline.figure.Figure;
import touchline.figure.FigureText;
import touchline.geometry.Vec2;

/**
 * The lesson in a browser, in the words of somebody who uses it. Whatever the browser complains
 * about is collected.
 */
public final class LessonPage {
  public static final String PATH = "/lessons/closest-point";

  /** The verdict on a method, once it is there. */
  public static final String MARKED = ".code-verdict:not([data-outcome=waiting])";

  /** The figure that the page opens with; others follow further down. */
  public static final String FIGURE = "#figure-closest-point";

  /** Until then letters of the system stand in. */
  public static final String FONTS =
      "() => document.querySelector(':root[data-fonts], .site-footer[data-fonts], head > link[rel=stylesheet]')";

  /** Before anything is printed, and after a while, every exercise is unpacked. */
  private static final String UNPACK = "() => dispatchEvent(new Event('beforeprint'))";

  /** Names no place of any page. */
  private static final String NOWHERE = "#nowhere";

  /** How Chromium and Firefox call it. */
  private static final Set<String> GIVEN_UP = Set.of("net::ERR_ABORTED", "NS_BINDING_ABORTED");

  private final Page page;
  private final List<String> complaints = new ArrayList<>();
  private boolean isCut;

  public LessonPage(Page page) {
    this.page = page;
    page.onConsoleMessage(
        message -> {
          if (!message.type().equals("log")) {
            complaints.add(message.type() + ": " + message.text());
          }
        });
    page.onPageError(complaints::add);
    page.onRequestFailed(
        request -> {
          // A browser gives up on what it still fetches when the reader goes on to the next page.
          if (!GIVEN_UP.contains(request.failure())) {
            complaints.add("failed: " + request.url() + " " + request.failure());
          }
        });
  }

  public Page page() {
    return page;
  }

  /** Opens the lesson, optionally with a figure's state, and waits until the figure runs. */
  public LessonPage open(String site, String fragment) {
    page.navigate(site + PATH + fragment);
    page.locator(FIGURE + ".live").waitFor();
    page.waitForFunction(FONTS);
    page.evaluate(UNPACK);
    return this;
  }

  /**
   * Opens any lesson and waits until every figure runs: an address that names a place, even if the
   * page has none of that name, wakes them all and unpacks the exercises. The scripts of some
   * figures come when they are near.
   */
  public LessonPage openLesson(String site, String path) {
    page.navigate(site + path + (path.contains("#") ? "" : NOWHERE));
    page.waitForFunction(FONTS);
    page.evaluate(
        "() => document.querySelector('figure:is(.compare, .pendulum, .game)')"
            + "?.scrollIntoView({behavior: 'instant'})");
    page.waitForFunction(
        "() => [...document.querySelectorAll('figure:is([data-figure], .compare, .pendulum,"
            + " .game)')].every(figure => figure.matches('.live'))");
    return this;
  }

  /** The addresses of all lessons, that for authors too. */
  public List<String> lessons(String site) {
    page.navigate(site + "/");
    List<?> paths =
        (List<?>)
            page.evaluate(
                "() => [...new Set([...document.querySelectorAll('a[href^=\"/lessons/\"]')]"
                    + ".map(a => a.getAttribute('href')))].concat('/lessons/figures-for-authors')");
    return paths.stream().map(String::valueOf).collect(Collectors.toCollection(ArrayList::new));
  }

  /** Opens the lesson and goes down to its exercises, whose script comes when they are near. */
  public LessonPage openAtExercises(String site) {
    open(site, "");
    goToExercises();
    return this;
  }

  /** The panel may be replaced at any time by one with this learner's attempts. */
  public void goToExercises() {
    exercise().evaluate("section => section.scrollIntoView()");
    page.locator("section.exercise[data-live]").first().waitFor();
  }

  /** The test provoked this answer, and Chromium logs every answer from 400 on as an error. */
  public void forgiveStatus(int status) {
    complaints.removeIf(
        complaint -> complaint.contains("the server responded with a status of " + status));
  }

  /** The test cut the network and is over; what failed last may be told only now. */
  public void forgiveNetwork() {
    isCut = true;
    forgetNetwork();
  }

  private void forgetNetwork() {
    complaints.removeIf(
        complaint ->
            complaint.startsWith("failed: ")
                || complaint.contains("ERR_INTERNET_DISCONNECTED")
                || complaint.contains("ERR_CONNECTION_FAILED"));
  }

  /** With script off Chromium reports the script that the page offers as blocked. */
  public void forgiveBlockedScript() {
    complaints.removeIf(complaint -> complaint.matches("failed: .*[.]js csp"));
  }

  public void assertNoComplaints() {
    if (isCut) {
      forgetNetwork();
    }
    assertEquals(List.of(), complaints);
  }

  /** The figure as its author described it, read from the page. */
  public Figure figure() {
    return FigureText.parse(page.locator(FIGURE).getAttribute("data-figure"));
  }

  public Locator handle(String point) {
    return page.locator(FIGURE + " [role=slider][aria-label='Point " + point + "']");
  }

  public String valueOf(String point) {
    return handle(point).getAttribute("aria-valuetext");
  }

  /** A button of the figure that the page opens with. */
  public Locator control(String name) {
    return page.locator(FIGURE)
        .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(name).setExact(true));
  }

  /** Opens what stands behind the dots of the figure: numbers, speed, files. */
  public LessonPage openMore() {
    control("More").click();
    return this;
  }

  /** Brings the code and the variables beside the picture of the figure. */
  public LessonPage openCode() {
    control("Code").click();
    return this;
  }

  /** The first button of that name on the page. */
  public Locator button(String name) {
    return page.getByRole(AriaRole.BUTTON, new GetByRoleOptions().setName(name).setExact(true))
        .first();
  }

  /** The step that the figure shows, as readers count, from 1. */
  public int step() {
    return Integer.parseInt(page.locator(FIGURE + " input[type=range]").inputValue());
  }

  /** The rows of the variable table: name, type, value. */
  public List<String> variables() {
    return texts(FIGURE + " .figure-variables tbody tr:not(.free)");
  }

  /** The number in the source file of the line that is marked as current. */
  public String currentLine() {
    return page.locator(FIGURE + " .line.now").getAttribute("data-line");
  }

  private List<String> texts(String rows) {
    List<?> texts =
        (List<?>)
            page.locator(rows)
                .evaluateAll(
                    "rows => rows.map(row => [...row.querySelectorAll('th, td')]"
                        + ".map(cell => cell.textContent).join(' | '))");
    return texts.stream().map(String::valueOf).toList();
  }

  /** Where a point of the figure's world is on the screen. */
  public double[] onScreen(Vec2 point) {
    View view = figure().view();
    BoundingBox box = page.locator(FIGURE + " .figure-stage svg").boundingBox();
    double scale = box.width / view.width();
    return new double[] {
      box.x + view.pixelX(point.x()) * scale, box.y + view.pixelY(point.y()) * scale
    };
  }

  /** Drags a point with the mouse, in several moves as a hand does. */
  public void drag(Vec2 from, Vec2 to) {
    page.locator(FIGURE + " .figure-stage").scrollIntoViewIfNeeded();
    double[] start = onScreen(from);
    double[] end = onScreen(to);
    page.mouse().move(start[0], start[1]);
    page.mouse().down();
    for (int i = 1; i <= 10; i++) {
      double share = i / 10.0;
      page.mouse()
          .move(start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1]));
    }
    page.mouse().up();
  }

  /** The first whose answer is a place, to be dragged or typed; else the first that is no hunt. */
  public Locator exercise() {
    Locator places = page.locator("section.exercise[data-kind=place]");
    Locator others = page.locator("section.exercise:not([data-kind=hunt])");
    return (places.count() > 0 ? places : others).first();
  }

  public void answer(String x, String y) {
    answer("(" + x + ", " + y + ")");
  }

  /** Types into the only field of the first exercise and sends it. */
  public void answer(String text) {
    exercise().locator("input[name=a0]").fill(text);
    Hands.press(exercise().locator("input[name=a0]"), "Enter");
  }
}
