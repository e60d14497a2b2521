package touchline.suite;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchline.code.AnsweredMethod.AnsweredCase;
import touchline.code.AnsweredMethod.AnsweredCase.Wrong;
import touchline.code.Declaration;
import touchline.code.Group;
import touchline.code.ValueType;

/** Which mistakes wait in an exercise that somebody wrote, and cases that expose them. */
class AnsweredSuiteTest {
  private static AnsweredCase number(double input, double right, double... wrong) {
    List<Wrong> answers = new ArrayList<>();
    for (double each : wrong) {
      Optional<double[]> answer =
          Double.isNaN(each) ? Optional.empty() : Optional.of(new double[] {each});
      answers.add(new Wrong(answer, true));
    }
    return new AnsweredCase(
        Group.ORDINARY, new double[] {input}, new double[] {right}, List.copyOf(answers));
  }

  @Test
  void aCaseThatExposesMoreTakesThePlaceOfTwo() {
    AnsweredSuite suite =
        AnsweredSuite.of(
            ValueType.NUMBER,
            List.of(number(1, 1, 2, 1, 1), number(2, 1, 2, 2, 1), number(3, 1, 1, 1, Double.NaN)));
    assertEquals(List.of(0, 1, 2), suite.waiting());
    assertEquals(2, suite.cases().size());
    assertArrayEquals(new double[] {2}, suite.cases().get(0));
    assertArrayEquals(new double[] {3}, suite.cases().get(1));
  }

  /** Whoever rounds to a hundredth would not see it. */
  @Test
  void whatIsHardlyOffDoesNotWait() {
    AnsweredSuite suite =
        AnsweredSuite.of(ValueType.NUMBER, List.of(number(1, 1, 1.029, 1.031, 1)));
    assertEquals(List.of(1), suite.waiting());
    assertEquals(List.of(0, 2), suite.silent(3));
  }

  @Test
  void whatRoundingDecidesAndWhatCannotBeTypedExposesNobody() {
    AnsweredCase undecided =
        new AnsweredCase(
            Group.ORDINARY,
            new double[] {1},
            new double[] {1},
            List.of(new Wrong(Optional.of(new double[] {0}), false)));
    AnsweredSuite suite =
        AnsweredSuite.of(ValueType.TRUTH, List.of(undecided, number(1 / 3.0, 1, 0)));
    assertEquals(List.of(), suite.waiting());
    assertEquals(List.of(), suite.cases());
  }

  @Test
  void onlyWhatFitsFieldsCanBeTried() {
    assertTrue(AnsweredSuite.canTry(Declaration.of("boolean far(Segment a)")));
    assertTrue(AnsweredSuite.canTry(Declaration.of("Vec2 far(Circle a)")));
    assertFalse(AnsweredSuite.canTry(Declaration.of("boolean far(Circle[] a)")));
    assertFalse(AnsweredSuite.canTry(Declaration.of("Segment far(Vec2 a)")));
  }

  @Test
  void aSegmentIsTypedByItsEndsAndACircleByItsCentreAndRadius() {
    assertEquals(
        List.of("s from", "s to"),
        Part.of("s", ValueType.SEGMENT, true).stream().map(Part::name).toList());
    List<Part> circle = Part.of("c", ValueType.CIRCLE, true);
    assertEquals(List.of("c centre", "c radius"), circle.stream().map(Part::name).toList());
    assertFalse(circle.get(1).mayBeNegative(), "a radius never is");
    assertTrue(Part.of("w", ValueType.NUMBER, true).get(0).mayBeNegative());
  }
}
