package touchline.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import touchline.exercise.Chance;
import touchline.taught.BangBang;
import touchline.topic.pendulum.SwitchGiven;
import touchline.topic.pendulum.SwitchSubject;
import touchline.topic.pendulum.ThresholdSubject;

/** What the two tasks about steps hold for right, against a motor that is run step by step. */
class ThresholdSimulatedTest {
  private static final double HAIR = 1e-9;

  @Test
  void theSafeThresholdIsTheLargestOne() {
    Subject<SwitchGiven> subject = ThresholdSubject.subject();
    Chance chance = new Chance(5);
    for (int i = 0; i < 500; i++) {
      subject
          .draw()
          .apply(chance)
          .ifPresent(
              given -> {
                double threshold = subject.right().apply(given).x();
                assertTrue(peak(given, threshold, threshold) <= given.angle() + HAIR);
                double higher = threshold + 0.001;
                assertTrue(peak(given, higher, higher - HAIR) > given.angle());
              });
    }
  }

  /** The largest angle on the way up from a start that is not above the threshold. */
  private static double peak(SwitchGiven given, double threshold, double start) {
    double angle = start;
    while (angle <= threshold) {
      angle += given.turn();
    }
    return angle;
  }

  @Test
  void theFirstSwitchIsTheFirstStepAbove() {
    Subject<SwitchGiven> subject = SwitchSubject.subject();
    Chance chance = new Chance(6);
    for (int i = 0; i < 500; i++) {
      subject
          .draw()
          .apply(chance)
          .ifPresent(given -> assertEquals(counted(given), switched(given)));
    }
  }

  /** In eighths, so that nothing is rounded. */
  private static int counted(SwitchGiven given) {
    int steps = 0;
    while (steps * given.turn() <= given.angle()) {
      steps++;
    }
    return steps;
  }

  private static double switched(SwitchGiven given) {
    return BangBang.firstSwitch(given.velocity(), given.angle(), given.step());
  }
}
