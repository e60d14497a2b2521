package touchline.server.lesson;

/**
 * What stands below one heading of a lesson.
 *
 * @param id its anchor
 * @param title plain text
 */
public record Section(String id, String title) {}
