package touchline.server.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.AnswerFields;
import touchline.server.ClassRoom;
import touchline.server.TestBrowser;
import touchline.server.TestSite;

/** Cases that students write for methods of exercises that are folders, as anybody practises. */
@Tag("store")
class OwnCasesTest {
  private static final Path FOLDERS = Path.of("src/test/exercises");
  private static final String MIRROR = "/exercises/own/mirror_tests";
  private static final String RING = "/exercises/own/point-in-ring_tests";

  /** Each a, b, p and the image of p. */
  private static final List<String> ALL =
      List.of(
          "(0, 0)",
          "(4, 0)",
          "(1, 2)",
          "(1, -2)",
          "(1, 1)",
          "(3, 1)",
          "(5, 4)",
          "(5, -2)",
          "(1, 1)",
          "(3, 1)",
          "(-2, 3)",
          "(-2, -1)",
          "(2, -1)",
          "(2, 3)",
          "(5, 1)",
          "(-1, 1)",
          "(1, 2)",
          "(4, 6)",
          "(-3, 5)",
          "(5, -1)",
          "(0, 0)",
          "(4, 0)",
          "(3, 0)",
          "(3, 0)");

  @TempDir private static Path data;
  private static ClassRoom room;

  @BeforeAll
  static void start() {
    room = new ClassRoom(data, clock -> TestSite.startServing(FOLDERS, data, clock));
  }

  @AfterAll
  static void stop() {
    room.close();
  }

  private static Document send(String path, List<String> texts) {
    TestBrowser browser = new TestBrowser(room.site.url());
    return AnswerFields.post(browser, path, "&seed=1", texts);
  }

  private static String verdict(Document page) {
    return page.select(".verdict").text();
  }

  @Test
  void everyMistakeFallsToTheRightCases() {
    Document told = send(MIRROR, ALL);
    assertTrue(verdict(told).contains("All 7 mistaken methods are exposed."), told.text());
    assertEquals("Right.", told.select(".verdict-word").text());
    assertTrue(told.select("details.solution").text().contains("a = ("), told.text());
  }

  /** At the level line through the origin most mistakes look right. */
  @Test
  void whatSurvivesIsShownAsBehaviourAndNotAsCode() {
    Document told = send(MIRROR, ALL.subList(0, 4));
    String verdict = verdict(told);
    assertTrue(verdict.contains(" of 7 mistaken methods are exposed."), verdict);
    assertTrue(verdict.contains("passes all your cases."), verdict);
    assertTrue(told.text().contains("Case 1 exposes "), told.text());
    for (String code : List.of("class Solution", "minus", "times", "return ")) {
      assertFalse(told.html().contains(code), code);
    }
  }

  @Test
  void aWrongExpectationAccusesTheRightMethod() {
    List<String> cases = new ArrayList<>(ALL);
    cases.set(7, "(5, 2)");
    String verdict = verdict(send(MIRROR, cases));
    assertTrue(verdict.contains("Case 2 accuses the right method"), verdict);
    assertTrue(verdict.contains("Partly right"), verdict);
  }

  @Test
  void whatMakesNoCaseIsToldAtItsField() {
    Document told = send(MIRROR, List.of("(1, 1)", "(1, 1)", "(5, 4)", "(5, -2)"));
    assertTrue(told.select(".verdict").isEmpty(), "not marked");
    String problem = told.select(".problem").text();
    assertTrue(problem.contains("a and b are never in one place."), problem);
    String inner =
        send(RING, List.of("(0, 0)", "5", "2", "(1, 1)", "no")).select(".problem").text();
    assertTrue(inner.contains("inner is above zero, and never more than outer."), inner);
    String below =
        send(RING, List.of("(0, 0)", "-1", "2", "(1, 1)", "no")).select(".problem").text();
    assertTrue(below.contains("inner is never negative."), below);
  }

  @Test
  void aDecisionIsExpectedAsYesOrNo() {
    String verdict = verdict(send(RING, List.of("(0, 0)", "2", "5", "(1, 1)", "no")));
    assertTrue(verdict.contains(" of 7 mistaken methods are exposed."), verdict);
  }

  /** What marks stays on the server, and no script of the page marks. */
  @Test
  void thePageHasItsFieldsAndNothingOfTheMistakes() {
    String page = new TestBrowser(room.site.url()).get(MIRROR).body();
    Document read = Jsoup.parse(page);
    assertEquals(12, read.select("fieldset.case").size());
    assertTrue(read.select("dl.given").text().contains("mistaken methods 7"), read.text());
    assertFalse(read.select(".exercise-stage svg").isEmpty(), "a picture of an example");
    assertFalse(page.contains("data-task") || page.contains("own/mirror/"), page);
    assertFalse(page.contains("closest point of") || page.contains("class Solution"), page);
    assertEquals("Back to the list", read.select("a[href=/lessons/own]").first().text());
    String list = new TestBrowser(room.site.url()).get("/lessons/own").body();
    assertTrue(list.contains("<a href=\"" + MIRROR + "\">Expose the mistakes about"), list);
  }

  @Test
  void itIsDoneForCredit() {
    TestBrowser browser = room.member("cora", "student");
    ClassRoom.location(browser.post(MIRROR + "/credit/start", ""));
    String told = AnswerFields.post(browser, MIRROR + "/credit", "", ALL).text();
    assertTrue(told.contains("6 of 6 points"), told);
    assertEquals(404, browser.get("/exercises/own/mirror_tests_question").statusCode());
    assertEquals(404, browser.get("/exercises/own/mirror_question_tests").statusCode());
  }
}
