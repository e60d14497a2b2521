package touchline.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.topic.Topics;

/** What a right method gives with another's answers follows; a slip of its own does not. */
class FollowThroughTest {
  /** The segment from (0, 0) to (4, 0), the circle's centre (2, 3); the closest point is told. */
  @ParameterizedTest
  @CsvSource({
    "overlap, 3, 2 0, 1, true",
    "overlap, 3, 2 0, 0, false",
    "overlap, 3, 9 9, 0, true",
    "overlap, 3, 9 9, 1, false",
    "overlap, 5, 5 7, 1, true",
    "push-out, 4, 2 0, 0 1, true",
    "push-out, 4, 2 0, 0 -1, false",
    "push-out, 4, 2 6, 0 -1, true",
    "push-out, 4, 9 9, 0 0, true",
    "push-out, 4, 2 3, 7 7, true",
    "stadiums, 3, 2 0, 1, true",
    "stadiums, 3, 2 0, 0, false",
    "stadiums, 3, 9 9, 0, true",
    "stadiums, 3, 9 9, 1, false",
    "safe-pass, 3, 2 0, 0, true",
    "safe-pass, 3, 2 0, 1, false",
    "safe-pass, 3, 9 9, 1, true"
  })
  void anAnswerFollowsFromAClosestPoint(
      String lesson, double radius, String closest, String answer, boolean follows) {
    FollowThrough through = through(lesson, "closestPoint");
    double[] input =
        switch (lesson) {
          case "safe-pass" -> new double[] {0, 0, 4, 0, 1, 2, 3, radius};
          case "stadiums" -> new double[] {0, 0, 4, 0, 1, 2, 3, radius - 1};
          default -> new double[] {0, 0, 4, 0, 2, 3, radius};
        };
    List<double[]> calls = through.calls(input);
    assertEquals(1, calls.size());
    assertEquals(List.of(0.0, 0.0, 4.0, 0.0, 2.0, 3.0), boxed(calls.get(0)));
    assertEquals(
        follows,
        through.follows(
            input, Optional.of(numbers(answer)), List.of(Optional.of(numbers(closest)))));
  }

  @Test
  void aPassIsBuiltOnOverlaps() {
    FollowThrough through = through("safe-pass", "overlaps");
    double[] input = {0, 0, 8, 0, 2, 4, 3, 2, 5, 5, 1};
    assertEquals(
        List.of(
            List.of(0.0, 0.0, 8.0, 0.0, 4.0, 3.0, 2.0), List.of(0.0, 0.0, 8.0, 0.0, 5.0, 5.0, 1.0)),
        through.calls(input).stream().map(FollowThroughTest::boxed).toList());
    assertTrue(follows(through, input, 1, 0, 0));
    assertTrue(follows(through, input, 0, 0, 1));
    assertTrue(!follows(through, input, 1, 0, 1));
  }

  @Test
  void aStadiumIsBuiltOnOverlapsWithBothRadii() {
    FollowThrough through = through("stadiums", "overlaps");
    double[] input = {0, 0, 8, 0, 1.5, 4, 3, 2};
    assertEquals(List.of(0.0, 0.0, 8.0, 0.0, 4.0, 3.0, 3.5), boxed(through.calls(input).get(0)));
    assertTrue(follows(through, input, 1, 1));
    assertTrue(follows(through, input, 0, 0));
    assertTrue(!follows(through, input, 1, 0));
  }

  @Test
  void whereTheOtherGivesNothingAnyAnswerFollows() {
    FollowThrough through = through("overlap", "closestPoint");
    double[] input = {1, 1, 1, 1, 2, 3, 1};
    Optional<double[]> notFinite = Optional.of(new double[] {Double.NaN, 0});
    assertTrue(through.follows(input, Optional.empty(), List.of(Optional.empty())));
    assertTrue(through.follows(input, Optional.of(new double[] {1}), List.of(notFinite)));
  }

  @Test
  void noAnswerDoesNotFollowFromOne() {
    FollowThrough through = through("overlap", "closestPoint");
    Optional<double[]> closest = Optional.of(new double[] {2, 0});
    assertTrue(
        !through.follows(new double[] {0, 0, 4, 0, 2, 3, 3}, Optional.empty(), List.of(closest)));
  }

  private static boolean follows(
      FollowThrough through, double[] input, double own, double... helped) {
    List<Optional<double[]>> answers = new ArrayList<>();
    for (double each : helped) {
      answers.add(Optional.of(new double[] {each}));
    }
    return through.follows(input, Optional.of(new double[] {own}), answers);
  }

  private static FollowThrough through(String lesson, String method) {
    return Topics.method(lesson + "/write-it").orElseThrow().followThroughs().stream()
        .filter(each -> each.helper().signature().method().equals(method))
        .findFirst()
        .orElseThrow();
  }

  private static double[] numbers(String text) {
    return Flat.of(List.of(text.split(" ")).stream().map(Double::valueOf).toArray());
  }

  private static List<Double> boxed(double[] numbers) {
    List<Double> boxed = new ArrayList<>();
    for (double number : numbers) {
      boxed.add(number);
    }
    return boxed;
  }
}
