package touchline.code;

import java.util.Random;
import touchline.geometry.Vec2;

/**
 * Moves designed cases to a place nobody can foresee. By whole numbers from 8 to 40: so far from
 * the axes that the rounding of a sine or cosine of a right angle vanishes in the sums.
 */
public record Shift(double x, double y) {
  static final Shift NONE = new Shift(0, 0);

  private static final int LEAST = 8;
  private static final int SPREAD = 33;

  static Shift by(Random random) {
    return new Shift(LEAST + random.nextInt(SPREAD), LEAST + random.nextInt(SPREAD));
  }

  public Vec2 point(double fromX, double fromY) {
    return new Vec2(x + fromX, y + fromY);
  }
}
