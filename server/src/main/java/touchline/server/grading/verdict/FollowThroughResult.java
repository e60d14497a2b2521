package touchline.server.grading.verdict;

import java.util.Optional;

/**
 * Another method of the student's, on which the one asked for is rightly built.
 *
 * @param own the method asked for
 * @param helper the other one, which is wrong
 * @param mistake what is known to be wrong with it
 */
record FollowThroughResult(String own, String helper, Optional<String> mistake) {
  /**
   * The share of what was lost that counts after all. Not all of it, since the method does not do
   * what is asked; and nothing where the helper's mistake is not a known one, since otherwise any
   * helper would do.
   */
  private static final double GIVEN_BACK = 0.5;

  double mark(double before) {
    return mistake.isPresent() ? GIVEN_BACK + (1 - GIVEN_BACK) * before : before;
  }

  String sentence() {
    String judged = " Your " + own + " is right, given your " + helper;
    return mistake.isPresent()
        ? judged + ", so you get back half of what it cost. The mistake is in " + helper + "."
        : judged + ". The mistake is there.";
  }
}
