package touchline.figure;

/**
 * A circle that moves while the time of the figure goes from 0 to 1.
 *
 * @param circle the input that moves
 * @param velocity the input by which it moves in one step of time
 * @param until the variable that says when it stops, or {@code return}
 */
public record Motion(String circle, String velocity, String until) {}
