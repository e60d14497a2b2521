package touchline.server.draft;

/**
 * A course to which an exercise can be published; templates read it.
 *
 * @param field of the form
 */
public record CourseView(
    String field, String title, boolean isChosen, String assign, String remarks) {}
