package touchline.server.account;

/**
 * Who asks.
 *
 * @param id number in the store; that of {@link #NOBODY} is in no row
 */
public record Learner(long id) implements Visitor {
  /** Somebody who has submitted nothing yet, or whose cookie we do not know. */
  public static final Learner NOBODY = new Learner(0);
}
