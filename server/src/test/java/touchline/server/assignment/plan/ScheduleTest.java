package touchline.server.assignment.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ScheduleTest {
  private static final Instant OPENS = Instant.parse("2026-03-02T08:00:00Z");
  private static final Schedule SCHEDULE =
      new Schedule(OPENS, OPENS.plus(Duration.ofDays(7)), OPENS.plus(Duration.ofDays(10)));
  private static final LatePolicy POLICY =
      new LatePolicy(
          List.of(
              new LatePolicy.Step(Duration.ofDays(1), 90),
              new LatePolicy.Step(Duration.ofDays(2), 50)));

  private static TimedMark attempt(double mark, String after) {
    return new TimedMark(mark, OPENS.plus(Duration.parse(after)));
  }

  @ParameterizedTest
  @CsvSource({"-PT1S, false", "PT0S, true", "P7D, true", "P10D, true", "P10DT0.001S, false"})
  void bothEndsAreInside(String after, boolean isOpen) {
    assertEquals(isOpen, SCHEDULE.isOpen(OPENS.plus(Duration.parse(after))));
  }

  @ParameterizedTest
  @CsvSource({"P7D, 100", "P7DT0.001S, 90", "P8D, 90", "P8DT1S, 50", "P9D, 50", "P9DT1S, 0"})
  void latenessCostsByStepsAndTheLastMomentOfEachStillBelongsToIt(String after, int percent) {
    assertEquals(percent, POLICY.kept(SCHEDULE.late(OPENS.plus(Duration.parse(after)))));
  }

  @ParameterizedTest
  @CsvSource({"BEST, 0.8", "LAST, 0.45", "AVERAGE, 0.55"})
  void attemptsCountAfterTheirLateness(CountingRule counting, double mark) {
    List<TimedMark> attempts =
        List.of(
            attempt(1, "-PT1H"),
            attempt(0.4, "P1D"),
            attempt(0.8, "P7D"),
            attempt(0.5, "P8D"),
            attempt(1, "P11D"));
    assertEquals(mark, counting.mark(attempts, SCHEDULE, POLICY), 1e-12);
  }

  @ParameterizedTest
  @EnumSource
  void noAttemptIsNoMark(CountingRule counting) {
    assertEquals(0, counting.mark(List.of(), SCHEDULE, POLICY));
    assertEquals(0, counting.mark(List.of(attempt(1, "P11D")), SCHEDULE, POLICY));
    assertEquals(counting, CountingRule.of(counting.word()).orElseThrow());
  }

  @Test
  void extensionsOnlyHelpAndTheirOrderDoesNotMatter() {
    List<Extension> extensions =
        new ArrayList<>(
            List.of(
                new Extension.Until(OPENS.plus(Duration.ofDays(3))),
                new Extension.By(Duration.ofDays(1)),
                new Extension.Share(25),
                new Extension.Until(OPENS.plus(Duration.ofHours(210)))));
    Schedule best =
        new Schedule(
            OPENS, OPENS.plus(Duration.ofHours(210)), SCHEDULE.closes().plus(Duration.ofHours(42)));
    assertEquals(best, Extension.best(SCHEDULE, extensions));
    Collections.reverse(extensions);
    assertEquals(best, Extension.best(SCHEDULE, extensions));
    assertEquals(SCHEDULE, Extension.best(SCHEDULE, extensions.subList(3, 4)));
    assertEquals(SCHEDULE, Extension.best(SCHEDULE, List.of()));
  }

  @Test
  void dueAfterTheClosingKeepsItOpenUntilThen() {
    Instant due = OPENS.plus(Duration.ofDays(20));
    assertEquals(
        new Schedule(OPENS, due, due), Extension.best(SCHEDULE, List.of(new Extension.Until(due))));
  }

  @Test
  void impossibleSchedulesAndPoliciesAreRefused() {
    assertThrows(
        IllegalArgumentException.class, () -> new Schedule(OPENS, OPENS.minusSeconds(1), OPENS));
    assertThrows(
        IllegalArgumentException.class, () -> new Schedule(OPENS, OPENS.plusSeconds(1), OPENS));
    LatePolicy.Step day = new LatePolicy.Step(Duration.ofDays(1), 50);
    assertThrows(IllegalArgumentException.class, () -> new LatePolicy(List.of(day, day)));
    assertThrows(
        IllegalArgumentException.class,
        () -> new LatePolicy(List.of(day, new LatePolicy.Step(Duration.ofDays(2), 51))));
    assertThrows(IllegalArgumentException.class, () -> new TimedMark(Double.NaN, OPENS));
    assertThrows(IllegalArgumentException.class, () -> new Extension.By(Duration.ZERO));
    assertThrows(IllegalArgumentException.class, () -> new Extension.Share(0));
  }
}
