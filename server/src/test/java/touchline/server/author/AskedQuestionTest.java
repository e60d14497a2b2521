package touchline.server.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.geometry.Vec2;
import touchline.server.AnswerFields;
import touchline.server.ClassRoom;
import touchline.server.TestBrowser;
import touchline.server.TestSite;

/** Questions of exercises that are folders, as anybody practises them. */
@Tag("store")
class AskedQuestionTest {
  private static final Path FOLDERS = Path.of("src/test/exercises");
  private static final String RING = "/exercises/own/point-in-ring_question";
  private static final String MIRROR = "/exercises/own/mirror_question";

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

  private static double away(Map<String, String> given) {
    return AskedCases.point(given, "p").minus(AskedCases.point(given, "center")).length();
  }

  private static boolean isInRing(Map<String, String> given) {
    boolean isBeyond = away(given) > AskedCases.number(given, "outer");
    return !isBeyond && away(given) >= AskedCases.number(given, "inner");
  }

  private static boolean isInDisc(Map<String, String> given) {
    return away(given) <= AskedCases.number(given, "outer");
  }

  private static List<String> decided(AskedCases asked, Predicate<Map<String, String>> rule) {
    return asked.each().map(each -> rule.test(each) ? "yes" : "no").toList();
  }

  private static String answer(TestBrowser who, String path, int seed, List<String> texts) {
    return AnswerFields.post(who, path, "&seed=" + seed, texts).body().html();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 77, 1000})
  void aDecisionIsMarkedOnTheServerAndAMistakeIsNamedByItsAuthor(int seed) {
    TestBrowser browser = new TestBrowser(room.site.url());
    AskedCases asked = AskedCases.of(browser.get(RING + "?seed=" + seed).body());
    assertTrue(asked.count() >= 4, "cases: " + asked.count());
    List<String> right = decided(asked, AskedQuestionTest::isInRing);
    assertEquals(Set.of("yes", "no"), Set.copyOf(right), "either occurs");
    List<String> mistaken = decided(asked, AskedQuestionTest::isInDisc);
    assertFalse(right.equals(mistaken), "the mistake shows");
    String told = answer(browser, RING, seed, mistaken);
    assertTrue(told.contains("A point in the hole counts, too."), told);
    String solved = answer(browser, RING, seed, right);
    assertTrue(solved.contains("Right."), solved);
    assertTrue(solved.contains("what the right method gives"), solved);
  }

  private static Vec2 mirrored(Map<String, String> given) {
    return foot(given).times(2).minus(AskedCases.point(given, "p"));
  }

  private static Vec2 foot(Map<String, String> given) {
    Vec2 a = AskedCases.point(given, "a");
    Vec2 d = AskedCases.point(given, "b").minus(a);
    return a.plus(d.times(AskedCases.point(given, "p").minus(a).dot(d) / d.dot(d)));
  }

  private static List<String> typed(Vec2 point) {
    return List.of("(" + point.x() + ", " + point.y() + ")");
  }

  @Test
  void aPointIsTypedAndItsMistakeNamed() {
    TestBrowser browser = new TestBrowser(room.site.url());
    AskedCases asked = AskedCases.of(browser.get(MIRROR).body());
    assertEquals(1, asked.count(), "one by one");
    Map<String, String> given = asked.all().get(0);
    String told = answer(browser, MIRROR, 1, typed(foot(given)));
    assertTrue(told.contains("The closest point of the line is given."), told);
    String solved = answer(browser, MIRROR, 1, typed(mirrored(given)));
    assertTrue(solved.contains("Right.") && solved.contains("The right answer is ("), solved);
  }

  /** What marks stays on the server, in practice, too. */
  @Test
  void thePageHasPicturesAndNothingOfTheAnswers() {
    String page = new TestBrowser(room.site.url()).get(RING).body();
    assertTrue(page.contains("Is it in the ring?") && page.contains("<svg"), page);
    assertTrue(page.contains("class=\"stroke v-segment\""), "as its author has it drawn");
    String mirror = new TestBrowser(room.site.url()).get(MIRROR).body();
    assertTrue(mirror.contains("class=\"stroke v-segment\""), "the line");
    assertFalse(mirror.contains("v-right"), "and not the way to the answer");
    assertFalse(page.contains("data-task"), "no script marks it");
    assertFalse(page.contains("data-mistake"), page);
    assertFalse(page.contains("own/point-in-ring/"), "a mistake's id is nothing for students");
    assertFalse(page.contains("hole"), "the author's words come with a mistake");
    String list = new TestBrowser(room.site.url()).get("/lessons/own").body();
    assertTrue(list.contains("<a href=\"" + RING + "\">Is it in the ring?</a>"), list);
  }

  /** What a solution names is for lessons; here it is left out, and so is its block. */
  @Test
  void hintsStandBesideTheText() {
    TestBrowser browser = new TestBrowser(room.site.url());
    Document page = Jsoup.parse(browser.get(MIRROR).body());
    assertEquals("First find the foot of p on the line.", page.select("details.hint p").text());
    assertFalse(page.select(".exercise-text").text().contains("foot"), page.text());
    assertFalse(page.text().contains("signedDistance"), page.text());
    ClassRoom.location(browser.post(MIRROR + "/credit/start", ""));
    String credit = browser.get(MIRROR + "/credit").body();
    assertTrue(credit.contains("Show hint 1, for 10 % of the points"), credit);
  }

  /** Whoever practises all variants knows no case of those for credit. */
  @Test
  void whatCountsIsNeverPractised() {
    TestBrowser browser = new TestBrowser(room.site.url());
    Set<Map<String, String>> practised = new HashSet<>();
    for (int seed = 1; seed <= 200; seed++) {
      practised.addAll(AskedCases.of(browser.get(RING + "?seed=" + seed).body()).all());
    }
    for (int i = 0; i < 5; i++) {
      TestBrowser other = new TestBrowser(room.site.url());
      ClassRoom.location(other.post(RING + "/credit/start", ""));
      AskedCases asked = AskedCases.of(other.get(RING + "/credit").body());
      assertTrue(asked.count() >= 4, "cases: " + asked.count());
      asked.each().forEach(each -> assertFalse(practised.contains(each), each.toString()));
    }
  }

  @Test
  void everyWayThatValuesHaveIsThere() {
    TestBrowser browser = new TestBrowser(room.site.url());
    assertEquals(404, browser.get(RING + "?seed=0").statusCode());
    assertEquals(404, browser.get("/exercises/own/bad_question").statusCode());
    assertEquals(404, browser.get(RING + "_question").statusCode());
    assertEquals(200, browser.get(RING + "/panel?seed=4").statusCode());
    assertEquals(422, browser.post(MIRROR, "question=1&seed=1&a0=nonsense").statusCode());
    String shown = browser.get(RING + "?seed=5").body();
    List<String> wrong = decided(AskedCases.of(shown), given -> !isInRing(given));
    String told = answer(browser, RING, 5, wrong);
    assertTrue(told.contains("solution=1"), told);
  }
}
