package touchline.server.account;

import java.util.OptionalLong;

/**
 * Who makes a link for somebody, and as what.
 *
 * @param course in which they do it; empty for an administrator on the list of accounts
 */
public record LinkMaker(Account who, OptionalLong course) {
  /** An administrator, on the list of accounts. */
  static LinkMaker administrator(Account who) {
    return new LinkMaker(who, OptionalLong.empty());
  }

  /** Whoever may do it in a course. */
  public static LinkMaker in(long course, Account who) {
    return new LinkMaker(who, OptionalLong.of(course));
  }
}
