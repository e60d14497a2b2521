package touchline.server.lti.service;

/**
 * A platform did not do what it was asked; the message says how, in a clause.
 *
 * <p>Whether it may help to ask again later tells {@link #isAway}.
 */
public final class ServiceProblem extends Exception {
  private static final int NOBODY = 0;
  private static final int TOO_OFTEN = 429;

  private final int status;

  private ServiceProblem(int status, String message) {
    super(message);
    this.status = status;
  }

  /** It could not be asked at all. */
  static ServiceProblem away(String message) {
    return new ServiceProblem(NOBODY, message);
  }

  /** It answered something else. */
  static ServiceProblem answered(int status, String message) {
    return new ServiceProblem(status, message);
  }

  /** What it answered; 0 if nothing. */
  public int status() {
    return status;
  }

  /** Whether the platform as a whole does not answer now, whatever it is asked. */
  public boolean isAway() {
    return status == NOBODY || status == TOO_OFTEN || status >= 500;
  }

  /** Never null. */
  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }
}
