package touchline.server.outside;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Instant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.TestBrowser;
import touchline.server.TestSite;
import touchline.server.code.CodeForms;
import touchline.server.lesson.AnswerFiles;
import touchline.server.metrics.MetricsToken;
import touchline.server.store.BackupStore;
import touchline.server.store.Database;
import touchline.server.store.TestPlace;

/** What a monitor reads of a running site. */
class MetricsTest {
  private static final String TOKEN = "a-token-of-this-test-only";
  private static final String METHOD = "/exercises/closest-point/write-it";

  @TempDir private static Path data;
  private static TestSite site;

  @BeforeAll
  static void start() {
    site = TestSite.startWatched(data, MetricsToken.parse(TOKEN).orElseThrow());
  }

  @AfterAll
  static void stop() {
    site.close();
  }

  private static HttpResponse<String> ask(String token) {
    return new TestBrowser(site.url()).get("/metrics", "Authorization", "Bearer " + token);
  }

  private static double value(String metric) {
    String text = ask(TOKEN).body();
    Matcher line = Pattern.compile("(?m)^" + Pattern.quote(metric) + " (\\S+)$").matcher(text);
    assertTrue(line.find(), metric + " in " + text);
    return Double.parseDouble(line.group(1));
  }

  @Test
  void nothingIsThereWithoutTheToken() {
    assertEquals(404, new TestBrowser(site.url()).get("/metrics").statusCode());
    assertEquals(404, ask("").statusCode());
    assertEquals(404, ask(TOKEN + "x").statusCode());
    HttpResponse<String> told = ask(TOKEN);
    assertEquals(200, told.statusCode());
    assertEquals(
        "text/plain; version=0.0.4; charset=utf-8",
        told.headers().firstValue("Content-Type").orElse(""));
    assertEquals("no-store", told.headers().firstValue("Cache-Control").orElse(""));
  }

  @Test
  void requestsAreCountedByRouteAndNameNobody() {
    TestBrowser reader = new TestBrowser(site.url());
    reader.get("/exercises/overlap/yes-or-no?seed=4711");
    reader.get("/courses/8123");
    reader.send("BREW", "/no-such-page-4712");
    // The time of an answer is noted after it; the next one comes after that.
    reader.get("/healthz");
    String route = "touchline_requests_seconds_count{method=\"GET\",route=\"%s\",status=\"%d\"}";
    assertTrue(value(route.formatted("/exercises/{lesson}/{name}", 200)) >= 1);
    assertTrue(value(route.formatted("/courses/{course}", 401)) >= 1);
    // Without the values, which may have any digits.
    String text = ask(TOKEN).body().replaceAll("(?m) \\S+$", "");
    assertTrue(text.contains("method=\"other\""), text);
    for (String personal : new String[] {"4711", "8123", "4712", "127.0.0.1", "BREW"}) {
      assertFalse(text.contains(personal), personal + " in " + text);
    }
  }

  @Test
  void markingAndSubmissionsAreCounted() {
    double before = value("touchline_submissions_total{kind=\"values\"}");
    TestBrowser learner = new TestBrowser(site.url());
    learner.submit(TestBrowser.EXERCISE, "7", "1.5", "-2");
    assertEquals(before + 1, value("touchline_submissions_total{kind=\"values\"}"));
    String source = AnswerFiles.source("closest-point/write-it", "wrong-M01");
    String form = CodeForms.form(source.substring(source.indexOf('\n') + 1));
    assertEquals(200, CodeForms.handIn(learner, METHOD, form).statusCode());
    assertTrue(value("touchline_submissions_total{kind=\"method\"}") >= 1);
    assertTrue(value("touchline_marking_seconds_count") >= 1);
    assertTrue(value("touchline_workers_started_total") >= 1);
    assertTrue(value("touchline_workers") >= 1);
    assertEquals(0, value("touchline_marking_waiting"));
    assertTrue(value("hikaricp_connections_acquire_seconds_count{pool=\"writers\"}") >= 1);
    assertTrue(value("touchline_store_waiting") >= 0);
    assertEquals(0, value("touchline_outbox"));
  }

  /** What it costs decides how many answers a second the site takes. */
  @Test
  void anAnswerOfAKnownBrowserIsOneChangeOfTheStoreAndNothingElse() {
    TestBrowser learner = new TestBrowser(site.url());
    learner.submit(TestBrowser.EXERCISE, "7", "1", "1");
    learner.submit(TestBrowser.EXERCISE, "7", "1", "1");
    String looks = "hikaricp_connections_usage_seconds_count{pool=\"readers\"}";
    String changes = "hikaricp_connections_usage_seconds_count{pool=\"writers\"}";
    Runnable nothing = () -> {};
    Runnable answer = () -> learner.submit(TestBrowser.EXERCISE, "7", "2", "2");
    assertEquals(0, least(looks, answer) - least(looks, nothing));
    assertEquals(1, least(changes, answer) - least(changes, nothing));
  }

  /** By how much something grows; now and then the site does something of its own. */
  private static double least(String metric, Runnable work) {
    double least = Double.MAX_VALUE;
    for (int i = 0; i < 5; i++) {
      double before = value(metric);
      work.run();
      least = Math.min(least, value(metric) - before);
    }
    return least;
  }

  @Test
  void ageOfTheLastBackupIsTold() {
    assertTrue(Double.isNaN(value("touchline_backup_age_seconds")));
    try (Database database = Database.open(TestPlace.of(data))) {
      new BackupStore(database).made(Instant.now().minusSeconds(4_000));
    }
    double age = value("touchline_backup_age_seconds");
    assertTrue(age >= 4_000 && age < 5_000, "age: " + age);
  }
}
