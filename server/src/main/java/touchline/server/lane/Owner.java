package touchline.server.lane;

/**
 * Whose work it is.
 *
 * @param name of each owner one program runs at a time
 * @param group what the fair shares of a lane are counted by: a person, or an address from which
 *     many may come without an account
 */
public record Owner(String name, String group, Lane lane) {
  /** A person, or a program that somebody answers for. */
  public static Owner named(String name) {
    return of(name, name);
  }

  /** The same, sharing with others of a group. */
  public static Owner of(String name, String group) {
    return new Owner(name, group, Lane.SIGNED_IN);
  }

  /** Somebody without an account. */
  public static Owner anonymous(String name, String address) {
    return new Owner(name, "address " + address, Lane.ANONYMOUS);
  }

  /** The same owner, with work for credit. */
  public Owner forCredit() {
    return new Owner(name, group, Lane.CREDIT);
  }

  public boolean isAnonymous() {
    return lane == Lane.ANONYMOUS;
  }
}
