package touchline.server.lti.visit;

import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import touchline.server.account.Account;
import touchline.server.account.CourseRole;
import touchline.server.assignment.PlanStore;
import touchline.server.assignment.plan.Assignment;
import touchline.server.course.Course;
import touchline.server.course.CourseStore;
import touchline.server.course.MemberStore;
import touchline.server.lti.place.PlatformCourse;
import touchline.server.lti.place.PlatformCourseStore;
import touchline.server.lti.platform.Platform;
import touchline.server.lti.token.Launch;
import touchline.server.store.Database;

/** Takes people whom a platform sends into courses, and connects its courses with those here. */
public final class EntryStore {
  private final Database database;
  private final MemberStore members;
  private final CourseStore courses;

  public EntryStore(Database database, MemberStore members, CourseStore courses) {
    this.database = database;
    this.members = members;
    this.courses = courses;
  }

  /**
   * Takes somebody in; who is in already stays what they are. False for who was taken out here:
   * that was somebody's decision.
   */
  public boolean take(long course, Account account, CourseRole role, Instant now) {
    return members.find(course, account.id()).isPresent()
        || database.write(
            handle ->
                MemberStore.enter(handle, course, account, role, "by a learning platform", now));
  }

  /** What a course here is called. */
  public String title(long course) {
    return courses.find(course).map(Course::title).orElse("");
  }

  /** The courses with which somebody may connect one of a platform: those that they teach. */
  public List<Course> taught(Account account) {
    return courses.of(account).stream()
        .filter(
            course ->
                !course.isArchived()
                    && members
                        .of(account, course.id())
                        .filter(role -> role.isAtLeast(CourseRole.INSTRUCTOR))
                        .isPresent())
        .toList();
  }

  /** Connects the course that somebody came from with one here. */
  public void connect(Visit visit, Course course, Instant now) {
    database.write(
        handle ->
            PlatformCourseStore.connect(
                handle,
                there(visit.platform(), visit.launch(), course.id()),
                visit.platform().issuer(),
                visit.account(),
                now));
  }

  /** The same with a new course, which they own. */
  public void make(Visit visit, String title, ZoneId zone, Instant now) {
    database.write(
        handle -> {
          long course = CourseStore.add(handle, title, zone, visit.account(), now);
          return PlatformCourseStore.connect(
              handle,
              there(visit.platform(), visit.launch(), course),
              visit.platform().issuer(),
              visit.account(),
              now);
        });
  }

  private static PlatformCourse there(Platform platform, Launch launch, long course) {
    return new PlatformCourse(
        0,
        platform.id(),
        launch.deployment(),
        launch.context(),
        launch.contextTitle(),
        course,
        launch.memberships(),
        launch.lineItems(),
        launch.scopes());
  }

  /** The assignments of a course, by when they are due. */
  public List<Assignment> assignments(long course) {
    return database.read(handle -> PlanStore.list(handle, course));
  }

  /** One of them. */
  public Optional<Assignment> assignment(long course, long id) {
    return assignments(course).stream().filter(one -> one.id() == id).findFirst();
  }

  /** How many of an assignment's exercises somebody has begun. */
  public int begun(long assignment, Account account) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    """
                    SELECT count(DISTINCT exercise) FROM attempt
                    WHERE assignment = :assignment AND account = :account
                    """)
                .bind("assignment", assignment)
                .bind("account", account.id())
                .mapTo(Integer.class)
                .one());
  }
}
