package touchline.server.remark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Marking again what people have marked, too: what they said stays, the points under it move. */
@Tag("store")
class RemarkMarkedTest extends RemarkCase {
  private static final String METHOD = "closest-point/write-it";
  private static final String ITEMS = "SELECT id || words || points FROM rubric_item";
  private static final String TICKS = "SELECT item || ' ' || account || given_at FROM rubric_tick";
  private static final String COMMENTS =
      "SELECT submission || ' ' || first_line || ' ' || last_line || words FROM annotation";

  /** The first item for all who handed a method in, the second for every other one. */
  @BeforeEach
  void mark() {
    change(
        "INSERT INTO annotation (submission, first_line, last_line, words, given_by, given_at)"
            + " SELECT id, 1, 2, 'Look at this', 1, 'x' FROM code_submission");
    item(1, 3.5, "Well named");
    item(2, -1, "No comment");
    tick(1, "");
    tick(2, " AND account % 2 = 0");
    settle();
  }

  private void item(int id, double points, String words) {
    change(
        "INSERT INTO rubric_item (id, assignment, exercise, points, words) VALUES (%d, 1, '%s', %s, '%s')"
            .formatted(id, METHOD, points, words));
  }

  private void tick(int item, String some) {
    change(
        "INSERT INTO rubric_tick (item, account, given_by, given_at)"
            + " SELECT DISTINCT %d, account, 1, 'x' FROM attempt WHERE exercise = '%s'%s"
                .formatted(item, METHOD, some));
  }

  private List<String> said() {
    return List.of(ITEMS, TICKS, COMMENTS).stream().flatMap(one -> rows(one).stream()).toList();
  }

  /** Worked out once more, from the standings and the ticks alone. */
  private Map<String, Double> points() {
    Map<String, Double> points = new HashMap<>();
    for (String row :
        rows(
            """
            SELECT standing.account || ' ' || (mark * points) || ' ' || points || ' '
              || CASE WHEN standing.exercise = 'closest-point/write-it' THEN
                coalesce((SELECT sum(rubric_item.points) FROM rubric_tick
                  JOIN rubric_item ON rubric_item.id = item
                  WHERE rubric_tick.account = standing.account), 0) ELSE 0 END
            FROM standing JOIN assignment_part ON assignment_part.assignment = standing.assignment
              AND assignment_part.exercise = standing.exercise
            WHERE standing.assignment = 1
            """)) {
      String[] cells = row.split(" ");
      double program = Double.parseDouble(cells[1]);
      double items = Double.parseDouble(cells[3]);
      double most = items == 0 ? program : Double.parseDouble(cells[2]);
      double all = Math.min(most, Math.max(0, program + items));
      points.merge(cells[0], all, Double::sum);
    }
    return points;
  }

  private void assertPointsAreThoseOfProgramAndTicks() {
    Map<String, Double> points = points();
    assertTrue(points.size() > 2, points.toString());
    points.forEach(
        (account, sum) ->
            assertEquals(
                sum,
                number("SELECT points FROM grade WHERE assignment = 1 AND account = " + account),
                1e-9,
                account));
  }

  @Test
  void whatPeopleSaidStaysAndThePointsUnderItMove() {
    List<String> said = said();
    assertTrue(said.size() > 6, said.toString());
    String today = marks();
    assertPointsAreThoseOfProgramAndTicks();
    markOtherwise();
    assertNotEquals(today, marks());
    assertPointsAreThoseOfProgramAndTicks();
    Remark remark = dryRun();
    apply(remark, ApplyRule.REPLACE);
    assertEquals(today, marks());
    assertEquals(said, said());
    assertPointsAreThoseOfProgramAndTicks();
    assertEquals(
        List.of(), rows("SELECT account FROM remark_student WHERE given <> replaced"), "as shown");
  }

  @Test
  void highestTakesNothingFromAnybodyWhoHasARubric() {
    List<String> said = said();
    markOtherwise();
    apply(dryRun(), ApplyRule.HIGHEST);
    assertEquals(List.of(), rows("SELECT account FROM remark_student WHERE given < points"));
    assertEquals(
        List.of(), rows("SELECT account FROM remark_student WHERE given <> highest"), "as shown");
    assertEquals(said, said());
    assertPointsAreThoseOfProgramAndTicks();
  }

  /** The method counts for nothing more; the mark under the points is corrected all the same. */
  @Test
  void pointsThatSomebodyTypedForTheMethodStand() {
    change(
        "INSERT INTO feedback (assignment, account, exercise, points, comment, reason, given_by,"
            + " given_at, revision) SELECT DISTINCT 1, account, exercise, 1.25, '', 'oral', 1, 'x',"
            + " 1 FROM attempt WHERE exercise = '"
            + METHOD
            + "'");
    String methods = "SELECT id || ' ' || mark || outcome FROM code_submission";
    List<String> today = rows(methods);
    change("UPDATE code_submission SET mark = 0.25, outcome = 'partly', mistake = ''");
    change(
        "UPDATE progress SET mark = 0.25 WHERE attempt IN"
            + " (SELECT attempt FROM code_submission)");
    settle();
    List<String> grades = rows("SELECT account || ' ' || points FROM grade");
    Remark remark = dryRun();
    assertTrue(tallies.tally(remark.id()).answers() > 0);
    apply(remark, ApplyRule.REPLACE);
    assertEquals(grades, rows("SELECT account || ' ' || points FROM grade"));
    assertNotEquals(0, number("SELECT count(*) FROM remark_row"));
    assertEquals(today, rows(methods));
    assertEquals(List.of(), rows("SELECT account FROM remark_student WHERE given <> points"));
  }
}
