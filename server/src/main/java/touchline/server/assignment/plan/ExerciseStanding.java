package touchline.server.assignment.plan;

/**
 * How a student stands in an exercise of an assignment.
 *
 * @param mark that counts, from 0 to 1, after lateness
 * @param rawMark the same, had nothing been late
 * @param attempts that were begun
 * @param seconds between the start of an attempt and its last answer, added up
 */
public record ExerciseStanding(
    String exercise, double mark, double rawMark, int attempts, long seconds) {}
