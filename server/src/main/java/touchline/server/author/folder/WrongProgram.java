package touchline.server.author.folder;

/**
 * A method as somebody writes it who makes a mistake.
 *
 * @param file below the folder
 * @param name of the mistake
 * @param said to who makes it
 */
public record WrongProgram(String file, String name, String said, String source) {}
