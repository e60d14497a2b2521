package touchline.code;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Which wrong formula a method works with that asks questions of its own around it. What it chooses
 * (0 for overlapping, -1 for never) says nothing; every other answer must be the formula's, and
 * several wrong ones must be there.
 *
 * @param isChosen whether an answer is chosen, not computed
 */
record FormulaMatch(List<CaseAnswer> answers, Predicate<double[]> isChosen) {
  /** A number that agrees to six digits by chance does not do so as often. */
  private static final int FEWEST = 4;

  Optional<String> among(List<Rule> bare) {
    return bare.stream().filter(this::explains).findFirst().map(Rule::id);
  }

  private boolean explains(Rule rule) {
    int shown = 0;
    for (CaseAnswer answer : answers) {
      boolean isSilent = answer.given().filter(isChosen).isPresent();
      if (!isSilent && !answer.isAsBy(rule)) {
        return false;
      }
      shown += isSilent || answer.isRight() ? 0 : 1;
    }
    return shown >= FEWEST;
  }
}
