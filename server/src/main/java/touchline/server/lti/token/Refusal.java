package touchline.server.lti.token;

/** Why somebody is not let in from a platform; the message is for them and for who set it up. */
public final class Refusal extends Exception {
  /** What a platform said can be long, and nobody reads more than its beginning. */
  private static final int LONGEST = 600;

  public Refusal(String message) {
    super(message.length() <= LONGEST ? message : message.substring(0, LONGEST) + "…");
  }

  /** Never null. */
  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }
}
