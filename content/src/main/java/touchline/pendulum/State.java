package touchline.pendulum;

import touchline.geometry.Vec2;

/**
 * The pendulum at one moment.
 *
 * @param steps how many steps were made
 * @param time in seconds
 * @param angle of the first rod, from −π to π, 0 where it points right and positive to the left of
 *     it
 * @param rate how fast the angle changes, in radians a second
 * @param first where the first bob is, in metres
 * @param second where the second bob is
 * @param motor the velocity that the controller asks for in the step to come, in radians a second
 */
public record State(
    int steps, double time, double angle, double rate, Vec2 first, Vec2 second, double motor) {}
