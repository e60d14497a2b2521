package touchline.server.attempts;

import touchline.server.store.SigningKey;

/**
 * Names under which people stand in a file without theirs: the same in every file of a course,
 * other ones in another course, and nobody who does not have the site's database can tell whose
 * they are.
 */
final class Pseudonyms {
  /** 96 bits: nobody's is anybody else's. */
  private static final int LETTERS = 16;

  private final SigningKey key;
  private final long course;

  /**
   * Those of a course.
   *
   * @param key the site's own, kept for nothing else
   */
  Pseudonyms(SigningKey key, long course) {
    this.key = key;
    this.course = course;
  }

  String of(long account) {
    return "p" + key.sign("person " + course + " " + account).substring(0, LETTERS);
  }
}
