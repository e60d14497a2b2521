package touchline.gap;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What was typed into the gaps, marked together. The largest set of expressions with which the
 * method works is right, with the printed ones in all other gaps: so a later gap is judged with the
 * learner's own earlier one where the two belong together, and a wrong gap spoils no other.
 */
public final class GapMarks {
  private final Gaps gaps;
  private final GapCases cases;
  private final List<String> typed;
  private final List<String> joint;
  private final int right;

  /**
   * @param typed an expression for each gap, which fits it; empty where it was left blank
   */
  public GapMarks(Gaps gaps, GapCases cases, List<String> typed) {
    this.gaps = gaps;
    this.cases = cases;
    this.typed = List.copyOf(typed);
    this.right = largest();
    this.joint = chosen(right);
  }

  private int largest() {
    int filled = 0;
    for (int i = 0; i < typed.size(); i++) {
      filled |= typed.get(i).isEmpty() ? 0 : bit(i);
    }
    for (int size = Integer.bitCount(filled); size > 0; size--) {
      // Earlier gaps have the higher bits: of two sets as large, the one with them is taken.
      for (int set = filled; set > 0; set = (set - 1) & filled) {
        if (Integer.bitCount(set) == size && cases.wrong(chosen(set)) < 0) {
          return set;
        }
      }
    }
    return 0;
  }

  private int bit(int gap) {
    return 1 << (typed.size() - 1 - gap);
  }

  /** The learner's expressions in these gaps, the printed ones in the others. */
  private List<String> chosen(int set) {
    List<String> chosen = new ArrayList<>(gaps.right());
    for (int i = 0; i < typed.size(); i++) {
      if ((set & bit(i)) != 0) {
        chosen.set(i, typed.get(i));
      }
    }
    return chosen;
  }

  /** Whether an expression is right, with the others that are. */
  public boolean isRight(int gap) {
    return (right & bit(gap)) != 0;
  }

  public boolean isWrong(int gap) {
    return !isRight(gap) && !typed.get(gap).isEmpty();
  }

  /** Whether an expression is right only with the learner's others. */
  public boolean fitsTheOthers(int gap) {
    return isRight(gap) && cases.wrong(chosen(bit(gap))) >= 0;
  }

  /** A case in which an expression goes wrong, in a sentence. */
  public String told(int gap) {
    List<String> with = with(gap, typed.get(gap));
    return cases.told(cases.wrong(with), with);
  }

  private List<String> with(int gap, String expression) {
    List<String> with = new ArrayList<>(joint);
    with.set(gap, expression);
    return with;
  }

  /** The known mistakes that do the same as a wrong expression. */
  public Set<String> mistakes(int gap) {
    Set<String> ids = new LinkedHashSet<>();
    for (Gap.Wrong wrong : gaps.gaps().get(gap).wrongs()) {
      boolean same = cases.areAlike(with(gap, typed.get(gap)), with(gap, wrong.expression()));
      if (same) {
        ids.add(wrong.id());
      }
    }
    return ids;
  }
}
