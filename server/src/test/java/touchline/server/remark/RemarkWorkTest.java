package touchline.server.remark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import touchline.server.lesson.ExerciseTerms;
import touchline.server.lesson.Lessons;
import touchline.server.lesson.OtherLessons;
import touchline.server.remark.Remark.Choice;
import touchline.server.remark.TallyStore.Tally;

/** Marking again, on the store. */
@Tag("store")
class RemarkWorkTest extends RemarkCase {
  @Test
  void dryRunChangesNothingAndReplacingGivesTodaysMarks() {
    String today = marks();
    markOtherwise();
    String otherwise = marks();
    assertNotEquals(today, otherwise);
    Remark remark = dryRun();
    assertEquals(otherwise, marks());
    Tally tally = tallies.tally(remark.id());
    assertTrue(tally.up() > 0 && tally.down() > 0, tally.toString());
    apply(remark, ApplyRule.REPLACE);
    assertEquals(today, marks());
    assertEquals(Stage.DONE, find(remark.id()).stage());
    assertEquals(
        List.of(), rows("SELECT account FROM remark_student WHERE given <> replaced"), "as shown");
    assertEquals(
        number("SELECT count(*) FROM remark_row WHERE given_mark <> before_mark"),
        tally.up() + tally.down());
  }

  @Test
  void highestTakesNothingFromAnybody() {
    markOtherwise();
    List<String> before = rows("SELECT 's' || id || '|' || mark FROM submission");
    Remark remark = dryRun();
    apply(remark, ApplyRule.HIGHEST);
    for (String one : before) {
      String[] parts = one.substring(1).split("\\|");
      double now = number("SELECT mark FROM submission WHERE id = " + parts[0]);
      assertTrue(now >= Double.parseDouble(parts[1]), one + " -> " + now);
    }
    assertEquals(List.of(), rows("SELECT account FROM remark_student WHERE given < points"));
    assertEquals(
        List.of(), rows("SELECT account FROM remark_student WHERE given <> highest"), "as shown");
    assertTrue(tallies.tally(remark.id()).highest().up() > 0);
    assertEquals(
        List.of(),
        rows(
            "SELECT id FROM remark_row WHERE given_mark"
                + " <> CASE WHEN after_mark > before_mark THEN after_mark ELSE before_mark END"));
  }

  @Test
  void onlyUpLeavesThoseAloneWhoWouldLose() {
    markOtherwise();
    Remark remark = dryRun();
    Tally tally = tallies.tally(remark.id());
    assertTrue(tally.replaced().up() > 0 && tally.replaced().down() > 0, tally.toString());
    apply(remark, ApplyRule.ONLY_UP);
    assertEquals(
        List.of(),
        rows(
            """
            SELECT grade.account FROM grade JOIN remark_student
              ON remark_student.assignment = grade.assignment
              AND remark_student.account = grade.account
            WHERE grade.points
              <> CASE WHEN replaced >= remark_student.points THEN replaced
                ELSE remark_student.points END
            """));
    assertEquals(tally.replaced().down(), tallies.tally(remark.id()).kept());
    assertEquals(
        List.of(),
        rows(
            "SELECT remark_row.id FROM remark_row JOIN remark_student USING (remark, assignment,"
                + " account) WHERE state = 'kept' AND given_mark IS NOT NULL"),
        "who kept the points kept each mark");
  }

  /** Runs to the end, with a process that dies after each student or two. */
  private void crashing(Remark remark) {
    while (find(remark.id()).stage().isRunning()) {
      int[] asked = {0};
      try {
        work().turn(name(), () -> dies(asked[0]++ > 1));
      } catch (Crash dead) {
        endLeases();
      }
    }
  }

  private static boolean dies(boolean isTime) {
    if (isTime) {
      throw new Crash();
    }
    return false;
  }

  @Test
  void leadsToTheSameHoweverOftenItIsCutShort() throws IOException {
    markOtherwise();
    Remark remark = asked(ALL);
    jobs.isCrash = true;
    assertThrows(Crash.class, () -> work().turn(name(), () -> false));
    assertFalse(work().turn(name(), () -> false), "its turn is leased still");
    jobs.isCrash = false;
    endLeases();
    crashing(remark);
    decide(find(remark.id()), ApplyRule.ONLY_UP);
    crashing(remark);
    assertTrue(marksAndRecord().contains("points by marking again"), "it is in the log");
    assertEquals(atOneGo(), marksAndRecord());
  }

