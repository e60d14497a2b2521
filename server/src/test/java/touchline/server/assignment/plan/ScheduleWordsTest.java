package touchline.server.assignment.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;

class ScheduleWordsTest {
  private static final Instant OPENS = Instant.parse("2026-03-02T08:00:00Z");
  private static final Instant DUE = OPENS.plus(Duration.ofDays(1));

  private static String later(String policy, int hoursToClosing) {
    Schedule schedule = new Schedule(OPENS, DUE, DUE.plus(Duration.ofHours(hoursToClosing)));
    return ScheduleWords.later(schedule, LatePolicy.of(policy), OPENS, ZoneOffset.UTC);
  }

  @Test
  void beforeItIsDueItSaysWhatLatenessCosts() {
    assertEquals("It closes then: later work is not taken.", later("24:80", 0));
    String until = "Later work is taken until Thu 5 Mar 2026, 08:00 and ";
    assertEquals(until + "counts nothing.", later("", 48));
    assertEquals(until + "keeps 80 % of its marks.", later("72:80", 48));
    assertEquals(
        until
            + "keeps 80 % of its marks up to 24 h after it was due, 50 % of its marks after that.",
        later("24:80 48:50 72:10", 48));
    assertEquals(
        until + "keeps 80 % of its marks up to 24 h after it was due, nothing after that.",
        later("24:80", 48));
  }

  @Test
  void onceItIsDueTheOtherWordsSayIt() {
    Schedule schedule = new Schedule(OPENS, DUE, DUE.plus(Duration.ofHours(1)));
    Instant late = DUE.plusSeconds(1);
    assertEquals("", ScheduleWords.later(schedule, LatePolicy.NOTHING, late, ZoneOffset.UTC));
  }
}
