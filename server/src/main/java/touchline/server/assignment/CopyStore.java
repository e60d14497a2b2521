package touchline.server.assignment;

import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import touchline.server.account.Account;
import touchline.server.assignment.plan.Assignment;
import touchline.server.assignment.plan.Plan;
import touchline.server.course.Course;
import touchline.server.course.CourseStore;
import touchline.server.course.MemberStore;
import touchline.server.store.Database;

/** Makes a course like another one: its assignments, and of its people those who teach. */
public final class CopyStore {
  private final Database database;

  public CopyStore(Database database) {
    this.database = database;
  }

  /**
   * Copies a course, all of it or nothing.
   *
   * @param days by which all dates are later, on the clocks of the course
   * @param isWithStaff whether whoever teaches the course teaches the copy, too
   */
  long copy(
      Course source, String title, int days, boolean isWithStaff, Account owner, Instant now) {
    return database.write(
        handle -> {
          long id = CourseStore.add(handle, title, source.zone(), owner, now);
          Course course = new Course(id, title, source.zone(), "", false);
          List<Assignment> assignments = PlanStore.list(handle, source.id());
          for (Assignment one : assignments) {
            AssignmentStore.add(handle, course, later(one.plan(), days, source.zone()), owner, now);
          }
          if (isWithStaff) {
            MemberStore.copyStaff(handle, source.id(), id, now);
          }
          return id;
        });
  }

  private static Plan later(Plan plan, int days, ZoneId zone) {
    return new Plan(
        plan.title(),
        plan.schedule().later(days, zone),
        plan.attempts(),
        plan.counting(),
        plan.late(),
        plan.solutions(),
        plan.isPublished(),
        plan.parts());
  }
}
