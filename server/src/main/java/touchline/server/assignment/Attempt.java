package touchline.server.assignment;

import java.time.Instant;

/**
 * An attempt of somebody at an exercise of an assignment.
 *
 * @param number from 1
 * @param seed draws the variant; 0 for a method, whose submission has its own
 * @param hints that were asked for
 */
public record Attempt(long id, int number, long seed, int hints, Instant startedAt) {}
