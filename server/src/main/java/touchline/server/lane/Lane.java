package touchline.server.lane;

import java.util.List;

/**
 * The lanes in which work waits. Each gets its share of what can be done, so no crowd in one of
 * them stops another; what a lane does not use goes to the others.
 */
public enum Lane {
  /** What an assignment asks for. */
  CREDIT(0, 4),
  /** What people who are known do by themselves. */
  SIGNED_IN(1, 2),
  /** What comes from anybody. */
  ANONYMOUS(2, 1);

  /** The first is the one that goes first if nothing else decides. */
  public static final List<Lane> ALL = List.of(values());

  private final int number;
  private final int share;

  Lane(int number, int share) {
    this.number = number;
    this.share = share;
  }

  /** How much of the work is done for this lane while all of them wait, beside the others. */
  public int share() {
    return share;
  }

  /** What the store keeps. */
  public int number() {
    return number;
  }
}
