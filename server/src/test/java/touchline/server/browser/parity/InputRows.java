package touchline.server.browser.parity;

import java.util.Random;
import java.util.function.DoubleSupplier;
import touchline.parity.Batch;

/**
 * Inputs for the parity run, from a seed: ordinary ones, and families made to hurt: denormals, huge
 * numbers, signed zeros, any finite bits, repeated points, points in a line, neighbours by one ulp,
 * exact tangents, everything far from the origin.
 */
public final class InputRows {
  private static final int FAMILIES = 11;

  /** The first families, with uniform and with whole coordinates. */
  private static final int ORDINARY = 3;

  private static final int HARD_ONE_IN = 8;

  /** Pythagorean: 3-4-5, 5-12-13, 8-15-17. */
  private static final int[][] TRIPLES = {{3, 4, 5}, {5, 12, 13}, {8, 15, 17}};

  private final Random random;

  public InputRows(long seed) {
    this.random = new Random(seed);
  }

  public double[] next(Batch batch, int count) {
    int width = batch.inputs();
    double[] rows = new double[count * width];
    for (int i = 0; i < count; i++) {
      double[] row = row(width, family());
      makeRadiiLegal(row, batch.shape());
      System.arraycopy(row, 0, rows, i * width, width);
    }
    return rows;
  }

  /** Most are ordinary: the hard ones are decided exactly, which takes browsers a while. */
  private int family() {
    return random.nextInt(HARD_ONE_IN) > 0 ? random.nextInt(ORDINARY) : random.nextInt(FAMILIES);
  }

  private double[] row(int width, int family) {
    return switch (family) {
      case 0, 1 -> filled(width, () -> random.nextDouble() * 20 - 10);
      case 2 -> filled(width, () -> random.nextInt(-9, 10));
      case 3 -> filled(width, () -> random.nextInt(-1000, 1000) * Double.MIN_VALUE);
      case 4 -> filled(width, () -> scaled(random.nextDouble() - 0.5, random.nextInt(0, 1020)));
      case 5 -> filled(width, this::anyFinite);
      case 6 -> filled(width, () -> random.nextBoolean() ? -0.0 : random.nextInt(-1, 2));
      case 7 -> repeating(filled(width, random::nextGaussian));
      case 8 -> neighbours(filled(width, () -> random.nextInt(-5, 6)));
      case 9 -> tangent(width);
      default -> offset(width);
    };
  }

  private static double[] filled(int width, DoubleSupplier source) {
    double[] row = new double[width];
    for (int i = 0; i < width; i++) {
      row[i] = source.getAsDouble();
    }
    return row;
  }

  private static double scaled(double value, int exponent) {
    return Math.scalb(value, exponent);
  }

  private double anyFinite() {
    double any = Double.longBitsToDouble(random.nextLong());
    return Double.isFinite(any) ? any : 0;
  }

  /** The second point, if there is one, is the first, or one ulp away. */
  private double[] repeating(double[] row) {
    if (row.length < 4) {
      return row;
    }
    row[2] = row[0];
    row[3] = random.nextBoolean() ? row[1] : Math.nextUp(row[1]);
    return row;
  }

  private double[] neighbours(double[] row) {
    int at = random.nextInt(row.length);
    row[at] = random.nextBoolean() ? Math.nextUp(row[at]) : Math.nextDown(row[at]);
    return row;
  }

  /** A segment along a Pythagorean direction, a centre whose distance is a whole number. */
  private double[] tangent(int width) {
    if (width < 6) {
      return filled(width, () -> random.nextInt(-9, 10));
    }
    int[] t = TRIPLES[random.nextInt(TRIPLES.length)];
    double scale = Math.scalb(1, random.nextInt(-40, 40));
    double[] row = filled(width, () -> random.nextInt(1, 6));
    row[0] = 0;
    row[1] = 0;
    row[2] = 2 * t[0] * scale;
    row[3] = 2 * t[1] * scale;
    row[4] = (t[0] - t[1]) * scale;
    row[5] = (t[1] + t[0]) * scale;
    for (int i = 6; i < width; i++) {
      row[i] = t[2] * scale;
    }
    return row;
  }

  private double[] offset(int width) {
    double away = Math.scalb(1, random.nextInt(50));
    return filled(width, () -> away + random.nextGaussian());
  }

  /** Most radii must be legal, or the run would compare refusals. */
  private void makeRadiiLegal(double[] row, String shape) {
    int at = 0;
    for (int i = 0; i < shape.length(); i++) {
      if (shape.charAt(i) == 'r' && random.nextInt(50) > 0) {
        row[at] = Math.abs(row[at]);
      }
      at += shape.charAt(i) == 'p' ? 2 : 1;
    }
  }
}
