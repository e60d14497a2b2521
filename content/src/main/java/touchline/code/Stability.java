package touchline.code;

import java.util.List;
import java.util.Optional;

/**
 * Keeps cases away from every decision, of the right rule and of the mistaken ones: where arguments
 * that differ by a millionth give much the same answers, rounding decides nothing, whatever the
 * form in which a rule is written.
 */
record Stability(List<Rule> rules, Signature signature) {
  static final double SHARE = 1e-6;

  /** A jump; without one an answer moves by a few millionths. */
  private static final double JUMP = 1e-3;

  /** Which numbers go up, bit by bit, the others down. */
  private static final int[] PATTERNS = {0b0110011, 0b1001100, 0b1111111};

  /**
   * @param unit metres a step of the grid on which the case was drawn
   */
  boolean holds(double[] input, double unit) {
    for (Rule rule : rules) {
      Optional<double[]> answer = rule.at(input);
      for (int pattern : PATTERNS) {
        if (jumps(answer, rule.at(moved(input, pattern, unit * SHARE)), unit)) {
          return false;
        }
      }
    }
    return true;
  }

  /** As {@link #holds}, with each number changed by itself, too: so no decision is overlooked. */
  boolean holdsEachWay(double[] input, double unit) {
    return holds(input, unit) && rules.stream().allMatch(rule -> holdsEachWay(rule, input, unit));
  }

  private boolean holdsEachWay(Rule rule, double[] input, double unit) {
    Optional<double[]> answer = rule.at(input);
    // All lengths less: where two outlines are touched, neither keeps the answer for the other.
    if (jumps(answer, rule.at(moved(input, 0, unit * SHARE)), unit)) {
      return false;
    }
    boolean[] isCount = counts(input);
    double[] moved = input.clone();
    for (int i = 0; i < input.length; i++) {
      for (int sign = -1; sign <= 1 && !isCount[i]; sign += 2) {
        moved[i] = input[i] + sign * unit * SHARE;
        if (jumps(answer, rule.at(moved), unit)) {
          return false;
        }
      }
      moved[i] = input[i];
    }
    return true;
  }

  private boolean[] counts(double[] input) {
    boolean[] isCount = new boolean[input.length];
    int next = 0;
    for (ValueType kind : signature.parameters()) {
      isCount[Math.min(next, input.length - 1)] = kind == ValueType.CIRCLES;
      next += kind.width(input, next);
    }
    return isCount;
  }

  /** Whether all rules give much the same answers to both. */
  boolean isSame(double[] input, double[] other, double unit) {
    return rules.stream().noneMatch(rule -> jumps(rule.at(input), rule.at(other), unit));
  }

  private double[] moved(double[] input, int pattern, double step) {
    double[] moved = input.clone();
    int next = 0;
    for (ValueType kind : signature.parameters()) {
      int first = next;
      next += kind.width(input, first);
      // The count of circles stays.
      for (int i = kind == ValueType.CIRCLES ? first + 1 : first; i < next; i++) {
        boolean up = (pattern >> (i % 7) & 1) == 1;
        moved[i] += up ? step : -step;
      }
    }
    return moved;
  }

  private boolean jumps(Optional<double[]> one, Optional<double[]> other, double unit) {
    if (one.isEmpty() || other.isEmpty()) {
      return one.isPresent() != other.isPresent();
    }
    double scale = signature.result() == ValueType.POINT ? unit : 1;
    double allowed = JUMP * Math.max(scale, size(one.get()));
    return !Tolerance.isNear(one.get(), other.get(), allowed);
  }

  /** A mistaken formula may multiply what it is given: what counts is the share. */
  private static double size(double[] answer) {
    double largest = 0;
    for (double number : answer) {
      largest = Math.max(largest, Math.abs(number));
    }
    return largest;
  }
}
