package touchline.server.draft;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import touchline.server.account.Account;
import touchline.server.account.CourseRole;
import touchline.server.account.Standing;
import touchline.server.course.Course;
import touchline.server.course.CourseStore;

/** The courses for which somebody may publish: those that run, and where they are an instructor. */
record Teaching(CourseStore courses, Standing standing) {
  List<Course> of(Account account) {
    return courses.of(account).stream()
        .filter(course -> !course.isArchived())
        .filter(
            course ->
                standing
                    .of(account, course.id())
                    .filter(role -> role.isAtLeast(CourseRole.INSTRUCTOR))
                    .isPresent())
        .toList();
  }

  Set<Long> ids(Account account) {
    return of(account).stream().map(Course::id).collect(Collectors.toSet());
  }
}
