package touchline.server.store;

/** The data folder cannot be used; the message is one line for the person who chose it. */
public final class StoreProblem extends RuntimeException {
  StoreProblem(String message, Throwable cause) {
    super(message + " (" + reason(cause) + ")", cause);
  }

  private static String reason(Throwable cause) {
    Throwable root = cause;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    String message = root.getMessage() == null ? "" : root.getMessage().strip();
    String line = message.lines().findFirst().orElse("");
    return line.isEmpty() ? root.getClass().getSimpleName() : line;
  }
}
