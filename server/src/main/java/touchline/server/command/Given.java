package touchline.server.command;

/**
 * A setting as a person gave it.
 *
 * @param name the flag or the variable that it came from, for messages
 */
public record Given(String name, String value) {}
