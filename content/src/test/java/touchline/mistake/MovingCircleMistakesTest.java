package touchline.mistake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.geometry.Vec2;
import touchline.topic.moving.ContactMistakes;
import touchline.topic.moving.MotionGiven;
import touchline.topic.moving.MovingCircleMistakes;
import touchline.topic.moving.MovingFormula;

class MovingCircleMistakesTest {
  /** A circle of radius 1 at (5, y) over the x-axis, which it meets with its centre at height 1. */
  @ParameterizedTest
  @CsvSource({
    // what it shows, id, y, velocity y, the mistake's answer, the right one
    "passes the line within the step, S15, 4, -9, -1, 0.3333333333333333",
    "would hit after the step,        S13, 5, -2, 2,  -1",
    "would have hit before,           S13, 5, 2,  -2, -1",
    "overlaps at the start,           S02, 0.5, -1, -1, 0",
    "meets with its centre,           S01, 4, -8, 0.5, 0.375",
    "wrong side of the line,          S17, 4, -8, 0, 0.375",
    "the time has the wrong sign,     S04, 4, -8, -0.375, 0.375",
  })
  void aMethodWithTheMistakeReturns(
      String what, String id, double y, double velocity, double wrong, double right) {
    MotionGiven given = motion(y, new Vec2(0, velocity));
    assertEquals(right, MovingFormula.RIGHT.inStep(given), what);
    List<Double> answers =
        MovingCircleMistakes.inStep().stream()
            .filter(mistake -> mistake.id().equals(id))
            .map(mistake -> mistake.answer(given).orElseThrow())
            .toList();
    assertTrue(answers.contains(wrong), () -> what + ": " + answers);
  }

  @Test
  void dividingByZeroGivesInfinity() {
    MotionGiven along = motion(4, new Vec2(3, 0));
    assertTrue(Double.isInfinite(answer("S14", along)));
  }

  @ParameterizedTest
  @ValueSource(doubles = {4, 1, 1.5, -4, -1})
  void dividingByZeroDecidesAsIfItWereRight(double y) {
    for (double along : new double[] {3, -3}) {
      for (double zero : new double[] {0.0, -0.0}) {
        double time = answer("S14", motion(y, new Vec2(along, zero)));
        assertFalse(time >= 0 && time <= 1, () -> "time " + time);
        assertEquals(-1, MovingFormula.RIGHT.inStep(motion(y, new Vec2(along, zero))));
      }
    }
  }

  private static double answer(String id, MotionGiven given) {
    return MovingCircleMistakes.inStep().stream()
        .filter(mistake -> mistake.id().equals(id))
        .findFirst()
        .orElseThrow()
        .answer(given)
        .orElseThrow();
  }

  @Test
  void forgettingTheEndsMissesAnEnd() {
    MotionGiven pastB =
        new MotionGiven(new Vec2(0, 0), new Vec2(8, 0), new Vec2(9, 10), 5, new Vec2(0, -10));
    Mistake<MotionGiven, Double> side = MovingCircleMistakes.againstSegment().get(0);
    assertEquals(-1.0, side.answer(pastB).orElseThrow());
  }

  @Test
  void theContactIsNotTheCentre() {
    MotionGiven given = motion(4, new Vec2(4, -8));
    List<Vec2> answers =
        ContactMistakes.all().stream()
            .filter(mistake -> mistake.id().equals("S18"))
            .map(mistake -> mistake.answer(given).orElseThrow())
            .toList();
    assertEquals(List.of(new Vec2(6.5, 1), new Vec2(6.5, 2)), answers);
  }

  private static MotionGiven motion(double y, Vec2 velocity) {
    return new MotionGiven(new Vec2(0, 0), new Vec2(10, 0), new Vec2(5, y), 1, velocity);
  }
}