  /** As a fault in the store would, for one student. */
  private void refuseRowsOf(String account) {
    change(
        System.getProperty("database", "").equals("postgresql")
            ? "ALTER TABLE remark_row ADD CONSTRAINT none CHECK (account <> " + account + ")"
            : "CREATE TRIGGER none BEFORE INSERT ON remark_row WHEN new.account = "
                + account
                + " BEGIN SELECT raise(ABORT, 'no'); END");
  }

  @Test
  void oneWhoseMarksCannotBeWrittenKeepsNobodyWaiting() {
    markOtherwise();
    String account = rows("SELECT min(account) FROM attempt").get(0);
    Remark remark = asked(ALL);
    refuseRowsOf(account);
    while (find(remark.id()).stage() == Stage.MARKING) {
      work().turn(name(), () -> false);
      endLeases();
    }
    Tally tally = tallies.tally(remark.id());
    assertTrue(tally.lost() > 0 && tally.lost() < tally.students(), tally.toString());
    assertEquals(
        List.of(account), rows("SELECT DISTINCT account FROM remark_student WHERE state = 'lost'"));
  }

  /** The same in a database of its own, where nobody dies. */
  private String atOneGo() throws IOException {
    RemarkWorkTest other = new RemarkWorkTest();
    other.data = data.resolve("again");
    other.open();
    try {
      other.markOtherwise();
      other.apply(other.dryRun(), ApplyRule.ONLY_UP);
      return other.marksAndRecord();
    } finally {
      other.close();
    }
  }

  @Test
  void faultOfOursLowersNothingAndCanBeTriedAgain() {
    jobs.isLost = true;
    Remark remark = asked(ALL);
    for (int i = 0; i < 6; i++) {
      work().turn(name(), () -> false);
      endLeases();
    }
    assertEquals(Stage.SHOWN, find(remark.id()).stage());
    long lost = tallies.tally(remark.id()).lost();
    assertTrue(lost > 0);
    assertEquals(List.of(), rows("SELECT id FROM remark_row"));
    jobs.isLost = false;
    assertTrue(remarks.again(remark));
    work().turn(name(), () -> false);
    Tally tally = tallies.tally(remark.id());
    assertEquals(0, tally.lost() + tally.waiting() + tally.down());
  }

  @Test
  void oneWorksAtATimeAndWhoLostTheTurnWritesNothing() {
    markOtherwise();
    Remark remark = asked(ALL);
    RemarkTurn lost = turns.begin("lost", remark.version()).orElseThrow();
    assertTrue(turns.begin("second", remark.version()).isEmpty());
    endLeases();
    Unit unit = new UnitStore(database).next(remark).orElseThrow();
    RemarkTurn taken = turns.begin("taken", remark.version()).orElseThrow();
    assertEquals(
        DryRunStore.Written.LOST_TURN,
        new DryRunStore(database, turns).write(lost, remark, unit, RemarkResult.NOTHING));
    turns.finish(lost);
    assertTrue(turns.begin("third", remark.version()).isEmpty(), "the turn is still the other's");
    turns.giveBack(taken);
    assertTrue(work().turn(name(), () -> false));
    decide(remark, ApplyRule.REPLACE);
    Remark decided = find(remark.id());
    RemarkTurn away = turns.begin("away", "some other content").orElseThrow();
    endLeases();
    turns.begin("other", "some other content").orElseThrow();
    String before = marks();
    Unit next = new UnitStore(database).next(decided).orElseThrow();
    assertFalse(new ApplyStore(database, turns).apply(away, decided, next, NOW));
    assertEquals(before, marks());
  }

  @Test
  void otherContentIsNeverMixedIn() {
    Remark remark = asked(ALL);
    Lessons other = OtherLessons.with(terms -> terms);
    assertFalse(work(other).turn(name(), () -> false));
    assertEquals(Stage.MARKING, find(remark.id()).stage());
  }

