package touchline.parity;

import touchline.exercise.Chance;

/**
 * Inputs that everybody can make alike from a seed, in the browser too: anywhere in a picture,
 * whole numbers, far from the origin, points that coincide or are one rounding apart.
 */
final class SampleRows {
  private static final int FAMILIES = 5;
  private static final double UNIT = 1.0 / (1 << 24);

  /** Just more than 1: what it is multiplied with becomes a neighbour. */
  private static final double NEXT = 1 + 1.0 / (1L << 52);

  private final Chance chance;

  SampleRows(long seed) {
    this.chance = new Chance(seed);
  }

  double[] next(Batch batch, int count) {
    int width = batch.inputs();
    double[] rows = new double[count * width];
    for (int i = 0; i < count; i++) {
      fill(rows, i * width, width, chance.below(FAMILIES));
      makeRadiiLegal(rows, i * width, batch.shape());
    }
    return rows;
  }

  private void fill(double[] rows, int from, int width, int family) {
    double away = family == 2 ? (1L << chance.between(10, 50)) : 0;
    for (int i = from; i < from + width; i++) {
      rows[i] = family == 1 ? chance.between(-9, 9) : away + anywhere();
    }
    if (family >= 3 && width >= 4) {
      rows[from + 2] = rows[from];
      rows[from + 3] = family == 3 ? rows[from + 1] : rows[from + 1] * NEXT;
    }
  }

  /** From -10 to 10. */
  private double anywhere() {
    return (chance.below(1 << 24) * UNIT + chance.below(1 << 24) * UNIT * UNIT) * 20 - 10;
  }

  private static void makeRadiiLegal(double[] rows, int from, String shape) {
    int at = from;
    for (int i = 0; i < shape.length(); i++) {
      if (shape.charAt(i) == 'r') {
        rows[at] = Math.abs(rows[at]);
      }
      at += shape.charAt(i) == 'p' ? 2 : 1;
    }
  }
}
