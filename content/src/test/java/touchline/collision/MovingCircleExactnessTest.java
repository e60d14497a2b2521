package touchline.collision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Decisions and times of random circles against slow exact fractions. */
class MovingCircleExactnessTest {
  @Test
  void onTheLatticeTheDecisionIsThatOfExactFractions() {
    Random random = new Random(61);
    int hits = 0;
    int undecided = 0;
    for (int i = 0; i < 6_000; i++) {
      Sweep sweep = i % 2 == 0 ? RandomSweeps.onLattice(random) : RandomSweeps.atTangent(random);
      boolean expected = new SweepOracle(sweep).hits();
      assertEquals(expected, sweep.meeting() != Meeting.NONE, sweep::toString);
      hits += expected ? 1 : 0;
      RoundedSigns rounded = new RoundedSigns(sweep);
      sweep.meeting(rounded);
      undecided += rounded.areSure() ? 0 : 1;
    }
    int found = hits;
    assertTrue(found > 1_500 && found < 4_500, () -> found + " hits");
    int doubtful = undecided;
    assertTrue(doubtful > 300, () -> "only " + doubtful + " at a tangent");
  }

  @Test
  void ordinaryCasesAreDecidedByRoundedNumbers() {
    Random random = new Random(62);
    int undecided = 0;
    for (int i = 0; i < 20_000; i++) {
      Sweep sweep = RandomSweeps.ordinary(random, 0);
      RoundedSigns rounded = new RoundedSigns(sweep);
      sweep.meeting(rounded);
      undecided += rounded.areSure() ? 0 : 1;
    }
    assertEquals(0, undecided);
  }

  @Test
  void theTimeIsExactToOneUlpAlsoFarFromTheOrigin() {
    Random random = new Random(63);
    int hits = 0;
    for (int i = 0; i < 4_000; i++) {
      Sweep sweep = RandomSweeps.ordinary(random, i % 4 == 0 ? 0 : Math.pow(10, i % 13));
      Meeting meeting = sweep.meeting();
      if (meeting != Meeting.NONE) {
        double exact = new SweepOracle(sweep).time(meeting);
        double time = impact(sweep).orElseThrow().time();
        assertEquals(exact, time, Math.ulp(exact), sweep::toString);
        hits++;
      }
    }
    int found = hits;
    assertTrue(found > 500, () -> "only " + found + " hits");
  }

  @Test
  void theTimeIsExactToOneUlpAlsoWhenMagnitudesDiffer() {
    Random random = new Random(70);
    int hits = 0;
    for (int i = 0; i < 600; i++) {
      Sweep sweep = RandomSweeps.ofMagnitudes(random);
      Meeting meeting = sweep.meeting();
      SweepOracle oracle = new SweepOracle(sweep);
      assertEquals(oracle.hits(), meeting != Meeting.NONE, sweep::toString);
      if (meeting != Meeting.NONE) {
        double exact = oracle.time(meeting);
        double time = impact(sweep).orElseThrow().time();
        assertEquals(exact, time, Math.ulp(exact), sweep::toString);
        hits++;
      }
    }
    int found = hits;
    assertTrue(found > 200, () -> "only " + found + " hits");
  }

  private static Optional<Impact> impact(Sweep sweep) {
    return RobustMovingCircle.hit(sweep.circle(), sweep.velocity(), sweep.segment());
  }
}
