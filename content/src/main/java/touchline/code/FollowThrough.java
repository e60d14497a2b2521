package touchline.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import touchline.input.RowReader;

/**
 * Judges a method with what the student's own other method gives: {@code overlaps} that is right
 * but for the wrong {@code closestPoint} it calls.
 */
public final class FollowThrough {
  private final CodeExercise helper;
  private final ValueType result;
  private final Function<double[], List<double[]>> calls;
  private final BiFunction<double[], List<RowReader>, Optional<double[]>> answer;
  private final Guise guise;

  FollowThrough(
      CodeExercise helper,
      ValueType result,
      Function<double[], List<double[]>> calls,
      BiFunction<double[], List<RowReader>, Optional<double[]>> answer,
      Guise guise) {
    this.helper = helper;
    this.result = result;
    this.calls = calls;
    this.answer = answer;
    this.guise = guise;
  }

  /** The same for a method in another form. */
  FollowThrough in(Guise other) {
    return new FollowThrough(helper, result, calls, answer, other);
  }

  /** The exercise that asks for the other method. */
  public CodeExercise helper() {
    return helper;
  }

  /** The arguments with which a right method calls the other, flat. */
  public List<double[]> calls(double[] input) {
    return calls.apply(guise.own(input));
  }

  /**
   * Whether an answer is what a right method gives with these answers of the other. Where the other
   * gives nothing, neither can this one, and any answer follows.
   *
   * @param given the method's own answer; empty where there was none
   * @param helped the answers to {@link #calls}, in order; empty where there was none
   */
  public boolean follows(
      double[] input, Optional<double[]> given, List<Optional<double[]>> helped) {
    List<RowReader> answers = new ArrayList<>();
    for (Optional<double[]> each : helped) {
      if (each.filter(Rule::isFinite).isEmpty()) {
        return true;
      }
      answers.add(new RowReader(each.get()));
    }
    double[] own = guise.own(input);
    Optional<double[]> expected = answer.apply(own, answers);
    return expected.isEmpty()
        || given
            .map(one -> guise.ownAnswer(input, one))
            .filter(one -> Tolerance.isNear(one, expected.get(), Tolerance.of(result, own)))
            .isPresent();
  }
}
