package touchline.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Which known mistake a wrong method makes: the one whose answers are the method's in every case.
 *
 * <p>In degenerate cases (a segment of length zero, a centre on the segment) most formulas divide 0
 * by 0, and a method may or may not guard against it. So the other cases decide; when those are all
 * right, the degenerate ones are the mistake.
 */
final class Diagnosis {
  /** The id of the mistake that a segment of length zero gives nothing. */
  static final String LENGTH_ZERO = "M31";

  /** The id of the mistake that a centre on the segment gives no direction. */
  static final String ON_SEGMENT = "P15";

  private final Kind result;
  private final List<Answered> ordinary = new ArrayList<>();
  private final List<Answered> degenerate = new ArrayList<>();

  Diagnosis(Kind result, List<Answered> answers) {
    this.result = result;
    for (Answered answer : answers) {
      (answer.group().isDegenerate() ? degenerate : ordinary).add(answer);
    }
  }

  /** Empty when no known mistake explains the answers, or nothing is wrong. */
  Optional<String> among(List<Rule> rules) {
    if (ordinary.stream().allMatch(Answered::isRight)) {
      return degenerateMistake();
    }
    List<Rule> fitting =
        rules.stream()
            .filter(rule -> ordinary.stream().allMatch(each -> each.isAsBy(rule)))
            .toList();
    return fitting.stream()
        .filter(rule -> degenerate.stream().allMatch(each -> isCompatible(each, rule)))
        .findFirst()
        .or(() -> fitting.stream().findFirst())
        .map(Rule::id);
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
        ids.add(answer.group() == Group.LENGTH_ZERO ? LENGTH_ZERO : ON_SEGMENT);
      }
    }
    return ids.isEmpty() ? Optional.empty() : Optional.of(String.join("+", ids));
  }
}
