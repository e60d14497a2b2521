package touchline.server.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.TestSite;
import touchline.server.grading.pool.KeptWorkers;
import touchline.server.lesson.AnswerFiles;
import touchline.server.store.TestPlace;

/** Who looks at a marked method again sees all of it, and nobody's program runs for that. */
class LookingAgainTest {
  private static final String WRONG = AnswerFiles.source("closest-point/write-it", "wrong-M01");
  private static final String BROKEN = CodeForms.solution("return a.plus(b)");

  /** Bytes of no form that we know. */
  private static final String ODD = TestPlace.isServer() ? "'\\x6f6464'" : "x'6f6464'";

  @TempDir private Path data;

  /**
   * Workers are processes, and the first job of a site starts them before it ends. Those of a site
   * that has closed may still be on their way out, and so count as known.
   */
  private static Set<Long> processes() {
    return ProcessHandle.current().children().map(ProcessHandle::pid).collect(Collectors.toSet());
  }

  @BeforeAll
  static void alone() {
    KeptWorkers.end();
  }

  private static void assertNoneStartedSince(Set<Long> known) {
    Set<Long> started = processes();
    started.removeAll(known);
    assertEquals(Set.of(), started, "no worker was started");
  }

  private static HttpResponse<String> submit(TestBrowser browser, String source) {
    return CodeForms.handIn(browser, CodeForms.PATH, CodeForms.form(source));
  }

  private static List<String> looks(TestBrowser browser, String submission) {
    return List.of(
        browser.get(CodeForms.PATH + "?submission=" + submission).body(),
        browser.get(CodeForms.PATH + "/result/" + submission).body());
  }

  private static void assertTold(String page) {
    assertTrue(page.contains("class=\"ticks\""), page);
    assertTrue(page.contains("A small case where it fails:"), page);
    assertTrue(page.contains("They diverge here."), page);
  }

  @Test
  void markedMethodIsShownWithoutRunningIt() {
    TestBrowser browser;
    String wrong;
    String broken;
    try (TestSite site = TestSite.startWithoutScript(data)) {
      browser = new TestBrowser(site.url());
      HttpResponse<String> answer = submit(browser, WRONG);
      assertTold(answer.body());
      wrong = CodeForms.submission(answer);
      broken = CodeForms.submission(submit(browser, BROKEN));
    }
    KeptWorkers.end();
    Set<Long> before = processes();
    try (TestSite site = TestSite.startWithoutScript(data)) {
      TestBrowser again = browser.at(site.url());
      looks(again, wrong).forEach(LookingAgainTest::assertTold);
      for (String page : looks(again, broken)) {
        assertTrue(page.contains("class=\"complaints\"") && page.contains("data-line=\"5\""), page);
      }
      assertNoneStartedSince(before);
    }
  }

  /** As earlier versions stored them, or a later one that was taken back. */
  @Test
  void verdictWithoutFindingsIsShownWithoutTicks() {
    TestBrowser browser;
    String wrong;
    String odd;
    try (TestSite site = TestSite.startWithoutScript(data)) {
      browser = new TestBrowser(site.url());
      wrong = CodeForms.submission(submit(browser, WRONG));
      odd = CodeForms.submission(submit(browser, "// odd\n" + WRONG));
    }
    Rows.change(data, "UPDATE code_submission SET findings = NULL WHERE id = " + wrong);
    Rows.change(data, "UPDATE code_submission SET findings = " + ODD + " WHERE id = " + odd);
    KeptWorkers.end();
    Set<Long> before = processes();
    try (TestSite site = TestSite.startWithoutScript(data)) {
      TestBrowser again = browser.at(site.url());
      for (String submission : List.of(wrong, odd)) {
        for (String page : looks(again, submission)) {
          assertEquals(
              "wrong", CodeForms.outcome(again.get(CodeForms.PATH + "/result/" + submission)));
          assertTrue(page.contains("A small case where it fails:"), page);
          assertFalse(page.contains("class=\"ticks\""), page);
        }
      }
      assertNoneStartedSince(before);
    }
  }
}
