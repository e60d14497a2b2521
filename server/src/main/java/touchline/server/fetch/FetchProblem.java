package touchline.server.fetch;

/**
 * Another site could not be asked, or answered something else; the message says how, in a clause.
 */
public final class FetchProblem extends Exception {
  public FetchProblem(String message) {
    super(message);
  }

  /** Never null. */
  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }
}
