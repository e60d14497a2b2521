package touchline.server.audit;

/**
 * A change as the log keeps it.
 *
 * @param what its sort, such as {@code role}
 * @param subject what or whom it concerns, in words
 * @param before empty where there was nothing
 * @param after empty where there is nothing any more
 */
public record Change(String what, String subject, String before, String after) {}
