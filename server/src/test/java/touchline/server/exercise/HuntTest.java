package touchline.server.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.answer.Answer;
import touchline.answer.DecimalMark;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.TestSite;
import touchline.server.assignment.CreditVariants;
import touchline.task.Marker;
import touchline.topic.Topics;

/** A hunt for a mistake over HTTP, without script: in practice and for credit. */
class HuntTest {
  private static final String EXERCISE = "/exercises/overlap/hunt";
  private static final String CREDIT = EXERCISE + "/credit";
  private static final long SEED = 5;

  private final Marker practice = Marker.of(Topics.task("overlap-hunt").orElseThrow(), SEED);

  @TempDir private Path data;
  private TestSite site;
  private TestBrowser browser;

  @BeforeEach
  void start() {
    site = TestSite.startWithoutScript(data);
    browser = new TestBrowser(site.url());
  }

  @AfterEach
  void stop() {
    site.close();
  }

  @Test
  void theMistakeIsNotNamedBeforeItIsCaught() {
    String page = browser.get(EXERCISE + "?seed=" + SEED).body();
    assertTrue(page.contains("<dt class=\"v-it says\">it says</dt>"), page);
    assertTrue(page.contains("Check here"), page);
    assertFalse(page.contains("dots v-parting"), page);
    String wrong = check(wrong(practice));
    assertTrue(wrong.contains("Not yet.") && wrong.contains("and that is right."), wrong);
    assertFalse(wrong.contains("The mistake is"), wrong);
    assertFalse(wrong.contains("dots v-parting"), wrong);
  }

  @Test
  void whoCatchesItReadsItsNameAndSeesTheMap() {
    check(wrong(practice));
    String right = check(practice.right(0).get(0));
    assertTrue(right.contains("Caught: here it says"), right);
    assertTrue(right.contains("You found it in 2 checks."), right);
    assertTrue(right.contains("The mistake is “"), right);
    String verdict = right.substring(right.indexOf("<div class=\"verdict right pictured"));
    assertTrue(verdict.contains("dots v-parting"), "where the script leaves it: " + right);
    assertTrue(right.contains("<details class=\"solution\""), right);
  }

  @Test
  void aPlaceOutsideThePictureIsAskedForAgain() {
    String page = browser.submit(EXERCISE, Long.toString(SEED), "(30, 3)").body();
    assertTrue(page.contains("(30, 3) lies outside the picture"), page);
    assertEquals(0, Rows.count(data, "submission"));
  }

  @Test
  void forCreditTheServerAloneKnowsTheMistakeAndChecksCostNothing() {
    assertTrue(browser.get(CREDIT).body().contains("a wrong one costs nothing."));
    browser.post(CREDIT + "/start", "");
    Marker marker = CreditVariants.marker(data, "overlap-hunt", seed());
    String asked = browser.get(CREDIT).body();
    assertFalse(asked.contains("data-task") || asked.contains("data-seed"), asked);
    assertTrue(asked.contains("data-start=\"overlap-hunt "), asked);
    for (int i = 0; i < 4; i++) {
      String wrong = creditCheck(wrong(marker, i));
      assertTrue(wrong.contains("and that is right."), wrong);
      assertFalse(wrong.contains("Go further"), "no help for credit");
      assertFalse(wrong.contains("dots v-parting"), wrong);
    }
    String right = creditCheck(marker.right(0).get(0));
    assertTrue(right.contains("You found it in 5 checks."), right);
    assertTrue(right.contains("4 of 4 points"), right);
  }

  private String check(String place) {
    return browser
        .get(location(EXERCISE, "seed=" + SEED + "&question=1&a0=" + encoded(place)))
        .body();
  }

  private String creditCheck(String place) {
    return browser.get(location(CREDIT, "question=1&a0=" + encoded(place))).body();
  }

  private String location(String path, String form) {
    return browser.post(path, form).headers().firstValue("Location").orElseThrow();
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private long seed() {
    return Long.parseLong(Rows.of(data, "SELECT seed FROM draw").get(0));
  }

  private static String wrong(Marker marker) {
    return wrong(marker, 0);
  }

  /** One of the places in a row of the picture at which the mistake does not show. */
  private static String wrong(Marker marker, int index) {
    int found = 0;
    for (int x = -9; x < 90; x++) {
      String place = "(" + x / 10.0 + ", 7.5)";
      if (marker.mark(new Answer(0, List.of(place), DecimalMark.POINT)).mark() == 0
          && found++ == index) {
        return place;
      }
    }
    throw new IllegalStateException("place must be in the row");
  }
}
