package touchline.suite;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchline.code.AnsweredMethod.AnsweredCase;
import touchline.code.AnsweredMethod.AnsweredCase.Wrong;
import touchline.code.Declaration;
import touchline.code.Group;

/** What is known of a method where its programs cannot run. */
class AnsweredTrialTest {
  private static final AnsweredCase KNOWN =
      new AnsweredCase(
          Group.ORDINARY,
          new double[] {2, 3},
          new double[] {5},
          List.of(
              new Wrong(Optional.of(new double[] {6}), true), new Wrong(Optional.empty(), true)));

  private final AnsweredTrial trial =
      new AnsweredTrial(
          Declaration.of("double sum(double one, double other)"),
          List.of(true, false),
          List.of("product", "nothing"),
          List.of(KNOWN));

  @Test
  void anAnsweredCaseIsKnownWithItsWrongAnswers() {
    double[] input = {2, 3};
    assertEquals(Optional.empty(), trial.refusal(input));
    assertArrayEquals(new double[] {5}, trial.right(input));
    assertArrayEquals(new double[] {6}, trial.mistaken("product", input).orElseThrow());
    assertEquals(Optional.empty(), trial.mistaken("nothing", input));
  }

  @Test
  void anyOtherCaseIsRefusedLoudly() {
    assertThrows(IllegalStateException.class, () -> trial.refusal(new double[] {2, 4}));
    assertThrows(IllegalStateException.class, () -> trial.right(new double[] {2, 4}));
  }

  @Test
  void theHeadTellsWhatIsTyped() {
    assertEquals("static double sum(double one, double other)", trial.declaration());
    assertEquals(2, trial.parts().size());
  }
}
