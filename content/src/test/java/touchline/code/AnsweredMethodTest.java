package touchline.code;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import touchline.code.AnsweredMethod.AnsweredCase;
import touchline.code.AnsweredMethod.AnsweredCase.Wrong;

class AnsweredMethodTest {
  private static final Group CHOSEN = Group.of("chosen cases");

  /** Twice a number; one mistake gives its square, one the number, and nothing above 50. */
  private static AnsweredCase answered(Group group, double number) {
    return new AnsweredCase(
        group,
        new double[] {number},
        new double[] {2 * number},
        List.of(
            new Wrong(Optional.of(new double[] {number * number}), true),
            new Wrong(
                Optional.of(new double[] {number}).filter(none -> number <= 50), number != 7)));
  }

  private static AnsweredMethod method() {
    List<AnsweredCase> chosen = new ArrayList<>();
    chosen.add(answered(Group.SHOWN, 0.5));
    chosen.add(answered(CHOSEN, 0.25));
    List<AnsweredCase> drawn = new ArrayList<>();
    for (int i = 1; i <= 100; i++) {
      drawn.add(answered(Group.ORDINARY, i));
    }
    return new AnsweredMethod(
        "own/twice",
        Declaration.of("double twice(double number)"),
        List.of("square", "same"),
        chosen,
        drawn);
  }

  private static Optional<String> mistake(DoubleUnaryOperator way) {
    List<Case> cases = method().trials();
    List<Optional<double[]>> given = new ArrayList<>();
    for (Case each : cases) {
      double answer = way.applyAsDouble(each.input()[0]);
      given.add(Optional.of(new double[] {answer}).filter(some -> !Double.isNaN(answer)));
    }
    return method().mistake(cases, given);
  }

  @Test
  void aSeedDrawsAllThatWasChosenAndSomeOfTheRest() {
    List<Case> hidden = method().hidden(1);
    assertEquals(61, hidden.size());
    assertEquals(0.25, hidden.get(0).input()[0]);
    assertFalse(method().isSecret(hidden.get(0)), "the author's cases are the same each time");
    assertTrue(method().isSecret(hidden.get(1)), "a drawn one is hidden");
    assertTrue(hidden.stream().noneMatch(each -> each.group() == Group.SHOWN), "shown elsewhere");
    assertEquals(inputs(hidden), inputs(method().hidden(1)));
    assertNotEquals(inputs(hidden), inputs(method().hidden(2)));
  }

  private static List<Double> inputs(List<Case> cases) {
    return cases.stream().map(each -> each.input()[0]).toList();
  }

  @Test
  void itKnowsItsCasesAndNoOthers() {
    assertArrayEquals(new double[] {8}, method().right(new double[] {4}));
    assertTrue(method().isRight(new double[] {4}, new double[] {8 + 1e-9}), "within the tolerance");
    assertFalse(method().isRight(new double[] {4}, new double[] {8.1}), "too far off");
    assertFalse(method().knows(new double[] {4.5}), "nobody answered that");
    assertThrows(IllegalArgumentException.class, () -> method().right(new double[] {4.5}));
  }

  @Test
  void aMistakeIsNamedByItsAnswersAlone() {
    assertEquals(Optional.empty(), mistake(number -> 2 * number));
    assertEquals(Optional.of("square"), mistake(number -> number * number));
    assertEquals(Optional.empty(), mistake(number -> number + 1));
  }

  @Test
  void whereAMistakeGivesNothingAMethodGivesNothingOrIsRight() {
    assertEquals(Optional.of("same"), mistake(number -> number <= 50 ? number : Double.NaN));
    assertEquals(Optional.of("same"), mistake(number -> number <= 50 ? number : 2 * number));
    assertEquals(Optional.empty(), mistake(number -> number <= 50 ? number : 3 * number));
  }

  @Test
  void whereRoundingDecidesAnyAnswerGoesWithAMistakeThatShowsElsewhere() {
    assertEquals(
        Optional.of("same"),
        mistake(number -> number == 7 ? 100 : number <= 50 ? number : Double.NaN));
    assertEquals(Optional.empty(), mistake(number -> number == 7 ? 100 : 2 * number));
  }
}
