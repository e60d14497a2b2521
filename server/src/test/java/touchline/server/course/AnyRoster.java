package touchline.server.course;

import touchline.server.account.LoginName;
import touchline.server.account.PersonName;

/** Rosters as strangers may send them, for tests of other rooms. */
public final class AnyRoster {
  private AnyRoster() {}

  /**
   * Reads one.
   *
   * @throws IllegalStateException if somebody would be taken over who cannot be
   */
  public static void read(byte[] file) {
    Roster roster = RosterReader.read(file);
    for (Roster.Entry entry : roster.entries()) {
      if (LoginName.problem(entry.login()).isPresent()
          || PersonName.problem(entry.name()).isPresent()) {
        throw new IllegalStateException("an entry must be somebody: " + entry);
      }
    }
    if (roster.entries().isEmpty() && roster.problems().isEmpty() && roster.headings().isEmpty()) {
      throw new IllegalStateException("what is not taken must be said");
    }
  }
}
