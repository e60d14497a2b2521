package touchline.gap;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.exercise.Chance;
import touchline.exercise.Seeds;

/** What running the expressions of an exercise shows that its file alone does not. */
public final class GapRules {
  private final Gaps gaps;
  private final GapCases cases;
  private final List<Broken> broken = new ArrayList<>();

  /**
   * A rule that is broken.
   *
   * @param gap index of the gap
   */
  public record Broken(int gap, String rule) {}

  private GapRules(Gaps gaps) {
    this.gaps = gaps;
    this.cases = GapCases.of(gaps, new Chance(Seeds.FIRST));
  }

  /** The rules that an exercise breaks. */
  public static List<Broken> broken(Gaps gaps) {
    GapRules rules = new GapRules(gaps);
    for (int i = 0; i < gaps.gaps().size(); i++) {
      rules.check(i);
    }
    return rules.broken;
  }

  private void check(int gap) {
    Gap one = gaps.gaps().get(gap);
    if (!isWhole(gap, one.expression())) {
      broken.add(new Broken(gap, "[ ] must hold one whole expression: " + one.expression()));
      return;
    }
    for (int i = 0; i < one.wrongs().size(); i++) {
      Gap.Wrong wrong = one.wrongs().get(i);
      Optional<String> fault = gaps.fault(gap, wrong.expression());
      String name = wrong.id() + ": " + wrong.expression();
      if (fault.isPresent()) {
        broken.add(new Broken(gap, name + ": " + fault.get()));
      } else if (cases.wrong(gaps.with(gap, wrong.expression())) < 0) {
        broken.add(new Broken(gap, "a wrong expression must be wrong in some case: " + name));
      } else {
        differ(gap, wrong, one.wrongs().subList(0, i));
      }
    }
  }

  /** Whether it can be read alone, and means the same in brackets. */
  private boolean isWhole(int gap, String expression) {
    try {
      return gaps.fault(gap, expression).isEmpty()
          && cases.wrong(gaps.with(gap, "(" + expression + ")")) < 0;
    } catch (IllegalArgumentException broken) {
      return false;
    }
  }

  private void differ(int gap, Gap.Wrong wrong, List<Gap.Wrong> earlier) {
    for (Gap.Wrong other : earlier) {
      boolean fits = gaps.fault(gap, other.expression()).isEmpty();
      if (fits
          && !wrong.id().equals(other.id())
          && cases.areAlike(
              gaps.with(gap, wrong.expression()), gaps.with(gap, other.expression()))) {
        broken.add(
            new Broken(gap, wrong.id() + " and " + other.id() + " must differ in some case"));
      }
    }
  }
}
