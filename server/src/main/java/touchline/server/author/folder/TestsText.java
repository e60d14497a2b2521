package touchline.server.author.folder;

/**
 * What an author says of an exercise in which students write cases for the method.
 *
 * @param text in Markdown, without the head
 * @param textLine of {@code tests.md} on which it begins
 */
public record TestsText(String title, String text, int textLine) {}
