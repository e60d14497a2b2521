package touchline.server.gradebook;

import java.util.Optional;

/**
 * A decision as it is to be written.
 *
 * @param points none to leave the assignment out
 */
record Decision(Optional<Double> points, String reason, String comment) {}
