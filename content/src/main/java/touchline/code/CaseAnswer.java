package touchline.code;

import java.util.Optional;

/**
 * What a method answered in one case, beside what is right.
 *
 * @param given its answer, flat; empty if it gave none: an exception, null, out of time
 * @param tolerance how near to the right answer counts as right
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared as a record.
record CaseAnswer(
    Group group, double[] input, Optional<double[]> given, double[] right, double tolerance) {
  boolean isRight() {
    return given.isPresent() && Tolerance.isNear(given.get(), right, tolerance);
  }

  /** The answer, unless it holds NaN or an infinity. */
  Optional<double[]> finite() {
    return given.filter(Rule::isFinite);
  }

  /**
   * Whether the rule answers the same. Where it gives nothing, a method may give nothing, too, or
   * be right: then it has a guard that the bare rule lacks.
   */
  boolean isAsBy(Rule rule) {
    Optional<double[]> expected = rule.at(input);
    if (expected.isEmpty()) {
      return finite().isEmpty() || isRight();
    }
    return given.isPresent() && Tolerance.isNear(given.get(), expected.get(), 2 * tolerance);
  }
}