  @Test
  void marksThatChangedInBetweenAreLeftAlone() {
    markOtherwise();
    Remark first = dryRun();
    Remark second = dryRun();
    apply(first, ApplyRule.HIGHEST);
    String marks = marks();
    decide(second, ApplyRule.HIGHEST);
    work().turn(name(), () -> false);
    assertEquals(marks, marks());
    assertTrue(tallies.tally(second.id()).meanwhile() > 0);
    assertEquals(Stage.DONE, find(second.id()).stage());
  }

  @Test
  void exerciseThatChangedIsMarkedByItsNewTerms() {
    Lessons gentle =
        OtherLessons.with(
            terms -> new ExerciseTerms(terms.points(), terms.attempts(), 0, terms.hints()));
    long id = remarks.ask(COURSE, ALL, gentle.version(), owner, NOW).orElseThrow();
    work(gentle).turn(name(), () -> false);
    Tally tally = tallies.tally(id);
    assertEquals(0, tally.up() + tally.down(), "each answer is as right as before");
    assertTrue(tally.replaced().up() > 0 && tally.replaced().down() == 0, tally.toString());
    double before = number("SELECT sum(points) FROM grade");
    remarks.decide(find(id), ApplyRule.REPLACE, "all", owner, NOW);
    work(gentle).turn(name(), () -> false);
    assertTrue(number("SELECT sum(points) FROM grade") > before);
    assertEquals(
        List.of(),
        rows(
            "SELECT submission.id FROM submission JOIN remark_row"
                + " ON remark_row.submission = submission.id"
                + " WHERE content_version <> 'another-version' OR first_version IS NULL"));
  }

  @Test
  void methodThatRunsOnlyNowCountsFromWhenItCame() {
    String id = rows("SELECT min(id) FROM code_submission").get(0);
    String attempt = rows("SELECT attempt FROM code_submission WHERE id = " + id).get(0);
    String today = marks();
    change(
        "UPDATE code_submission SET mark = 0, outcome = 'refused', mistake = '' WHERE id = " + id);
    change("DELETE FROM progress WHERE attempt = " + attempt);
    settle();
    apply(dryRun(), ApplyRule.REPLACE);
    assertEquals(
        withoutNotes(today), withoutNotes(marks()), "but for the number of the note about it");
    assertEquals(
        rows("SELECT received_at FROM code_submission WHERE id = " + id),
        rows("SELECT at FROM progress WHERE attempt = " + attempt));
  }

  private static List<String> withoutNotes(String marks) {
    return marks.lines().filter(line -> !line.matches("[0-9]+ [0-9.E-]+")).toList();
  }

  @Test
  void choiceNarrowsItAndErasedPeopleAreLeftOut() {
    String exercise = rows("SELECT min(exercise) FROM attempt WHERE assignment = 2").get(0);
    String account = rows("SELECT min(account) FROM attempt WHERE assignment = 2").get(0);
    change("UPDATE account SET erased_at = 'x' WHERE id = " + account);
    Remark remark = asked(new Choice(2, exercise));
    work().turn(name(), () -> false);
    assertEquals(
        number(
            "SELECT (SELECT count(*) FROM submission JOIN attempt ON attempt.id = attempt"
                + " WHERE assignment = 2 AND attempt.exercise = '%1$s' AND account <> %2$s)"
                    .formatted(exercise, account)),
        tallies.tally(remark.id()).answers());
    assertTrue(
        remarks.ask(COURSE, new Choice(2, "no/such"), "v", owner, NOW).isEmpty(),
        "nobody has begun it");
  }

  @Test
  void dryRunThatIsGivenUpLeavesNothingBehind() {
    markOtherwise();
    Remark remark = dryRun();
    List<String> before = new ArrayList<>(rows("SELECT id FROM audit"));
    assertTrue(remarks.cancel(remark));
    assertFalse(remarks.cancel(remark));
    assertFalse(remarks.decide(remark, ApplyRule.REPLACE, "all", owner, NOW));
    assertEquals(List.of(), rows("SELECT id FROM remark_row"));
    assertEquals(before, rows("SELECT id FROM audit"));
  }
}
