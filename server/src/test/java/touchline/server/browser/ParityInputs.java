package touchline.server.browser;

import java.util.Random;
import java.util.function.Supplier;

/**
 * Inputs for the parity run: six doubles each, ax ay bx by px py, from a seed. Ordinary ones, and
 * families made to hurt: denormals, huge numbers, signed zeros, any finite bits, degenerate
 * segments, points on the segment, neighbours by one ulp.
 */
final class ParityInputs {
  static final int NUMBERS = 6;

  private final Random random;

  ParityInputs(long seed) {
    this.random = new Random(seed);
  }

  double[] next(int count) {
    double[] inputs = new double[count * NUMBERS];
    for (int i = 0; i < count; i++) {
      double[] one = one(random.nextInt(10));
      System.arraycopy(one, 0, inputs, i * NUMBERS, NUMBERS);
    }
    return inputs;
  }

  private double[] one(int family) {
    return switch (family) {
      case 0, 1 -> six(() -> random.nextDouble() * 20 - 10);
      case 2 -> six(() -> random.nextInt(-9, 10));
      case 3 -> six(() -> random.nextInt(-1000, 1000) * Double.MIN_VALUE);
      case 4 -> six(() -> (random.nextDouble() - 0.5) * 1e154 * Math.pow(10, random.nextInt(155)));
      case 5 -> six(this::anyFinite);
      case 6 -> six(() -> random.nextBoolean() ? -0.0 : random.nextInt(-1, 2));
      case 7 -> degenerate();
      case 8 -> onTheSegment();
      default -> offset();
    };
  }

  private double anyFinite() {
    double any = Double.longBitsToDouble(random.nextLong());
    return Double.isFinite(any) ? any : 0;
  }

  private double[] degenerate() {
    double[] six = six(() -> random.nextGaussian());
    six[2] = six[0];
    six[3] = random.nextBoolean() ? six[1] : Math.nextUp(six[1]);
    return six;
  }

  private double[] onTheSegment() {
    double[] six = six(() -> random.nextInt(-99, 100));
    double share = random.nextInt(5) / 4.0;
    six[4] = six[0] + share * (six[2] - six[0]);
    six[5] = random.nextBoolean() ? six[1] + share * (six[3] - six[1]) : Math.nextUp(six[5]);
    return six;
  }

  private double[] offset() {
    double away = Math.pow(10, random.nextInt(16));
    return six(() -> away + random.nextGaussian());
  }

  private static double[] six(Supplier<? extends Number> source) {
    double[] six = new double[NUMBERS];
    for (int i = 0; i < NUMBERS; i++) {
      six[i] = source.get().doubleValue();
    }
    return six;
  }
}
