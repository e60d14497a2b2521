package touchline.server.oidc;

/** The provider did not answer, or what it answered proves nothing; the message is for the log. */
final class ProviderProblem extends Exception {
  private final boolean isAway;

  private ProviderProblem(String message, boolean isAway) {
    super(message);
    this.isAway = isAway;
  }

  /** It could not be asked. */
  static ProviderProblem away(String message) {
    return new ProviderProblem(message, true);
  }

  /** It answered what cannot be believed or used. */
  static ProviderProblem wrong(String message) {
    return new ProviderProblem(message, false);
  }

  /** Whether it may help to try again a little later. */
  boolean isAway() {
    return isAway;
  }
}
