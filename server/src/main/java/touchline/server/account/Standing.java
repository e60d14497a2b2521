package touchline.server.account;

import java.util.Optional;

/** What somebody is in a course. */
@FunctionalInterface
public interface Standing {
  /** Empty for who is not in it, and for a course that does not exist. */
  Optional<CourseRole> of(Account account, long course);

  /** Whether somebody may make courses; administrators may. */
  default boolean makesCourses(Account account) {
    return account.isAdministrator();
  }

  /** Whether somebody may make courses, or is an instructor of one. */
  default boolean teaches(Account account) {
    return makesCourses(account);
  }
}
