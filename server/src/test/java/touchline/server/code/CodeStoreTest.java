package touchline.server.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.Commands;
import touchline.server.Commands.Run;
import touchline.server.Pause;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.TestSite;
import touchline.server.lesson.AnswerFiles;

/** Methods in a real database: stored first, marked once, and marked again to the same verdict. */
class CodeStoreTest {
  private static final String WRONG = AnswerFiles.source("closest-point/write-it", "wrong-M02");
  private static final String UNMARKED =
      """
      UPDATE code_submission SET state = 'waiting', mark = NULL, outcome = NULL, mistake = NULL,
        message = NULL, counterexample = NULL, example = NULL
      """;
  private static final String VERDICTS =
      """
      SELECT concat_ws('|', id, exercise, seed, mark, outcome, mistake, message, counterexample, example)
      FROM code_submission ORDER BY id
      """;

  @TempDir private Path data;

  private static HttpResponse<String> submit(TestBrowser browser, String source) {
    return CodeForms.handIn(browser, CodeForms.PATH, CodeForms.form(source));
  }

  private Run remark(String... options) {
    return Commands.runOn(data, "remark", options);
  }

  /** Twenty learners, three submissions each, all at once. */
  @Test
  void everySubmissionOfACrowdIsAcknowledgedAndMarkedOnce() throws Exception {
    ExecutorService crowd = Executors.newFixedThreadPool(20);
    try (TestSite site = TestSite.startWithoutScript(data)) {
      List<Future<String>> sent = new ArrayList<>();
      for (int learner = 0; learner < 20; learner++) {
        TestBrowser browser = new TestBrowser(site.url());
        browser.post(CodeForms.PATH + "/run/result", CodeForms.form(WRONG));
        for (int i = 0; i < 3; i++) {
          String source = "// " + i + "\n" + WRONG;
          sent.add(crowd.submit(() -> finished(browser, source)));
        }
      }
      for (Future<String> each : sent) {
        assertEquals("wrong", each.get());
      }
    } finally {
      crowd.shutdownNow();
    }
    assertEquals(60, Rows.count(data, "code_submission WHERE state = 'marked'"));
    assertEquals(60, Rows.count(data, "(SELECT DISTINCT seed FROM code_submission) AS seeds"));
    assertEquals(20, Rows.count(data, "learner"));
    assertEquals(List.of("M02"), Rows.of(data, "SELECT DISTINCT mistake FROM code_submission"));
  }

  /** Who is told that the site is busy sends again, as the page does. */
  private static String finished(TestBrowser browser, String source) {
    HttpResponse<String> answer = TestBrowser.untilTaken(() -> submit(browser, source));
    assertEquals(200, answer.statusCode(), answer.body());
    return CodeForms.outcome(answer);
  }

  @Test
  void nextStartMarksWhatWasLeftToTheSameVerdict() {
    try (TestSite site = TestSite.startWithoutScript(data)) {
      TestBrowser browser = new TestBrowser(site.url());
      submit(browser, WRONG);
      submit(browser, CodeForms.solution("return a"));
      submit(browser, AnswerFiles.source("closest-point/write-it", "right-clamp"));
    }
    List<String> before = Rows.of(data, VERDICTS);
    Rows.change(data, UNMARKED);
    try (TestSite site = TestSite.startWithoutScript(data)) {
      while (Rows.count(data, "code_submission WHERE state = 'waiting'") > 0) {
        Pause.brief();
      }
      assertEquals(200, new TestBrowser(site.url()).get("/").statusCode());
    }
    assertEquals(before, Rows.of(data, VERDICTS));
  }

  @Test
  void remarkingMethodsGivesTheSameUnlessTheStoreDiffers() {
    try (TestSite site = TestSite.startWithoutScript(data)) {
      TestBrowser browser = new TestBrowser(site.url());
      submit(browser, WRONG);
      submit(browser, AnswerFiles.source("closest-point/write-it", "right-clamp"));
      submit(browser, CodeForms.solution("while (true) { a = b; }"));
      submit(browser, CodeForms.solution("return a"));
    }
    assertEquals(
        new Run(0, "4 marked again (0 by other content than the first time), 0 differ\n", ""),
        remark());
    Rows.change(data, "UPDATE code_submission SET mark = 1, outcome = 'right' WHERE id = 1");
    Run run = remark("--exercise", "closest-point/write-it");
    assertEquals(1, run.status());
    assertTrue(
        run.lines()
            .get(0)
            .startsWith("code submission 1 to closest-point/write-it: 1.0 right M02 -> "),
        run.out());
    assertTrue(run.lines().get(0).endsWith(" wrong M02"), run.out());
  }

  @Test
  void receiptOfAMethodIsGenuineUntilItsRecordChanges() {
    try (TestSite site = TestSite.startWithoutScript(data)) {
      TestBrowser browser = new TestBrowser(site.url());
      String body = submit(browser, WRONG).body();
      String receipt = body.substring(body.indexOf("Touchline receipt 1"));
      receipt = receipt.substring(0, receipt.indexOf("</pre>"));
      String form = "receipt=" + CodeForms.encode(receipt);
      String checked = browser.post("/receipts", form).body();
      assertTrue(checked.contains("This receipt is genuine."), checked);
      String forged = "receipt=" + CodeForms.encode(receipt.replace("mark: 0", "mark: 1"));
      assertTrue(
          browser
              .post("/receipts", forged)
              .body()
              .contains("Not as stored with your submission: mark"));
      Rows.change(data, "UPDATE code_submission SET mark = 1");
      String changed = browser.post("/receipts", form).body();
      assertTrue(changed.contains("its record has changed"), changed);
    }
  }

  @Test
  void whoWaitsForTooManyIsTold() {
    try (TestSite site = TestSite.startWithoutScript(data)) {
      TestBrowser browser = new TestBrowser(site.url());
      submit(browser, WRONG);
      Rows.change(
          data,
          """
          WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 51)
          INSERT INTO code_submission (id, learner, exercise, content_version, source, source_sha256,
            seed, form_key, received_at, state)
          SELECT i, learner, exercise, content_version, source, source_sha256, i, '', received_at,
            'waiting' FROM code_submission, n WHERE id = 1
          """);
      HttpResponse<String> refused = submit(browser, WRONG);
      assertEquals(429, refused.statusCode());
      assertTrue(refused.headers().firstValue("Retry-After").isPresent());
      assertTrue(refused.body().contains("This one was not stored"), refused.body());
      String page = browser.post(CodeForms.PATH + "/submit", CodeForms.form(WRONG)).body();
      assertTrue(page.contains("class Solution"), "the source is kept");
    }
  }
}
