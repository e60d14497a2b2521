package touchline.server.author.folder;

/**
 * What an author says of a question for the answer of the method, beside the method itself.
 *
 * @param answer what stands beside the field
 * @param tolerance how far a number may be off
 * @param text in Markdown, without the head
 * @param textLine of {@code question.md} on which it begins
 */
public record Question(String title, String answer, double tolerance, String text, int textLine) {}
