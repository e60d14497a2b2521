package touchline.server.assignment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.exercise.Seeds;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.TestSite;
import touchline.task.Marker;
import touchline.task.Task;
import touchline.topic.Topics;

/** Exercises for credit over HTTP: the server draws, alone marks, and tells nothing too early. */
@Tag("store")
class CreditTest {
  private static final String EXERCISE = "/exercises/closest-point/how-far-along";
  private static final String CREDIT = EXERCISE + "/credit";

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

  private long seed(String exercise) {
    return Long.parseLong(
        Rows.of(data, "SELECT seed FROM draw WHERE exercise = '" + exercise + "'").get(0));
  }

  private Marker marker() {
    return CreditVariants.marker(data, "closest-point-proj", seed("closest-point/how-far-along"));
  }

  private HttpResponse<String> answer(int question, String text) {
    return browser.post(
        CREDIT, "question=" + question + "&a0=" + URLEncoder.encode(text, StandardCharsets.UTF_8));
  }

  private String page(int question) {
    return browser.get(CREDIT + "?question=" + question).body();
  }

  @Test
  void practiceNeitherHasTheVariantNorItsSeed() {
    browser.post(CREDIT + "/start", "");
    long seed = seed("closest-point/how-far-along");
    assertFalse(Seeds.isSeed(seed), "of practice: " + seed);
    HttpResponse<String> asked = browser.get(EXERCISE + "?seed=" + seed);
    assertEquals(404, asked.statusCode());
    assertTrue(asked.body().contains("Variants for credit are drawn apart"), asked.body());
    assertFalse(asked.body().contains("data-seed=\"" + seed), asked.body());
    assertEquals(404, browser.get(EXERCISE + "/panel?seed=" + seed).statusCode());
    String form = "seed=" + seed + "&question=1&a0=1";
    assertEquals(422, browser.post(EXERCISE, form).statusCode());
    Task task = Topics.task("closest-point-proj").orElseThrow();
    assertNotEquals(marker().variant(), Marker.of(task, seed).variant(), "the key decides");
  }

  @Test
  void variantIsDrawnOnceAndStays() {
    assertTrue(browser.get(CREDIT).body().contains("Start"));
    assertEquals(0, Rows.count(data, "draw"));
    assertEquals(303, browser.post(CREDIT + "/start", "").statusCode());
    long seed = seed("closest-point/how-far-along");
    browser.post(CREDIT + "/start", "");
    assertEquals(seed, seed("closest-point/how-far-along"), "nobody can choose a variant");
    TestBrowser other = new TestBrowser(site.url());
    other.post(CREDIT + "/start", "");
    assertEquals(2, Set.copyOf(Rows.of(data, "SELECT seed FROM draw")).size());
    assertEquals(404, new TestBrowser(site.url()).post(CREDIT, "question=1&a0=1").statusCode());
  }

  @Test
  void differentAnswersAreCountedAndRepeatedOnesAreNot() {
    browser.post(CREDIT + "/start", "");
    assertTrue(page(1).contains("3 more different answers count."), page(1));
    answer(1, "77");
    answer(1, "77.0");
    answer(1, "154/2");
    assertEquals(1, Rows.count(data, "submission"));
    assertTrue(page(1).contains("2 more different answers count."), page(1));
    assertFalse(page(1).contains("Worked solution") || page(1).contains("<figure"));
    answer(1, "78");
    answer(1, "79");
    assertTrue(page(1).contains("This question is finished."));
    assertTrue(page(1).contains("Worked solution") && page(1).contains(" data-fixed"));
    assertFalse(page(2).contains("<figure"), "the next question is still to be answered");
    HttpResponse<String> late = answer(1, marker().right(0).get(0));
    assertEquals(422, late.statusCode());
    assertTrue(late.body().contains("This question is finished, and its answers are marked."));
    assertEquals(3, Rows.count(data, "submission"));
  }

  @Test
  void notUnderstoodCostsNothing() {
    browser.post(CREDIT + "/start", "");
    assertEquals(422, answer(1, "seven").statusCode());
    assertEquals(422, answer(9, "7").statusCode());
    assertEquals(0, Rows.count(data, "submission"));
  }

  @Test
  void rightAnswersGiveAllPointsAndHintsAndMistakesCost() {
    browser.post(CREDIT + "/start", "");
    Marker marker = marker();
    int questions = marker.variant().questions().size();
    for (int i = 0; i < questions; i++) {
      assertEquals(303, answer(i + 1, marker.right(i).get(0)).statusCode());
    }
    assertTrue(page(1).contains("3 of 3 points."), page(1));
    TestBrowser other = new TestBrowser(site.url());
    other.post(CREDIT + "/start", "");
    assertFalse(other.get(CREDIT).body().contains("The dot product of <em>pV</em>"));
    other.post(CREDIT + "/hint", "hint=1&question=1");
    other.post(CREDIT + "/hint", "hint=1&question=1");
    assertTrue(other.get(CREDIT).body().contains("The dot product of <em>pV</em>"));
    assertEquals(List.of("0", "1"), Rows.of(data, "SELECT hints FROM draw ORDER BY learner"));
  }

  @Test
  void receiptKeepsTheSeedUntilAllIsFinished() {
    browser.post(CREDIT + "/start", "");
    answer(1, "77");
    assertTrue(page(1).contains("seed: kept by the site"), page(1));
    String receipt = page(1).substring(page(1).indexOf("Touchline receipt 1"));
    receipt = receipt.substring(0, receipt.indexOf("</pre>")).replace("&quot;", "\"");
    String checked =
        browser
            .post("/receipts", "receipt=" + URLEncoder.encode(receipt, StandardCharsets.UTF_8))
            .body();
    assertTrue(checked.contains("This receipt is genuine."), checked);
    assertFalse(checked.contains("<dd>" + seed("closest-point/how-far-along") + "</dd>"));
  }
}
