package touchline.taught;

import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/**
 * Two circles that both move straight ahead for one step: when do they touch?
 *
 * <p>Times are parts of the step, 0 to 1; {@link #NEVER} stands for what does not happen in it.
 * Circles that already overlap touch at 0; those that touch do so only if they come nearer to each
 * other; a graze is no touch. Lengths in metres, velocities in metres a step.
 *
 * <p>Error: a few ulp of the coordinates, divided by the speed at which the gap closes; at an exact
 * touch or graze rounding may decide either way.
 */
public final class TwoMovingCircles {
  /** Later than any time. */
  public static final double NEVER = Double.POSITIVE_INFINITY;

  private TwoMovingCircles() {}

  /** The velocity of the first as seen from the second, which seems to stand still. */
  @FigureInputs("circle one, vector v, circle other, vector w")
  // tag::relative[]
  public static Vec2 relative(Vec2 v, Vec2 w) {
    Vec2 relative = v.minus(w);
    return relative;
  }

  // end::relative[]

  /**
   * When the circles first touch: the smaller root of |distV + time · relative|² = reach².
   *
   * <p>Cost: one square root and one division. Near a graze the numerator loses digits. Source:
   * Ericson, Real-Time Collision Detection, 5.5.5.
   *
   * @param v velocity of the first circle
   * @param w velocity of the second
   */
  @FigureInputs("circle one, vector v, circle other, vector w")
  // tag::timeToTouch[]
  public static double timeToTouch(Circle one, Vec2 v, Circle other, Vec2 w) {
    Vec2 relative = v.minus(w);
    Vec2 distV = one.center().minus(other.center());
    double reach = one.radius() + other.radius();
    double a = relative.dot(relative);
    double b = distV.dot(relative);
    double c = distV.dot(distV) - reach * reach;
    if (c < 0) {
      return 0;
    }
    if (b >= 0) {
      return NEVER;
    }
    double discriminant = b * b - a * c;
    if (discriminant <= 0) {
      return NEVER;
    }
    double time = (-b - Math.sqrt(discriminant)) / a;
    return time <= 1 ? time : NEVER;
  }
  // end::timeToTouch[]
}
