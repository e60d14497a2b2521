package touchline.server.gradebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.exercise.Chance;
import touchline.server.Commands;
import touchline.server.Commands.Run;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.TestSite;
import touchline.server.assignment.CreditVariants;
import touchline.task.Marker;
import touchline.task.Task;
import touchline.topic.Topics;

/** {@code touchline remark} on what a site has stored. */
class RemarkTest {
  /** More than one page of rows. */
  private static final int ANSWERS = 1_203;

  @TempDir private Path data;

  @BeforeEach
  void store() {
    try (TestSite site = TestSite.startWithoutScript(data)) {
      TestBrowser browser = new TestBrowser(site.url());
      for (int i = 0; i < 3; i++) {
        browser.submit(TestBrowser.EXERCISE, Integer.toString(i + 1), Integer.toString(i), "1");
      }
    }
    Rows.change(
        data,
        """
        WITH RECURSIVE n(i) AS (SELECT 4 UNION ALL SELECT i + 1 FROM n WHERE i < %d)
        INSERT INTO submission (id, learner, exercise, content_version, seed, purpose, question,
          answer, decimal_mark, mark, outcome, mistakes, form_key, received_at)
        SELECT i, learner, exercise, content_version, seed, purpose, question,
          answer, decimal_mark, mark, outcome, mistakes, '', received_at FROM submission, n WHERE id = 1
        """
            .formatted(ANSWERS));
  }

  private Run remark(String... options) {
    return remarkIn(data, options);
  }

  private static Run remarkIn(Path folder, String... options) {
    return Commands.runOn(folder, "remark", options);
  }

  @Test
  void withoutAChangeOfContentNothingDiffers() {
    Run run = remark();
    assertEquals(0, run.status(), run.err());
    assertEquals(
        List.of("1203 marked again (0 by other content than the first time), 0 differ"),
        run.lines());
  }

  /** The key is in the database; seeds of earlier versions draw what they drew. */
  @Test
  void answersForCreditAreMarkedAsTheyWere() {
    String credit = TestBrowser.EXERCISE + "/credit";
    String draw = "SELECT seed FROM draw ORDER BY seed";
    try (TestSite site = TestSite.startWithoutScript(data)) {
      TestBrowser now = new TestBrowser(site.url());
      now.post(credit + "/start", "");
      long seed = Long.parseLong(Rows.of(data, draw).get(0));
      assertEquals(303, answer(now, credit, CreditVariants.chance(data, seed)).statusCode());
      TestBrowser before = new TestBrowser(site.url());
      before.post(credit + "/start", "");
      Rows.change(data, "UPDATE draw SET seed = 7 WHERE seed <> " + seed);
      assertEquals(303, answer(before, credit, new Chance(7)).statusCode());
    }
    assertEquals(
        List.of("1.0", "1.0"),
        Rows.of(data, "SELECT mark FROM submission WHERE purpose = 'credit'"));
    Run run = remark("--from", Integer.toString(ANSWERS + 1));
    assertEquals(0, run.status(), run.out());
    assertTrue(run.lines().get(0).startsWith("2 marked again"), run.out());
  }

  private static HttpResponse<String> answer(TestBrowser who, String credit, Chance chance) {
    Task task = Topics.task("closest-point-place").orElseThrow();
    String right = Marker.of(task, chance).right(0).get(0);
    return who.post(credit, "question=1&a0=" + URLEncoder.encode(right, StandardCharsets.UTF_8));
  }

  @Test
  void eachDifferenceIsPrintedAndNothingIsChanged() {
    Rows.change(
        data,
        "UPDATE submission SET mark = 1, outcome = 'right', mistakes = '' WHERE id IN (2, 900)");
    Rows.change(data, "UPDATE submission SET content_version = 'old' WHERE id = 900");
    for (int again = 0; again < 2; again++) {
      Run run = remark();
      assertEquals(1, run.status());
      assertEquals(3, run.lines().size(), run.out());
      assertTrue(
          run.lines()
              .get(0)
              .startsWith("submission 2 to closest-point/find-it: 1.0 right -> 0.0 wrong"),
          run.out());
      assertTrue(run.lines().get(1).startsWith("submission 900 "), run.out());
      assertEquals(
          "1203 marked again (1 by other content than the first time), 2 differ",
          run.lines().get(2));
    }
  }

  @Test
  void rangeAndExerciseNarrowIt() {
    Rows.change(
        data, "UPDATE submission SET mark = 1, outcome = 'right', mistakes = '' WHERE id = 2");
    assertEquals(0, remark("--from", "3", "--to", "10").status());
    assertTrue(remark("--from", "3", "--to", "10").lines().get(0).startsWith("8 marked again"));
    assertEquals(1, remark("--from", "2", "--to", "2").status());
    assertEquals(
        1, remark("--exercise", TestBrowser.EXERCISE.substring("/exercises/".length())).status());
  }

  @Test
  void answerToAnExerciseThatIsGoneDiffers() {
    Rows.change(data, "UPDATE submission SET exercise = 'gone/away' WHERE id = 5");
    Run run = remark();
    assertEquals(1, run.status());
    assertTrue(run.lines().get(0).endsWith("-> the exercise is gone"), run.out());
  }

  @Test
  void whatCannotBeUsedIsSaidInOneLine() {
    assertRefused(
        remark("--exercise", "no/such"), "--exercise must be the id of an exercise: no/such");
    assertRefused(
        remark("--from", "5", "--to", "4"), "--from and --to must be whole numbers in order");
    assertRefused(remark("--from", "x"), "--from");
    assertRefused(remarkIn(data.resolve("none")), "must be a folder with a database");
  }

  private static void assertRefused(Run run, String message) {
    assertEquals(2, run.status());
    assertTrue(run.err().contains(message), run.err());
    assertEquals(1, run.err().lines().count(), run.err());
  }
}
