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
    /** None yet, and a roster of this course made the account. */
    AWAITED,
    /** None yet, and the account came from elsewhere. */
    AWAITED_ELSEWHERE,
    CHOSEN,
    /** The person was erased. */
    GONE
  }
}
