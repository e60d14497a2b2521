package touchline.server.submission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.TestBrowser.EXERCISE;

import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import touchline.server.Logged;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.TestSite;

/** Many clients, and more than one program, at one database. */
class ManyClientsTest extends SubmissionCase {
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
        String x = Integer.toString(client);
        HttpResponse<String> answer = TestBrowser.untilTaken(() -> own.submit(EXERCISE, "1", x, y));
        stored += answer.statusCode() == 303 ? 1 : 0;
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
    Rows.assertIntact(data);
  }
}
