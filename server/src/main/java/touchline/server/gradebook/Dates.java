package touchline.server.gradebook;

import java.time.Instant;
import java.util.List;
import touchline.server.assignment.Timetable;
import touchline.server.assignment.plan.Schedule;

/**
 * What is due and what is closed at a moment, for each student: totals, pages, files and programs
 * all ask here.
 */
public record Dates(Timetable times, Instant now) {
  /** A student's own schedule. */
  public Schedule of(Column column, Student student) {
    return times.of(column.id(), student.account(), student.section());
  }

  /** Whether an assignment is in a student's totals, unless they are excused from it. */
  public boolean counts(Column column, Student student) {
    return column.isPublished() && of(column, student).isDue(now);
  }

  /** Whether a student can hand in nothing more. */
  public boolean isClosed(Column column, Student student) {
    return of(column, student).isClosed(now);
  }

  /** Whether a student who has nothing there has 0. */
  public boolean isBlankZero(Column column, Student student) {
    return column.own().map(Column.Own::blankCounts).orElse(isClosed(column, student));
  }

  /** Whether none of them can hand in anything more; extensions only ever add time. */
  public boolean isClosedForAll(Column column, List<Student> students) {
    boolean isClosed = times.everybody(column.id()).isClosed(now);
    return isClosed
        && (!times.hasExceptions(column.id())
            || students.stream()
                .filter(student -> times.isException(column.id(), student.account()))
                .allMatch(student -> isClosed(column, student)));
  }

  /** Whether it counts for those who have no more time, but not for this student. */
  public boolean isLater(Column column, Student student) {
    return column.isDue()
        && times.isException(column.id(), student.account())
        && !counts(column, student);
  }
}
