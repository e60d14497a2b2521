package touchline.server.assignment;

import java.time.Instant;
import touchline.server.account.Account;
import touchline.server.assignment.plan.Assignment;
import touchline.server.assignment.plan.Part;
import touchline.server.assignment.plan.Schedule;
import touchline.server.assignment.plan.ScheduleWords;
import touchline.server.course.Course;

/**
 * An exercise of an assignment as one person meets it now.
 *
 * @param title of the exercise
 * @param schedule this person's own, extensions included
 * @param isStaff whether they look at it without doing it
 */
public record Work(
    Course course,
    Assignment assignment,
    Part part,
    String title,
    Account account,
    Schedule schedule,
    boolean isStaff,
    Instant now) {
  /** Where it is done. */
  public String path() {
    return assignment.path() + '/' + part.exercise();
  }

  public Seat seat() {
    return new Seat(assignment.id(), account.id(), part.exercise());
  }

  /** Whether answers are taken. */
  public boolean isOpen() {
    return !isStaff && !course.isArchived() && schedule.isOpen(now);
  }

  public boolean isClosed() {
    return course.isArchived() || schedule.isClosed(now);
  }

  public boolean isEarly() {
    return now.isBefore(schedule.opens());
  }

  /** How many attempts there are; 0 for any number. */
  public int attempts() {
    return assignment.plan().attempts();
  }

  /** When it is due, and what that means now. */
  public String times() {
    return course.isArchived()
        ? "The course is over; what was done in it can be read."
        : ScheduleWords.now(schedule, assignment.plan().late(), now, course.zone());
  }

  /** What becomes of work that comes after it is due; empty where {@link #times} says it. */
  String later() {
    return course.isArchived()
        ? ""
        : ScheduleWords.later(schedule, assignment.plan().late(), now, course.zone());
  }

  /** How much of a mark is kept of what arrives then, in percent. */
  public int kept(Instant at) {
    return assignment.plan().late().kept(schedule.late(at));
  }

  /** Whether the worked solution may be seen, once so much is known about the attempt. */
  public boolean mayTell(boolean isOver) {
    return assignment.plan().solutions().mayTell(isOver || isClosed(), isClosed());
  }
}
