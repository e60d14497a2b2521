package touchline.taught;

import touchline.geometry.Vec2;

/** How a body moves on by one step of time: what an engine does last in each of its steps. */
public final class Integrator {
  private Integrator() {}

  /**
   * Where a body is that falls freely for one step: first the velocity changes, then the body moves
   * on with the new one. This is semi-implicit Euler; gravity is 9.81 m/s², downward.
   *
   * <p>Error: of the first order. After n steps from rest the body has fallen by g·h²·n·(n + 1)/2,
   * where g·h²·n²/2 is true.
   *
   * @param velocity in metres a second
   * @param step how long a step is, in seconds
   */
  @FigureInputs("point position, vector velocity, number step")
  // tag::step[]
  public static Vec2 step(Vec2 position, Vec2 velocity, double step) {
    Vec2 newVelocity = velocity.plus(new Vec2(0, -9.81 * step));
    Vec2 move = newVelocity.times(step);
    return position.plus(move);
  }
  // end::step[]
}
