package touchline.server.assignment.copy;

import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import touchline.server.account.Account;
import touchline.server.assignment.AssignmentStore;
import touchline.server.assignment.PlanStore;
import touchline.server.assignment.plan.Assignment;
import touchline.server.assignment.plan.Plan;
import touchline.server.course.Course;
import touchline.server.course.CourseStore;
import touchline.server.course.MemberStore;
import touchline.server.rubric.RubricStore;
import touchline.server.store.Database;

/**
 * Makes a course like another one: its assignments, how its total is made, and of its people those
 * who teach. No marks.
 */
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
          TotalCopyStore total = TotalCopyStore.begin(handle, source, course);
          for (Assignment one : assignments) {
            Plan plan = later(one.plan(), days, source.zone());
            long again = AssignmentStore.add(handle, course, plan, owner, now);
            total.place(one.id(), again);
            RubricStore.copy(handle, one.id(), again);
          }
          total.columns(days, now);
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
