package touchline.server.assignment.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReckoningTest {
  private static final Instant OPENS = Instant.parse("2026-03-02T08:00:00Z");
  private static final Schedule SCHEDULE =
      new Schedule(OPENS, OPENS.plus(Duration.ofHours(10)), OPENS.plus(Duration.ofHours(20)));
  private static final LatePolicy LATE =
      new LatePolicy(
          List.of(
              new LatePolicy.Step(Duration.ofHours(5), 80),
              new LatePolicy.Step(Duration.ofHours(10), 50)));

  private static Plan plan(CountingRule counting) {
    return new Plan(
        "Week",
        SCHEDULE,
        0,
        counting,
        LATE,
        Solutions.NEVER,
        true,
        List.of(new Part("a/a", 4), new Part("a/b", 6)));
  }

  /** An attempt: its answers as hours after the opening and marks, such as {@code 3=0.5 12=1}. */
  private static AttemptHistory tried(String answers) {
    List<TimedMark> progress =
        Stream.of(answers.split(" ", -1))
            .filter(answer -> !answer.isEmpty())
            .map(answer -> answer.split("=", -1))
            .map(
                answer ->
                    new TimedMark(
                        Double.parseDouble(answer[1]),
                        OPENS.plus(Duration.ofHours(Long.parseLong(answer[0])))))
            .toList();
    return new AttemptHistory("a/a", OPENS, false, progress);
  }

  @ParameterizedTest
  @CsvSource({
    // What was earned in time stays, and a late answer adds what it is worth then.
    "BEST, '3=0.5 12=0.6', 0.5",
    "BEST, '3=0.5 12=1', 0.8",
    "BEST, '3=0.5 16=1', 0.5",
    "BEST, '3=0.5 21=1', 0.5",
    // A hint that was taken in time counts in time.
    "BEST, '3=0.5 4=0.4', 0.4",
    "BEST, '21=1', 0",
    // Attempts, parted by a bar.
    "BEST, '1=0.2|2=0.9|3=0.4', 0.9",
    "LAST, '1=0.2|2=0.9|3=0.4', 0.4",
    "LAST, '1=0.2|2=0.9|', 0.9",
    "AVERAGE, '1=0.2|2=0.9|3=0.4', 0.5",
    "AVERAGE, '1=0.2|2=0.9|', 0.55",
    "AVERAGE, '1=0.2|21=0.9', 0.2"
  })
  void markIsWhatCountsAfterLateness(CountingRule counting, String attempts, double mark) {
    List<AttemptHistory> tried =
        Stream.of(attempts.split("\\|", -1)).map(ReckoningTest::tried).toList();
    Reckoning reckoning = Reckoning.of(plan(counting), SCHEDULE, tried);
    assertEquals(mark, reckoning.reached().get(0).mark(), 1e-12);
    assertEquals(4 * mark, reckoning.points(), 1e-12);
    assertEquals(tried.size(), reckoning.reached().get(0).attempts());
  }

  @Test
  void latenessIsNotedOnlyWhereItCostSomething() {
    assertFalse(
        Reckoning.of(plan(CountingRule.BEST), SCHEDULE, List.of(tried("3=1 12=1"))).isLate());
    assertTrue(Reckoning.of(plan(CountingRule.BEST), SCHEDULE, List.of(tried("12=1"))).isLate());
  }

  @Test
  void freeAttemptsAndThoseWithoutAnswersAreNoGrade() {
    AttemptHistory free = new AttemptHistory("a/a", OPENS, true, List.of());
    Reckoning reckoning = Reckoning.of(plan(CountingRule.LAST), SCHEDULE, List.of(free, tried("")));
    assertEquals(1, reckoning.reached().get(0).attempts());
    assertTrue(reckoning.lastAt().isEmpty());
    assertEquals(
        7_200 + 3_600,
        Reckoning.of(
                plan(CountingRule.LAST), SCHEDULE, List.of(tried("1=1 2=1"), tried("1=0 30=1")))
            .reached()
            .get(0)
            .seconds());
  }
}
