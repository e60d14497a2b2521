package touchline.server.author;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import touchline.code.Signature;
import touchline.code.Tolerance;
import touchline.code.ValueType;
import touchline.server.grading.job.CaseRun;

/**
 * Cases so near to another that a method must answer much the same, unless it decides just there:
 * where rounding could turn a decision, a right method in another form would be wrong.
 */
record Nearby(Signature signature) {
  /** For each case: a step to either side, in two directions. */
  static final int COUNT = 4;

  /** Share of the largest number; far more than rounding, far less than what an answer feels. */
  private static final double STEP = 1e-7;

  /** How many times the tolerance an answer may change nearby; more is a decision. */
  private static final double CALM = 1_000;

  /** Whether a program does much the same in a case and beside it. */
  boolean isCalm(double[] input, CaseRun here, CaseRun there) {
    double tolerance = CALM * Tolerance.of(signature.result(), input);
    return here instanceof CaseRun.Gave gave
        && there instanceof CaseRun.Gave other
        && Tolerance.isNear(gave.raw(), other.raw(), tolerance);
  }

  /** Of all cases, one after another; the same each time. */
  List<double[]> all(List<double[]> inputs) {
    Random random = new Random(2);
    List<double[]> near = new ArrayList<>();
    for (double[] input : inputs) {
      for (int i = 0; i < COUNT; i += 2) {
        double[] step = step(input, random);
        near.add(moved(input, step, 1));
        near.add(moved(input, step, -1));
      }
    }
    return near;
  }

  /** Nothing is added to how many circles there are. */
  private double[] step(double[] input, Random random) {
    double size = 1;
    for (double number : input) {
      size = Math.max(size, Math.abs(number));
    }
    double[] step = new double[input.length];
    int at = 0;
    for (ValueType type : signature.parameters()) {
      int end = at + type.width(input, at);
      for (int i = type == ValueType.CIRCLES ? at + 1 : at; i < end; i++) {
        // A length of next to zero stays as it is: the step could lead below zero.
        boolean isEdge = Math.abs(input[i]) < STEP * size && isLength(type, i - at);
        step[i] = isEdge ? 0 : (random.nextDouble() - 0.5) * 2 * STEP * size;
      }
      at = end;
    }
    return step;
  }

  private static boolean isLength(ValueType type, int part) {
    return switch (type) {
      case NUMBER -> true;
      case CIRCLE -> part == 2;
      case CIRCLES -> part % 3 == 0;
      default -> false;
    };
  }

  private static double[] moved(double[] input, double[] step, int sign) {
    double[] moved = input.clone();
    for (int i = 0; i < moved.length; i++) {
      moved[i] = input[i] + sign * step[i];
    }
    return moved;
  }
}
