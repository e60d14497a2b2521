package touchline.server.course;

import touchline.server.account.CourseRole;

/**
 * Somebody in a course.
 *
 * @param account number of the account
 * @param section empty for none
 * @param password how it is about their password
 */
public record Member(
    long account, String login, String name, CourseRole role, String section, Password password) {
  /** How it is about somebody's password. */
  public enum Password {
    AWAITED,
    CHOSEN,
    /** The person was erased. */
    GONE
  }
}
