package touchline.server.remark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.server.demo.DemoSize;
import touchline.server.remark.TallyStore.Tally;

/** Answers to exercises of every sort, marked again by the content that marked them. */
class RemarkSameTest extends RemarkCase {
  @Override
  DemoSize size() {
    return new DemoSize(3, 6, true);
  }

  @Test
  void sameContentGivesTheSameMarksToEverybody() {
    change("UPDATE progress SET hints = 0");
    change("UPDATE attempt SET hints = 1 WHERE seed IS NOT NULL");
    String before = marks();
    Remark remark = dryRun();
    assertEquals(Stage.SHOWN, remark.stage());
    Tally tally = tallies.tally(remark.id());
    assertEquals(
        number("SELECT (SELECT count(*) FROM submission) + (SELECT count(*) FROM code_submission)"),
        tally.answers());
    assertTrue(number("SELECT count(*) FROM code_submission") > 0, "there are methods");
    assertTrue(number("SELECT count(DISTINCT exercise) FROM attempt") > 25, "of every sort");
    assertEquals(0, tally.up() + tally.down() + tally.gone() + tally.lost());
    assertEquals(List.of(), rows("SELECT id FROM remark_row"));
    assertEquals(0, tallies.concerned(remark.id()));
    assertEquals(before, marks());
  }
}
