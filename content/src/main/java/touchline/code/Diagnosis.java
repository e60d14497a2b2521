package touchline.code;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Which known mistake a wrong method makes: the one whose answers are the method's in every case.
 *
 * <p>In degenerate cases (a segment or a vector of length zero, a centre on the segment) most
 * formulas divide 0 by 0, and a method may or may not guard against it. So the other cases decide;
 * when those are all right, the degenerate ones are the mistake.
 */
final class Diagnosis {
  /** The id of the mistake that a segment of length zero gives nothing. */
  static final String LENGTH_ZERO = "M31";

  /** The id of the mistake that a centre on the segment gives no direction. */
  static final String ON_SEGMENT = "P15";

  /** The id of the mistake that a vector of length zero gives no direction. */
  static final String NO_DIRECTION = "A24";

  /** Share of the ordinary cases for which a rule must have an answer. */
  private static final double LEAST_SPOKEN = 0.7;

  /** Share of the ordinary cases in which a rule must explain a wrong answer. */
  private static final double LEAST_WRONG = 0.1;

  private final Kind result;
  private final List<Answered> ordinary = new ArrayList<>();
  private final List<Answered> degenerate = new ArrayList<>();

  private final Predicate<double[]> isCase;

  /**
   * @param isCase whether an answer is chosen, not computed
   */
  Diagnosis(Kind result, List<Answered> answers, Predicate<double[]> isCase) {
    this.result = result;
    this.isCase = isCase;
    for (Answered answer : answers) {
      (answer.group().isDegenerate() ? degenerate : ordinary).add(answer);
    }
  }

  /**
   * Empty when no known mistake explains the answers, or nothing is wrong.
   *
   * @param bare formulas to look for where no rule explains everything
   */
  Optional<String> among(List<Rule> rules, List<Rule> bare) {
    if (ordinary.stream().allMatch(Answered::isRight)) {
      return degenerateMistake();
    }
    List<Rule> fitting = rules.stream().filter(this::explains).toList();
    return fitting.stream()
        .min(Comparator.comparing(Diagnosis::isPair).thenComparing(rule -> !fitsDegenerate(rule)))
        .map(Rule::id)
        .or(() -> new Computed(ordinary, isCase).among(bare));
  }

  /** Where a rule is silent a guard may answer anything, if the rule shows itself elsewhere. */
  private boolean explains(Rule rule) {
    if (ordinary.stream().allMatch(each -> each.isAsBy(rule))) {
      return true;
    }
    return result != Kind.TRUTH
        && ordinary.stream().allMatch(each -> each.isAsBy(rule) || isSilent(rule, each))
        && share(each -> !isSilent(rule, each)) >= LEAST_SPOKEN
        && share(each -> !isSilent(rule, each) && !each.isRight()) >= LEAST_WRONG;
  }

  private double share(Predicate<Answered> kind) {
    return (double) ordinary.stream().filter(kind).count() / ordinary.size();
  }

  private static boolean isSilent(Rule rule, Answered answer) {
    return rule.at(answer.input()).isEmpty();
  }

  private static boolean isPair(Rule rule) {
    return rule.id().indexOf('+') >= 0;
  }

  private boolean fitsDegenerate(Rule rule) {
    return degenerate.stream().allMatch(each -> isCompatible(each, rule));
  }

  /** A guard, or the lack of one, says nothing against a rule. */
  private static boolean isCompatible(Answered answer, Rule rule) {
    return answer.isRight() || answer.finite().isEmpty() || answer.isAsBy(rule);
  }

  /** Nothing, or for yes and no the wrong one of the two, as a comparison with NaN gives. */
  private Optional<String> degenerateMistake() {
    Set<String> ids = new TreeSet<>();
    for (Answered answer : degenerate) {
      if (!answer.isRight()) {
        boolean finite = answer.finite().isPresent() && result != Kind.TRUTH;
        if (finite || answer.group() == Group.NO_CIRCLES) {
          return Optional.empty();
        }
        ids.add(degenerateId(answer.group()));
      }
    }
    return ids.isEmpty() ? Optional.empty() : Optional.of(String.join("+", ids));
  }

  /** The mistake of those that give nothing in such cases. */
  static String degenerateId(Group group) {
    return switch (group) {
      case LENGTH_ZERO -> LENGTH_ZERO;
      case NO_DIRECTION -> NO_DIRECTION;
      default -> ON_SEGMENT;
    };
  }
}
