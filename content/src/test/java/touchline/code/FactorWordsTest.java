package touchline.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.geometry.Vec2;
import touchline.mistake.LessonMistakes;
import touchline.mistake.MistakeText;
import touchline.topic.Topics;

/** Where words tell by which factor a mistake is off, the mistake run beside the right rule is. */
class FactorWordsTest {
  private static final Pattern FACTOR =
      Pattern.compile("is the right [a-z ]*divided|is half|half the length|times the length");

  private static final Predicate<double[]> ALWAYS = input -> true;

  /**
   * A mistake whose words tell a factor.
   *
   * @param from index of the point from which the answer is measured; -1 for none
   * @param where for which inputs the words hold
   */
  private record Claim(
      String exercise,
      String id,
      int from,
      Predicate<double[]> where,
      ToDoubleFunction<double[]> factor) {
    @Override
    public String toString() {
      return id;
    }
  }

  static Stream<Claim> claims() {
    return Stream.of(
        new Claim("closest-point", "M09", 0, FactorWordsTest::isBetween, i -> 1 / way(i)),
        new Claim("lines", "L11", -1, ALWAYS, i -> 1 / way(i)),
        new Claim("lines", "L14", -1, ALWAYS, i -> 0.5),
        new Claim("push-out", "P13", -1, ALWAYS, i -> 0.5),
        new Claim("two-circles", "C17", -1, ALWAYS, i -> 0.5),
        new Claim("vectors", "A18", -1, ALWAYS, i -> square(new Vec2(i[2], i[3]).length())),
        new Claim("vectors", "A20", -1, ALWAYS, i -> 1 / new Vec2(i[2], i[3]).length()),
        new Claim("vectors", "A21", -1, ALWAYS, i -> new Vec2(i[2], i[3]).length()));
  }

  @ParameterizedTest
  @MethodSource("claims")
  void theFactorIsTheOneThatIsTold(Claim claim) {
    CodeExercise exercise = Topics.method(claim.exercise + "/write-it").orElseThrow();
    List<Rule> rules = exercise.rules().stream().filter(r -> r.id().equals(claim.id)).toList();
    int told = 0;
    for (Case each : exercise.trials()) {
      double[] input = each.input();
      if (!each.group().isDegenerate() && claim.where.test(input)) {
        double[] right = from(claim, input, exercise.right(input));
        double factor = claim.factor.applyAsDouble(input);
        double[] expected = Arrays.stream(right).map(x -> factor * x).toArray();
        boolean one =
            rules.stream()
                .flatMap(rule -> rule.at(input).stream())
                .anyMatch(wrong -> Tolerance.isNear(expected, from(claim, input, wrong), 1e-9));
        assertTrue(one, () -> claim + " at " + Arrays.toString(input));
        told++;
      }
    }
    assertTrue(told > 10, "cases: " + told);
  }

  @Test
  void everyFactorThatIsToldIsChecked() {
    List<String> told =
        LessonMistakes.TEXTS.all().stream()
            .filter(text -> FACTOR.matcher(text.message()).find())
            .map(MistakeText::id)
            .sorted()
            .toList();
    List<String> checked =
        claims().map(Claim::id).filter(id -> !id.equals("A20")).sorted().toList();
    assertEquals(checked, told);
  }

  private static double[] from(Claim claim, double[] input, double[] answer) {
    if (claim.from < 0) {
      return answer;
    }
    return new double[] {answer[0] - input[claim.from], answer[1] - input[claim.from + 1]};
  }

  /** Whether the foot of the perpendicular lies inside a segment of at least a metre. */
  private static boolean isBetween(double[] input) {
    Vec2 d = new Vec2(input[2] - input[0], input[3] - input[1]);
    Vec2 w = new Vec2(input[4] - input[0], input[5] - input[1]);
    double share = w.dot(d) / d.lengthSquared();
    return share >= 0 && share <= 1 && d.length() >= 1;
  }

  /** From the first point to the second. */
  private static double way(double[] input) {
    return new Vec2(input[2] - input[0], input[3] - input[1]).length();
  }

  private static double square(double x) {
    return x * x;
  }
}
