package touchline.code;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Which known mistake a wrong method makes: the one whose answers are the method's in every case.
 *
 * <p>In degenerate cases (a segment or a vector of length zero, a centre on the segment) most
 * formulas divide 0 by 0, and a method may or may not guard against it. So the other cases decide;
 * when those are all right, the degenerate ones are the mistake.
 */
final class MethodDiagnosis {
  /** Share of the ordinary cases for which a rule must have an answer. */
  private static final double LEAST_SPOKEN = 0.7;

  /** Share of the ordinary cases in which a rule must explain a wrong answer. */
  private static final double LEAST_WRONG = 0.1;

  private final FlatRecipe<?, ?> recipe;
  private final ValueType result;
  private final List<CaseAnswer> ordinary = new ArrayList<>();
  private final List<CaseAnswer> degenerate = new ArrayList<>();

  MethodDiagnosis(FlatRecipe<?, ?> recipe, List<CaseAnswer> answers) {
    this.recipe = recipe;
    this.result = recipe.declaration().signature().result();
    for (CaseAnswer answer : answers) {
      (answer.group().isDegenerate() ? degenerate : ordinary).add(answer);
    }
  }

  /**
   * Empty when no known mistake explains the answers, or nothing is wrong.
   *
   * @param special rules that are wrong in degenerate cases only
   * @param bare formulas to look for where no rule explains everything
   */
  Optional<String> among(List<Rule> rules, List<Rule> special, List<Rule> bare) {
    if (ordinary.stream().allMatch(CaseAnswer::isRight)) {
      return degenerateMistake(special);
    }
    List<Rule> fitting = rules.stream().filter(this::explains).toList();
    return fitting.stream()
        .min(
            Comparator.comparing(MethodDiagnosis::isPair)
                .thenComparing(rule -> !saysAll(rule))
                .thenComparing(rule -> !fitsDegenerate(rule)))
        .map(Rule::id)
        .or(() -> specialMistake(special))
        .or(() -> new FormulaMatch(ordinary, recipe::isChosen).among(bare));
  }

  /** Where a rule is silent a guard may answer anything, if the rule shows itself elsewhere. */
  private boolean explains(Rule rule) {
    if (ordinary.stream().allMatch(each -> each.isAsBy(rule))) {
      return isEverSilent(rule)
          || saysAll(rule)
          || share(each -> isShown(rule, each)) >= LEAST_WRONG;
    }
    return result != ValueType.TRUTH
        && ordinary.stream().allMatch(each -> each.isAsBy(rule) || isSilent(rule, each))
        && share(each -> !isSilent(rule, each)) >= LEAST_SPOKEN
        && share(each -> isShown(rule, each)) >= LEAST_WRONG;
  }

  /** Whether the method gives nothing in some case in which the rule gives nothing either. */
  private boolean isEverSilent(Rule rule) {
    return ordinary.stream().anyMatch(each -> each.finite().isEmpty() && isSilent(rule, each));
  }

  /** Whether no right answer is one that the rule does not have. */
  private boolean saysAll(Rule rule) {
    return ordinary.stream().noneMatch(each -> each.isRight() && isSilent(rule, each));
  }

  private static boolean isShown(Rule rule, CaseAnswer answer) {
    return !answer.isRight() && !isSilent(rule, answer);
  }

  private double share(Predicate<CaseAnswer> kind) {
    return (double) ordinary.stream().filter(kind).count() / ordinary.size();
  }

  private static boolean isSilent(Rule rule, CaseAnswer answer) {
    return rule.at(answer.input()).isEmpty();
  }

  private static boolean isPair(Rule rule) {
    return rule.id().indexOf('+') >= 0;
  }

  private boolean fitsDegenerate(Rule rule) {
    return degenerate.stream().allMatch(each -> isCompatible(each, rule));
  }

  /** A guard, or the lack of one, says nothing against a rule. */
  private static boolean isCompatible(CaseAnswer answer, Rule rule) {
    return answer.isRight() || answer.finite().isEmpty() || answer.isAsBy(rule);
  }

  /** By a rule that says what the method answers there; or by where there is no answer at all. */
  private Optional<String> degenerateMistake(List<Rule> special) {
    return degenerate.stream().allMatch(CaseAnswer::isRight)
        ? Optional.empty()
        : specialMistake(special).or(this::missingAnswer);
  }

  /** One whose rule gives the method's answer in every case, whatever is tried there. */
  private Optional<String> specialMistake(List<Rule> special) {
    return special.stream()
        .filter(
            rule ->
                Stream.concat(ordinary.stream(), degenerate.stream())
                    .allMatch(each -> each.isJustAsBy(rule)))
        .map(Rule::id)
        .findFirst();
  }

  /** Nothing, or for yes and no the wrong one of the two, as a comparison with NaN gives. */
  private Optional<String> missingAnswer() {
    Set<String> ids = new TreeSet<>();
    for (CaseAnswer answer : degenerate) {
      if (!answer.isRight()) {
        String id = recipe.degenerate().get(answer.group());
        boolean isFinite = answer.finite().isPresent() && result != ValueType.TRUTH;
        if (isFinite || id == null) {
          return Optional.empty();
        }
        ids.add(id);
      }
    }
    return Optional.of(String.join("+", ids));
  }

  /**
   * Which wrong formula a method works with that asks questions of its own around it. What it
   * chooses (0 for overlapping, -1 for never) says nothing; every other answer must be the
   * formula's, and several wrong ones must be there.
   *
   * @param isChosen whether an answer is chosen, not computed
   */
  private record FormulaMatch(List<CaseAnswer> answers, Predicate<double[]> isChosen) {
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

    /**
     * As {@link #isAsBy}, without any doubt in favour of the rule: where it is silent, so is it.
     */
    boolean isJustAsBy(Rule rule) {
      return rule.at(input).isPresent() ? isAsBy(rule) : finite().isEmpty();
    }
  }
}
