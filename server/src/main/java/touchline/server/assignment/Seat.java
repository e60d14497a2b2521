package touchline.server.assignment;

/** Who works on which exercise of which assignment. */
public record Seat(long assignment, long account, String exercise) {}
