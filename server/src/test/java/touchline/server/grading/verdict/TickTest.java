package touchline.server.grading.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.code.Case;
import touchline.code.CodeExercise;
import touchline.code.ValueType;
import touchline.server.grading.job.CaseRun;
import touchline.server.lesson.Lessons;
import touchline.topic.Topics;

/** A wrong answer never reads like the right one, however near it is. */
class TickTest {
  private static final double[] DIAGONAL = {0, 0, 1, 1, 0, 2};

  /** Small changes to a right answer: what a method gives that rounds, or drifts. */
  private static final List<DoubleUnaryOperator> CHANGES =
      List.of(
          x -> Math.floor(x * 1000 + 0.5) / 1000,
          x -> Math.floor(x * 1e5 + 0.5) / 1e5,
          x -> x + 0.0002,
          x -> x * (1 + 3e-5),
          x -> (float) x,
          x -> Double.NaN,
          x -> Double.POSITIVE_INFINITY);

  static Stream<CodeExercise> exercises() {
    return Topics.methods().stream()
        .filter(exercise -> exercise.signature().result() != ValueType.TRUTH);
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void aNearMissReadsDifferently(CodeExercise exercise) {
    int wrong = 0;
    List<Case> cases = new ArrayList<>(Lessons.load().cases().shown(exercise));
    KnownPositions.tell(exercise);
    cases.addAll(exercise.hidden(1));
    cases.addAll(exercise.trials());
    for (Case each : cases) {
      for (DoubleUnaryOperator change : CHANGES) {
        double[] given = Arrays.stream(exercise.right(each.input())).map(change).toArray();
        Tick tick = Tick.of(exercise, each.input(), new CaseRun.Gave(given, ""));
        if (!tick.isRight()) {
          assertNotEquals("gave " + tick.expected(), tick.got(), tick.sentence());
          wrong++;
        }
      }
    }
    assertTrue(wrong > cases.size(), "wrong: " + wrong);
  }

  @Test
  void theSentenceHasEnoughDigitsAndTheInputsAreExact() {
    CodeExercise exercise = Topics.method("lines/write-it").orElseThrow();
    Tick rounded = Tick.of(exercise, DIAGONAL, new CaseRun.Gave(new double[] {1.414}, ""));
    assertEquals(
        "signedDistance((0, 0), (1, 1), (0, 2)) is 1.4142; yours gave 1.414.", rounded.sentence());
    double[] fine = DIAGONAL.clone();
    fine[5] = 0x1p-10;
    String call = Tick.of(exercise, fine, new CaseRun.Gave(new double[] {7}, "")).call();
    assertEquals("signedDistance((0, 0), (1, 1), (0, 0.0009765625))", call);
  }

  @Test
  void aRightAnswerKeepsThreeDecimals() {
    CodeExercise exercise = Topics.method("lines/write-it").orElseThrow();
    Tick right = Tick.of(exercise, DIAGONAL, new CaseRun.Gave(new double[] {1.4142135}, ""));
    assertEquals(List.of("1.414", "gave 1.414"), List.of(right.expected(), right.got()));
  }
}
