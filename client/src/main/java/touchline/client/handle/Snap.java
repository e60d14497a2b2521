package touchline.client.handle;

import touchline.diagram.View;
import touchline.geometry.Vec2;

/**
 * Where a handle may stand: on the lattice of tenths of a metre, so that coordinates stay short
 * enough to calculate with by hand, and inside the view.
 */
public final class Snap {
  private static final int PER_METRE = 10;

  private Snap() {}

  /** The point of the lattice and the view that is nearest to the given one. */
  public static Vec2 at(Vec2 point, View view) {
    return new Vec2(
        onLattice(point.x(), view.minX(), view.maxX()),
        onLattice(point.y(), view.minY(), view.maxY()));
  }

  /**
   * Divides by ten instead of multiplying by 0.1, which would make 0.3 into 0.30000000000000004.
   */
  private static double onLattice(double value, double min, double max) {
    double lowest = Math.ceil(min * PER_METRE);
    double highest = Math.floor(max * PER_METRE);
    double steps = Math.floor(value * PER_METRE + 0.5);
    return Math.min(Math.max(steps, lowest), highest) / PER_METRE + 0.0;
  }
}
