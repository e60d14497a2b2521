package touchline.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.TestBrowser.EXERCISE;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.task.Marker;
import touchline.task.Named;
import touchline.task.Task;
import touchline.task.Tasks;

/** Answers over HTTP, into a real database. */
class SubmissionTest {
  private static final Task TASK = Tasks.named("closest-point-place").orElseThrow();

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

  /** The right answer as text, such as {@code (1.5, 2)}. */
  private static String answer(long seed) {
    return Marker.of(TASK, seed).right(0).get(0);
  }

  private static List<Named> given(long seed) {
    return TASK.variant(seed).questions().get(0).givens().get(0).values();
  }

  /** A seed whose answer is none of the given points, so that it must not be on the page. */
  private static long seedWithHiddenAnswer() {
    return IntStream.range(1, 100)
        .filter(seed -> given(seed).stream().noneMatch(one -> one.text().equals(answer(seed))))
        .findFirst()
        .orElseThrow();
  }

  private HttpResponse<String> submitRight(String path, long seed) {
    return browser.submit(path, Long.toString(seed), answer(seed));
  }

  @Test
  void rightAnswerIsStoredThenAcknowledged() {
    HttpResponse<String> sent = submitRight(EXERCISE, 1);
    assertEquals(303, sent.statusCode());
    HttpResponse<String> page = browser.get(sent.headers().firstValue("Location").orElseThrow());
    assertEquals(200, page.statusCode());
    assertTrue(page.body().contains("class=\"verdict right\""), page.body());
    assertTrue(page.body().contains(answer(1)));
    assertEquals(List.of("right"), Rows.of(data, "SELECT outcome FROM submission"));
  }

  @Test
  void knownMistakeIsNamedAndStored() {
    long seed = 1;
    List<Double> a = given(seed).get(0).numbers();
    List<Double> b = given(seed).get(1).numbers();
    HttpResponse<String> panel =
        browser.submit(
            EXERCISE + "/panel",
            "1",
            Double.toString((a.get(0) + b.get(0)) / 2),
            Double.toString((a.get(1) + b.get(1)) / 2));
    assertEquals(200, panel.statusCode());
    assertTrue(panel.body().contains("class=\"verdict "), panel.body());
    assertTrue(panel.body().contains("v-yours"));
    assertFalse(panel.body().contains("v-result"), "the right one is not shown yet");
    assertTrue(panel.body().startsWith("<section"), panel.body().substring(0, 60));
    assertTrue(
        Rows.of(data, "SELECT mistakes FROM submission").get(0).matches("(M\\d\\d\\+? ?)+"),
        "the midpoint is a known mistake");
  }

  @Test
  void everythingThatIsNeededToMarkAgainIsStored() {
    browser.submit(EXERCISE, "7", " +1.50 ", "\u22122");
    assertEquals(
        List.of("closest-point/find-it|7|0|[\"( +1.50 , \u22122)\"]|practice|64"),
        Rows.of(
            data,
            "SELECT exercise||'|'||seed||'|'||question||'|'||answer||'|'||purpose||'|'||"
                + "length(content_version) FROM submission"));
  }

  @Test
  void sameAnswerOnTheSameFormIsStoredOnce() {
    browser.submit(EXERCISE, "7", "9", "9");
    String form = "seed=7&key=abc_-1&a0=1+2";
    String first = browser.post(EXERCISE, form).headers().firstValue("Location").orElseThrow();
    String again = browser.post(EXERCISE, form).headers().firstValue("Location").orElseThrow();
    assertEquals(first, again, "a repeated request leads to the same verdict");
    assertEquals(2, Rows.count(data, "submission"));
    browser.post(EXERCISE, "seed=7&key=abc_-1&a0=1+3");
    browser.post(EXERCISE, "seed=7&key=other&a0=1+2");
    assertEquals(4, Rows.count(data, "submission"), "another answer or form is another attempt");
    TestBrowser other = new TestBrowser(site.url());
    other.post(EXERCISE, form);
    assertEquals(5, Rows.count(data, "submission"), "another learner, too");
  }

  @Test
  void everyShowingOfTheFormHasAKeyOfItsOwn() {
    Pattern key = Pattern.compile("name=\"key\" value=\"([A-Za-z0-9_-]{22})\"");
    Set<String> keys = new HashSet<>();
    for (int i = 0; i < 5; i++) {
      Matcher found = key.matcher(browser.get(EXERCISE).body());
      assertTrue(found.find());
      keys.add(found.group(1));
    }
    assertEquals(5, keys.size());
  }

  @Test
  void learnerIsMadeAtTheFirstSubmissionAndKeptAfterwards() {
    HttpResponse<String> look = browser.get(EXERCISE);
    assertTrue(look.headers().firstValue("Set-Cookie").isEmpty());
    assertEquals(0, Rows.count(data, "learner"));
    String set = submitRight(EXERCISE, 1).headers().firstValue("Set-Cookie").orElseThrow();
    assertTrue(
        set.matches("learner=[A-Za-z0-9_-]{43}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"),
        set);
    assertTrue(submitRight(EXERCISE, 2).headers().firstValue("Set-Cookie").isEmpty());
    assertEquals(1, Rows.count(data, "learner"));
  }

