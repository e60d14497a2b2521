package touchline.server.mail;

import java.util.Locale;
import touchline.server.account.Account;

/**
 * What is to be sent, without what is secret about it: a link is made when it is sent.
 *
 * @param course the title of the course that it invites to; empty if to none
 * @param subject of news; empty for others
 * @param words of news; empty for others
 * @param failures how often it could not be sent
 * @param age milliseconds since it was to be sent
 */
record Letter(
    long id,
    Kind kind,
    Account account,
    String address,
    String course,
    String subject,
    String words,
    int failures,
    long age) {
  /** What it is about. */
  enum Kind {
    INVITATION,
    RESET,
    ADDRESS,
    NOTICE,
    /** To who comes with the code of a course. */
    JOINING,
    NEWS;

    /** As the store writes it. */
    String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    static Kind of(String word) {
      return valueOf(word.toUpperCase(Locale.ROOT));
    }
  }
}
