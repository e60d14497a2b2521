package touchline.taught;

import touchline.geometry.Box;
import touchline.geometry.Vec2;

/**
 * An upright box that moves straight ahead for one step, and one that stands still: when do they
 * meet?
 *
 * <p>Times are parts of the step, 0 to 1; {@link #NEVER} stands for what does not happen in it.
 * Boxes that overlap at the start meet at 0; those that touch do so only if they come nearer to
 * each other; to slide along a side, or to graze a corner, is no hit. Lengths in metres, velocities
 * in metres a step.
 *
 * <p>Error: a few ulp of the coordinates, divided by the speed; at an exact touch or graze rounding
 * may decide either way.
 */
public final class MovingBox {
  /** Later than any time. */
  public static final double NEVER = Double.POSITIVE_INFINITY;

  private MovingBox() {}

  /**
   * When the moving box comes into the other one: from then on they overlap along both axes.
   *
   * <p>Cost: four divisions. Source: Ericson, Real-Time Collision Detection, 5.5.8.
   *
   * @param v velocity of the moving box
   */
  @FigureInputs("box moving, vector v, box still")
  // tag::timeToBox[]
  public static double timeToBox(Box moving, Vec2 v, Box still) {
    double inX = entry(moving.left(), moving.right(), v.x(), still.left(), still.right());
    double inY = entry(moving.bottom(), moving.top(), v.y(), still.bottom(), still.top());
    double outX = exit(moving.left(), moving.right(), v.x(), still.left(), still.right());
    double outY = exit(moving.bottom(), moving.top(), v.y(), still.bottom(), still.top());
    double entry = Math.max(inX, inY);
    double exit = Math.min(outX, outY);
    boolean hits = entry < exit && exit > 0 && entry <= 1;
    if (!hits) {
      return NEVER;
    }
    return Math.max(0, entry);
  }

  // end::timeToBox[]

  /**
   * When an interval that moves begins to overlap one that stands. One that does not move overlaps
   * it always, or never.
   */
  // tag::entry[]
  public static double entry(
      double low, double high, double speed, double stillLow, double stillHigh) {
    boolean overlap = low < stillHigh && stillLow < high;
    if (speed == 0) {
      return overlap ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    }
    double gap = speed > 0 ? stillLow - high : stillHigh - low;
    return gap / speed;
  }

  // end::entry[]

  /** When it has passed the other one. One that does not move never does. */
  // tag::exit[]
  public static double exit(
      double low, double high, double speed, double stillLow, double stillHigh) {
    if (speed == 0) {
      return Double.POSITIVE_INFINITY;
    }
    double gap = speed > 0 ? stillHigh - low : stillLow - high;
    return gap / speed;
  }
  // end::exit[]
}
