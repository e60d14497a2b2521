package touchline.server.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.AnswerFields;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.TestSite;
import touchline.task.Marker;
import touchline.topic.Topics;

/** Cases that are written for a method over HTTP, without script: in practice and for credit. */
@Tag("store")
class WrittenCasesTest {
  private static final String EXERCISE = "/exercises/two-circles/tests";
  private static final List<String> RIGHT =
      Marker.of(Topics.task("circles-tests").orElseThrow(), 1).right(0);

  /** One that overlaps, with the right answer. */
  private static final List<String> ONE = RIGHT.subList(0, 5);

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

  private Document post(String path, String more, List<String> texts) {
    return AnswerFields.post(browser, path, more, texts);
  }

  @Test
  void aDozenCasesAreThereWithALabelAtEachField() {
    Document page = Jsoup.parse(browser.get(EXERCISE).body());
    assertEquals(12, page.select(".case").size());
    assertEquals(9, page.select(".case.spare").size(), "three are in sight at first");
    assertEquals("case 4", page.select(".case > legend").get(3).text());
    for (Element field : page.select(".case .field")) {
      String input = field.selectFirst("input[type=text]").id();
      assertEquals(input, field.selectFirst("label").attr("for"));
    }
    assertEquals(
        List.of("a", "radiusA", "b", "radiusB", "expected answer"),
        page.select(".case").get(2).select("label").eachText());
    String given = page.select("dl.given").text();
    assertTrue(given.contains("Vec2 offset(Vec2 a, double radiusA, Vec2 b,"), given);
    assertTrue(given.contains("mistaken methods 17"), given);
  }

  @Test
  void decisionIsExpectedByYesOrNo() {
    Document page = Jsoup.parse(browser.get("/exercises/overlap/tests").body());
    Element expected = page.selectFirst(".case .probe");
    assertEquals("expected answer", expected.selectFirst("legend").text());
    assertEquals(List.of("yes", "no"), expected.select("input[type=radio]").eachAttr("value"));
  }

  @Test
  void decisionThatExposesIsMarkedAtItsCase() {
    List<String> beyond = List.of("(0, 0)", "(4, 0)", "(6, 0)", "1", "no");
    Document page = post("/exercises/overlap/tests", "&seed=1", beyond);
    assertEquals("right", page.select(".case .probe .field-state").text());
    String note = page.select(".case .probe .field-note").text();
    assertTrue(note.matches("right Case 1 exposes [0-9]+ mistaken methods\\."), note);
  }

  @Test
  void whatMakesNoCaseIsSaidAtItsFieldAndNothingIsLost() {
    Document refused = post(EXERCISE, "&seed=1", List.of("(1, 2)", "-3", "(4, x", "1", "(0, 0)"));
    assertEquals("(4, x", refused.select(".case input").get(2).val());
    assertEquals("true", refused.select(".case input").get(2).attr("aria-invalid"));
    assertFalse(refused.select(".case .problem").get(2).text().isEmpty());
    Document negative = post(EXERCISE, "&seed=1", List.of("(1, 2)", "-3", "(4, 4)", "1", "(0, 0)"));
    assertEquals("radiusA is never negative.", negative.select(".case .problem").get(1).text());
    Document nothing = post(EXERCISE, "&seed=1", List.of());
    assertEquals("Write at least one case.", nothing.select(".case .problem").get(0).text());
    assertEquals(List.of("0"), Rows.of(data, "SELECT count(*) FROM submission"));
  }

  @Test
  void survivorsAreToldAsBehaviourAndStored() {
    Document page = post(EXERCISE, "&seed=1", ONE);
    String told = page.select(".verdict").text();
    assertTrue(told.startsWith("Partly right. 14 of 17 mistaken methods are exposed."), told);
    assertTrue(told.contains("“an outline instead of a disk” passes all your cases."), told);
    assertEquals(
        List.of("right Case 1 exposes 14 mistaken methods."),
        page.select(".field-note").eachText());
    assertEquals(List.of("C5 C16 C19"), Rows.of(data, "SELECT mistakes FROM submission"));
  }

  @Test
  void accusingCaseIsNamed() {
    List<String> wrong = List.of("(0, 0)", "3", "(0, 0)", "0", "(3, 0)");
    Document page = post(EXERCISE, "&seed=1", wrong);
    String told = page.select(".verdict").text();
    assertTrue(told.contains("Case 1 accuses the right method, so it exposes nobody."), told);
    assertEquals("wrong", page.select(".field-state").text());
  }

  @Test
  void suiteThatExposesAllIsRight() {
    Document page = post(EXERCISE, "&seed=1", RIGHT);
    assertEquals("Right.", page.select(".verdict-word").text());
    assertEquals(3, page.select(".case:not(.spare)").size());
  }

  @Test
  void forCreditTheMarkIsTheShareAndNoExpectedAnswerIsTold() {
    browser.post(EXERCISE + "/credit/start", "");
    Document page = post(EXERCISE + "/credit", "", ONE);
    String told = page.select(".verdict").text();
    assertTrue(told.contains("Partly right: 82.3 %."), told);
    assertTrue(told.contains("The mark is the share that is exposed"), told);
    assertEquals(List.of(), page.select(".field-note").eachText());
    List<String> accusing = List.of("(0, 0)", "3", "(0, 0)", "0", "(3, 0)");
    Document wrong = post(EXERCISE + "/credit", "", accusing);
    assertTrue(wrong.select(".verdict").text().contains("Case 1 accuses the right method"));
    assertFalse(wrong.text().contains("(0, 3)"), "the right answer is not told");
    Document right = post(EXERCISE + "/credit", "", RIGHT);
    assertEquals("Right.", right.select(".verdict-word").text());
  }

  @Test
  void rightAnswerIsToldCaseByCase() {
    post(EXERCISE, "&seed=1", ONE);
    Document page = Jsoup.parse(browser.get(EXERCISE + "?submission=1&solution=1").body());
    assertEquals(3, page.select(".solution > ol > li").size());
    assertTrue(
        page.select(".solution > ol > li").get(1).text().endsWith("radiusB = 0: (0, 3)"),
        page.select(".solution").text());
  }
}
