package touchline.server.submission;

import touchline.server.account.Learner;
import touchline.server.lane.Lane;
import touchline.server.lane.Owner;

/**
 * Where work comes from, as far as its place in the line depends on it.
 *
 * @param address of who has no account; empty for those who are known
 */
public record Sender(Lane lane, String address) {
  /** Somebody who is known, with work that an assignment asks for. */
  public static final Sender FOR_CREDIT = new Sender(Lane.CREDIT, "");

  /** Somebody who is known. */
  public static final Sender KNOWN = new Sender(Lane.SIGNED_IN, "");

  public static Sender anonymous(String address) {
    return new Sender(Lane.ANONYMOUS, address);
  }

  /** For whom a learner's programs run. */
  public Owner owner(Learner learner) {
    String name = "learner " + learner.id();
    return switch (lane) {
      case CREDIT -> Owner.named(name).forCredit();
      case SIGNED_IN -> Owner.named(name);
      case ANONYMOUS -> Owner.anonymous(name, address);
    };
  }
}