  @Test
  void onlyAHashOfTheTokenIsOnTheDisk() {
    submitRight(EXERCISE, 1);
    String token = browser.cookie().substring("learner=".length());
    String stored = Rows.of(data, "SELECT token_sha256 FROM learner").get(0);
    assertNotEquals(token, stored);
    assertEquals(64, stored.length());
  }

  @Test
  void cookieIsSecureWhenTheRequestCameOverTls() {
    HttpResponse<String> sent =
        browser.post(EXERCISE, "seed=1&a0=1+1", "X-Forwarded-Proto", "https");
    assertTrue(sent.headers().firstValue("Set-Cookie").orElseThrow().endsWith("; Secure"));
  }

  @Test
  void strangeCookiesAreIgnored() {
    for (String cookie : List.of("learner=x", "learner=" + "A".repeat(43), "learner=", "=;;")) {
      assertEquals(200, browser.get(EXERCISE, "Cookie", cookie).statusCode(), cookie);
      HttpResponse<String> sent =
          new TestBrowser(site.url()).post(EXERCISE, "seed=1&a0=1+1", "Cookie", cookie);
      assertEquals(303, sent.statusCode(), cookie);
      assertFalse(
          sent.headers().firstValue("Set-Cookie").orElseThrow().startsWith("learner=AAAA"),
          "a token that we did not make is not adopted");
    }
  }

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

  @Test
  void expectedAnswerIsOnNoPageBeforeAnAnswer() {
    long seed = seedWithHiddenAnswer();
    String right = answer(seed);
    String x = right.substring(1, right.indexOf(','));
    String page = browser.get(EXERCISE + "?seed=" + seed).body();
    assertTrue(page.contains("data-seed=\"" + seed + "\""));
    assertFalse(page.contains(right));
    assertFalse(page.contains("v-result"));
    assertFalse(x.contains(".") && page.contains(x), "not even half of it: " + x);
    String refused = browser.submit(EXERCISE, Long.toString(seed), "abc", "1").body();
    assertFalse(refused.contains(right), "a refused answer reveals nothing");
    String lesson = browser.get("/lessons/closest-point").body();
    String panel = lesson.substring(lesson.indexOf("<section class=\"exercise\""));
    assertFalse(panel.contains("v-result"), "the figures may show theirs, the exercise may not");
  }

  @Test
  void everySubmissionOfManyClientsAtOnceIsStored() throws Exception {
    int clients = 20;
    int each = 5;
    ExecutorService pool = Executors.newFixedThreadPool(clients);
    try {
      List<Callable<Integer>> work =
          IntStream.range(0, clients).mapToObj(client -> submits(client, each)).toList();
      for (Future<Integer> done : pool.invokeAll(work)) {
        assertEquals(each, done.get());
      }
    } finally {
      pool.shutdownNow();
    }
    assertEquals(clients * each, Rows.count(data, "submission"));
    assertEquals(clients, Rows.count(data, "learner"));
  }

  private Callable<Integer> submits(int client, int times) {
    return () -> {
      TestBrowser own = new TestBrowser(site.url());
      int stored = 0;
      for (int i = 0; i < times; i++) {
        String y = Integer.toString(i);
        stored +=
            own.submit(EXERCISE, "1", Integer.toString(client), y).statusCode() == 303 ? 1 : 0;
      }
      return stored;
    };
  }

  @Test
  void databaseInUseByAnotherProgramIsBusyNotBroken() throws Exception {
    try (Connection other =
            DriverManager.getConnection("jdbc:sqlite:" + data.resolve("touchline.db"));
        Statement statement = other.createStatement()) {
      statement.execute("BEGIN IMMEDIATE");
      Logged<HttpResponse<String>> busy =
          Logged.during(() -> browser.submit(EXERCISE, "1", "0", "0"));
      assertEquals(1, busy.log().lines().count(), busy.log());
      HttpResponse<String> answer = busy.result();
      assertEquals(503, answer.statusCode());
      assertEquals("5", answer.headers().firstValue("Retry-After").orElseThrow());
      assertTrue(answer.body().contains("<h1>The site is busy</h1>"), answer.body());
      assertEquals(200, browser.get(EXERCISE).statusCode(), "reading goes on");
      statement.execute("ROLLBACK");
    }
    assertEquals(303, browser.submit(EXERCISE, "1", "0", "0").statusCode());
    assertEquals(1, Rows.count(data, "submission"));
  }

  @Test
  void twoServersOnOneFolderBothStore() {
    try (TestSite second = TestSite.startWithoutScript(data)) {
      TestBrowser there = new TestBrowser(second.url());
      for (int i = 0; i < 10; i++) {
        assertEquals(303, browser.submit(EXERCISE, "1", "0", "0").statusCode());
        assertEquals(303, there.submit(EXERCISE, "1", "0", "0").statusCode());
      }
    }
    assertEquals(20, Rows.count(data, "submission"));
    assertEquals(List.of("ok"), Rows.of(data, "PRAGMA integrity_check"));
  }
}
