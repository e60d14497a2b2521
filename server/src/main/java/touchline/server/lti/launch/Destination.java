package touchline.server.lti.launch;

/**
 * Where somebody goes, as a card tells it; templates read it.
 *
 * @param what a lesson, an exercise, an assignment or a course, in a word
 * @param path of the page
 * @param progress how far they are; empty where nothing is to be said
 */
public record Destination(String what, String title, String path, String progress) {}
