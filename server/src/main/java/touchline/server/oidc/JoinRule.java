package touchline.server.oidc;

import java.util.List;

/**
 * People who are let in: all of a domain or of a group.
 *
 * @param value the domain of their mail address, or the name of the group
 * @param courses by number; they become students there
 */
record JoinRule(Kind kind, String value, List<Long> courses) {
  /** What it goes by. */
  enum Kind {
    DOMAIN,
    GROUP
  }

  JoinRule {
    courses = List.copyOf(courses);
  }

  boolean fits(ProviderClaims person) {
    return kind == Kind.DOMAIN
        ? value.equals(domain(person.mail()))
        : person.groups().contains(value);
  }

  /** Empty for no address, which no rule names. */
  static String domain(String mail) {
    return mail.substring(mail.lastIndexOf('@') + 1);
  }
}
