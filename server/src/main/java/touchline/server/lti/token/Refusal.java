package touchline.server.lti.token;

/** Why somebody is not let in from a platform; the message is for them and for who set it up. */
public final class Refusal extends Exception {
  public Refusal(String message) {
    super(message);
  }

  /** Never null. */
  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }
}
