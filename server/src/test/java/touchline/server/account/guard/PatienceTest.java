package touchline.server.account.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import touchline.server.account.guard.Patience.Tally;

class PatienceTest {
  private static final Instant NOW = Instant.parse("2026-03-02T08:00:00Z");

  private static Tally failed(Patience patience, int times, Duration between) {
    Tally tally = Tally.NONE;
    for (int i = 0; i < times; i++) {
      tally = patience.failed(tally, NOW.plus(between.multipliedBy(i)));
    }
    return tally;
  }

  @Test
  void waitDoublesAfterTheFreeOnesUpToAQuarterOfAnHour() {
    Patience patience = new Patience.Doubling(2);
    assertEquals(Instant.MIN, patience.opens(failed(patience, 1, Duration.ZERO)));
    assertEquals(NOW.plusSeconds(15), patience.opens(failed(patience, 2, Duration.ZERO)));
    assertEquals(NOW.plusSeconds(30), patience.opens(failed(patience, 3, Duration.ZERO)));
    assertEquals(NOW.plusSeconds(900), patience.opens(failed(patience, 40, Duration.ZERO)));
    assertEquals(Tally.NONE, patience.succeeded(failed(patience, 40, Duration.ZERO)));
  }

  @Test
  void soManyAtOnceAndThenOneInEachSoLong() {
    Patience patience = new Patience.Steady(3, Duration.ofSeconds(10));
    assertFalse(patience.opens(failed(patience, 2, Duration.ZERO)).isAfter(NOW));
    Tally full = failed(patience, 3, Duration.ZERO);
    assertEquals(NOW.plusSeconds(10), patience.opens(full));
    assertFalse(patience.opens(patience.succeeded(full)).isAfter(NOW));
    Tally later = patience.failed(full, NOW.plusSeconds(10));
    assertEquals(NOW.plusSeconds(20), patience.opens(later));
    assertEquals(1, patience.failed(full, NOW.plusSeconds(60)).failures(), "all is forgotten");
  }

  /** A little less than a step between two failures must not make the tally grow for ever. */
  @Test
  void partOfAStepIsNotLost() {
    Patience patience = new Patience.Steady(3, Duration.ofSeconds(10));
    Tally tally = failed(patience, 1_000, Duration.ofMillis(9_900));
    assertEquals(11, tally.failures(), 1, tally.toString());
  }
}
