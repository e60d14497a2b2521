package touchline.server.command;

/** A setting that cannot be used; the message is one line for the person who gave it. */
public final class BadSetting extends Exception {
  public BadSetting(String message) {
    super(message);
  }
}
