package touchline.code;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;

/** A mistake is named where its rule explains what is wrong, and no better one does. */
class MethodDiagnosisTest {
  private static final Group NOTHING = Group.degenerate("nothing");

  /** The root of a positive number, or -1; and 5 for 100. */
  private static final Recipe<Double, Double> RECIPE =
      Recipe.<Double>given(in -> in.number())
          .method("double root(double x)", MethodDiagnosisTest::right)
          .degenerate(NOTHING, "R9", given -> given == 100);

  /** Nothing for a negative number. */
  private static final Rule BARE = rule("R1", Math::sqrt);

  private static final Rule ZERO_HAS_ONE = rule("R2", MethodDiagnosisTest::grazing);
  private static final Rule NO_ANSWER = rule("R3", MethodDiagnosisTest::unanswered);

  private static double right(double x) {
    return x <= 0 ? -1 : root(x);
  }

  /** As if zero were positive. */
  private static double grazing(double x) {
    return x < 0 ? -1 : root(x);
  }

  private static double unanswered(double x) {
    return x == 100 ? 0 : right(x);
  }

  private static double root(double x) {
    return x == 100 ? 5 : Math.sqrt(x);
  }

  private static Rule rule(String id, DoubleUnaryOperator way) {
    return new Rule(
        id,
        input -> Optional.of(new double[] {way.applyAsDouble(input[0])}).filter(Rule::isFinite));
  }

  private static Optional<String> named(
      DoubleUnaryOperator method, List<Rule> rules, List<Rule> special) {
    List<MethodDiagnosis.CaseAnswer> answers = new ArrayList<>();
    for (double x : new double[] {-9, -4, -3, -2, -1, 0, 1, 2, 3, 4, 9, 16, 100}) {
      answers.add(
          new MethodDiagnosis.CaseAnswer(
              x == 100 ? NOTHING : Group.ORDINARY,
              new double[] {x},
              Optional.of(new double[] {method.applyAsDouble(x)}),
              new double[] {right(x)},
              1e-6));
    }
    return new MethodDiagnosis(new FlatRecipe<>(RECIPE), answers).among(rules, special, List.of());
  }

  @Test
  void aRuleThatIsSilentWhereTheMethodIsRightNeedsMoreThanOneWrongAnswer() {
    assertEquals(Optional.of("R1"), named(Math::sqrt, List.of(BARE), List.of()));
    assertEquals(Optional.empty(), named(MethodDiagnosisTest::grazing, List.of(BARE), List.of()));
  }

  @Test
  void aRuleThatSaysEverythingIsBetterThanOneThatDoesNot() {
    List<Rule> rules = List.of(BARE, ZERO_HAS_ONE);
    assertEquals(Optional.of("R2"), named(MethodDiagnosisTest::grazing, rules, List.of()));
    assertEquals(Optional.of("R1"), named(Math::sqrt, rules, List.of()));
  }

  @Test
  void whatIsWrongInDegenerateCasesOnlyIsNamedByARuleThatAnswersTheSame() {
    List<Rule> special = List.of(NO_ANSWER);
    assertEquals(Optional.of("R3"), named(MethodDiagnosisTest::unanswered, List.of(BARE), special));
    assertEquals(Optional.empty(), named(x -> x == 100 ? 7 : right(x), List.of(BARE), special));
    assertEquals(
        Optional.of("R9"), named(x -> x == 100 ? Double.NaN : right(x), List.of(BARE), special));
    assertEquals(Optional.empty(), named(MethodDiagnosisTest::right, List.of(BARE), special));
  }
}
