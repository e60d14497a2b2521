package touchline.server.store;

/** A copy could not be made or used. The message is a rule, for the person who asked for it. */
public final class BackupProblem extends Exception {
  BackupProblem(String message) {
    super(message);
  }

  BackupProblem(String message, Throwable cause) {
    super(message, cause);
  }
}
