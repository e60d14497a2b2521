package touchline.server.submission;

import java.time.Instant;

/**
 * That an exercise was answered, rightly or not.
 *
 * @param seed of the variant; 0 for a method
 * @param question of the variant, from 0
 */
public record ReviewAnswer(
    String exercise, long seed, int question, boolean isRight, Instant receivedAt) {}
