package touchline.server.course;

import touchline.server.account.CourseRole;

/**
 * Somebody in a course.
 *
 * @param account number of the account
 * @param section empty for none
 * @param canSignIn whether they have chosen a password
 */
public record Member(
    long account, String login, String name, CourseRole role, String section, boolean canSignIn) {}
