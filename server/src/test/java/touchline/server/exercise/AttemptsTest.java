package touchline.server.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.TestBrowser.EXERCISE;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.TestSite;
import touchline.server.submission.SubmissionCase;

/** What a learner sees of earlier attempts, and nobody else. */
class AttemptsTest extends SubmissionCase {
  @Test
  void attemptsAreListedNewestFirstAndSurviveARestart() {
    browser.submit(EXERCISE, "5", "1", "2");
    browser.submit(EXERCISE, "6", "3", "4");
    site.close();
    site = TestSite.startWithoutScript(data);
    TestBrowser later = new TestBrowser(site.url());
    String page = later.get(EXERCISE, "Cookie", browser.cookie()).body();
    assertTrue(page.contains("data-seed=\"6\""), "the latest attempt's variant");
    assertTrue(page.contains("class=\"verdict"), "with its verdict");
    assertTrue(page.contains("Your 2 attempts"));
    assertTrue(page.indexOf("(3, 4)") < page.indexOf("(1, 2)"), "newest first");
  }

  @Test
  void onlyTheLatestTwentyAttemptsAreListed() {
    for (int i = 0; i < 23; i++) {
      browser.submit(EXERCISE, "1", Integer.toString(i), "0");
    }
    String page = browser.get(EXERCISE).body();
    assertTrue(page.contains("Your 23 attempts"));
    assertEquals(20, page.split("<time ", -1).length - 1);
  }

  @Test
  void panelSaysWhereItStands() {
    String panel = EXERCISE + "/panel";
    String fresh = browser.get(panel + "?seed=7").body();
    assertTrue(fresh.contains("data-address=\"" + EXERCISE + "?seed=7\""), fresh);
    String refused = browser.submit(panel, "8", "x", "1").body();
    assertTrue(refused.contains("data-address=\"" + EXERCISE + "?seed=8\""), refused);
    String marked = browser.submit(panel, "7", "1", "2").body();
    String id = Rows.of(data, "SELECT id FROM submission").get(0);
    assertTrue(marked.contains("data-address=\"" + EXERCISE + "?submission=" + id + "\""), marked);
  }

  @Test
  void panelHasNothingToSayBeforeTheFirstAttempt() {
    assertEquals(204, browser.get(EXERCISE + "/panel").statusCode());
    assertEquals(200, browser.get(EXERCISE + "/panel?seed=3").statusCode());
    browser.submit(EXERCISE + "/panel", "3", "1", "1");
    assertTrue(browser.get(EXERCISE + "/panel").body().contains("class=\"verdict"));
  }

  @Test
  void nobodySeesAnothersSubmission() {
    String verdict = submitRight(EXERCISE, 1).headers().firstValue("Location").orElseThrow();
    TestBrowser other = new TestBrowser(site.url());
    assertEquals(404, other.get(verdict).statusCode());
    other.submit(EXERCISE, "1", "0", "0");
    assertEquals(404, other.get(verdict).statusCode());
    assertEquals(404, browser.get(EXERCISE + "?submission=999").statusCode());
    assertEquals(404, browser.get(EXERCISE + "?submission=x").statusCode());
  }

  @Test
  void addressWithoutAVariantIsNotFound() {
    for (String seed : List.of("0", "-1", "2147483648", "abc", "", "1e3", "99999999999999999999")) {
      assertEquals(404, browser.get(EXERCISE + "?seed=" + seed).statusCode(), seed);
    }
  }
}
