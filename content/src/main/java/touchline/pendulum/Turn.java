package touchline.pendulum;

import org.ode4j.math.DQuaternion;
import touchline.geometry.Vec2;

/** Turns of a body in the plane. */
final class Turn {
  private Turn() {}

  /**
   * The quaternion (cos ½θ, 0, 0, sin ½θ) that turns the x axis to a direction. The half angles
   * come from square roots, which are the same in every browser; sine and cosine are not.
   *
   * @param direction of length 1
   */
  static DQuaternion to(Vec2 direction) {
    double cosine = Math.sqrt(Math.max(0, (1 + direction.x()) / 2));
    double sine = Math.sqrt(Math.max(0, (1 - direction.x()) / 2));
    return new DQuaternion(cosine, 0, 0, direction.y() < 0 ? -sine : sine);
  }
}
