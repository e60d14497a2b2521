package touchline.server.demo;

import java.util.Optional;

/**
 * What an instructor decided.
 *
 * @param points none where the assignment does not count
 */
record DemoOverride(Optional<Double> points, String reason, String comment) {}
