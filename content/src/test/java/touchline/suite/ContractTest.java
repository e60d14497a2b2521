package touchline.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.Rounds;
import touchline.code.Case;
import touchline.code.CodeExercise;
import touchline.code.Tolerance;
import touchline.code.ValueType;
import touchline.task.TestsTask;
import touchline.topic.Topics;

/** Which mistaken methods wait, and how cases judge them, on admitted inputs of all sizes. */
class ContractTest {
  private static final int DRAWN = Rounds.of(600);

  /** The share of inputs in which two that are alike may differ by rounding. */
  private static final double ROUNDED = 0.002;

  private static final int[] REACHES = {3, 5, 8};

  static List<TestsTask> tasks() {
    return Topics.tasks().stream()
        .filter(TestsTask.class::isInstance)
        .map(TestsTask.class::cast)
        .toList();
  }

  @Test
  void fifteenMethodsHaveOne() {
    assertEquals(15, tasks().size());
  }

  private static CodeExercise method(Contract contract) {
    return ((TaughtMethod) contract.method()).method();
  }

  /** Small whole numbers, and what the method's own cases try. */
  private static List<double[]> admitted(CodeExercise method) {
    Random random = new Random(20_261_123);
    List<double[]> inputs = new ArrayList<>();
    method.trials().stream().map(Case::input).filter(method::admits).forEach(inputs::add);
    for (int i = 0; i < DRAWN; i++) {
      double[] input = whole(method, random, REACHES[i % REACHES.length]);
      if (method.admits(input)) {
        inputs.add(input);
      }
    }
    return inputs;
  }

  private static double[] whole(CodeExercise method, Random random, int reach) {
    return method.signature().parameters().stream()
        .flatMap(
            type ->
                type == ValueType.POINT
                    ? Stream.of(
                        random.nextInt(-reach, reach + 1), random.nextInt(-reach, reach + 1))
                    : Stream.of(random.nextInt(reach + 1)))
        .mapToDouble(Integer::doubleValue)
        .toArray();
  }

  /**
   * Every mistake for which cases are drawn waits if some case exposes it; of those that are alike
   * everywhere one, but for rounding where something just touches.
   */
  @ParameterizedTest
  @MethodSource("tasks")
  void allMistakesWaitThatACaseCanExpose(TestsTask task) {
    CodeExercise method = method(task.contract());
    List<double[]> inputs = admitted(method);
    List<String> waiting = task.contract().mistakes();
    Map<String, List<String>> answers = new HashMap<>();
    method.drawnMistakes().forEach(id -> answers.put(id, answers(method, id, inputs)));
    for (String id : waiting) {
      assertEquals(List.of(id), alike(id, waiting, answers));
    }
    TreeSet<String> forgotten = new TreeSet<>(method.drawnMistakes());
    forgotten.removeIf(id -> !alike(id, waiting, answers).isEmpty());
    forgotten.removeIf(id -> inputs.stream().noneMatch(input -> isWrong(method, id, input)));
    assertEquals(new TreeSet<>(), forgotten);
  }

  /** Those of the others that answer the same as one of them. */
  private static List<String> alike(
      String id, List<String> others, Map<String, List<String>> answers) {
    List<String> own = answers.get(id);
    return others.stream()
        .filter(other -> differences(own, answers.get(other)) <= ROUNDED * own.size())
        .toList();
  }

  private static int differences(List<String> own, List<String> others) {
    int different = 0;
    for (int i = 0; i < own.size(); i++) {
      different += own.get(i).equals(others.get(i)) ? 0 : 1;
    }
    return different;
  }

  private static List<String> answers(CodeExercise method, String id, List<double[]> inputs) {
    return inputs.stream()
        .map(input -> method.mistaken(id, input))
        .map(answer -> answer.map(given -> Arrays.toString(rounded(given, 6))).orElse("none"))
        .toList();
  }

  /** Whether nobody who expects about the right answer gets it from the mistaken method. */
  private static boolean isWrong(CodeExercise method, String id, double[] input) {
    double[] right = method.right(input);
    return method
        .mistaken(id, input)
        .filter(given -> Tolerance.isNear(given, right, 2 * Contract.TOLERANCE))
        .isEmpty();
  }

  @ParameterizedTest
  @MethodSource("tasks")
  void whoRoundsToTwoDecimalsNeverAccusesTheRightMethod(TestsTask task) {
    Contract contract = task.contract();
    for (double[] input : admitted(method(contract))) {
      Row row = new Row(1, input, rounded(contract.right(input), 2));
      assertTrue(contract.isRight(row), () -> Arrays.toString(input));
    }
  }

  private static double[] rounded(double[] answer, int decimals) {
    return Arrays.stream(answer)
        .map(
            number ->
                new BigDecimal(number).setScale(decimals, RoundingMode.HALF_EVEN).doubleValue())
        .toArray();
  }

  @ParameterizedTest
  @MethodSource("tasks")
  void noCaseOfTheStoredSuiteCanBeLeftOut(TestsTask task) {
    Contract contract = task.contract();
    List<Row> suite = new ArrayList<>();
    for (double[] input : task.suite()) {
      suite.add(new Row(suite.size() + 1, input, contract.right(input)));
    }
    assertEquals(1, Trial.of(contract, suite).mark());
    assertEquals(0, Trial.of(contract, List.of()).mark());
    for (Row left : suite) {
      List<Row> others = suite.stream().filter(row -> row != left).toList();
      Trial trial = Trial.of(contract, others);
      assertTrue(!trial.survivors().isEmpty(), () -> "case " + left.number() + " is not needed");
      assertTrue(trial.mark() < 1);
    }
  }

  @ParameterizedTest
  @MethodSource("tasks")
  void wrongExpectationAccusesAndExposesNobody(TestsTask task) {
    Contract contract = task.contract();
    double[] input = task.suite().get(0);
    double[] wrong = contract.right(input);
    wrong[0] = contract.result() == ValueType.TRUTH ? 1 - wrong[0] : wrong[0] + 0.05;
    Trial alone = Trial.of(contract, List.of(new Row(1, input, wrong)));
    assertEquals(List.of(1), alone.accusing());
    assertEquals(0, alone.mark());
    Row right = new Row(1, input, contract.right(input));
    double without = Trial.of(contract, List.of(right)).mark();
    double with = Trial.of(contract, List.of(right, new Row(2, input, wrong))).mark();
    assertTrue(without > 0);
    assertEquals(without / 2, with, "who writes both answers gains nothing");
  }
}
