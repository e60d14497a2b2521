package touchline.server.assignment;

import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import touchline.server.assignment.ResultStore.Result;

/**
 * An assignment as its reader stands in it; templates read it.
 *
 * @param times when it is due and what that means now
 * @param points so far, for a student; for staff how many there are
 * @param left what is left to do; empty if nothing
 * @param comment of an instructor; empty if there is none
 * @param state for staff: draft, to open, open, closed
 */
record AssignmentView(
    String path,
    String title,
    String times,
    String points,
    String left,
    String comment,
    String state,
    List<PartView> parts) {
  /**
   * An exercise.
   *
   * @param reached points and attempts so far; empty for staff
   */
  record PartView(String path, String title, String lesson, String points, String reached) {}

  static AssignmentView ofStudent(
      Assignment assignment,
      Schedule own,
      Result result,
      Map<String, Reached> reached,
      Catalogue catalogue,
      ZoneId zone,
      Instant now) {
    Plan plan = assignment.plan();
    int left = plan.parts().size() - result.begun();
    boolean isOver = now.isAfter(own.closes());
    return new AssignmentView(
        assignment.path(),
        plan.title(),
        ScheduleWords.now(own, plan.late(), now, zone),
        points(plan, result),
        isOver || left == 0 ? "" : left + (left == 1 ? " exercise" : " exercises") + " not begun",
        result.comment(),
        "",
        plan.parts().stream()
            .map(part -> part(assignment, part, catalogue, reached(plan, part, reached)))
            .toList());
  }

  private static String points(Plan plan, Result result) {
    if (result.isExcused()) {
      return "Does not count for you";
    }
    String points =
        PlanWords.points(result.points()) + " of " + PlanWords.points(plan.points()) + " points";
    if (result.isDecided()) {
      return points + ", set by your instructor";
    }
    return result.isLate() ? points + ", some of it late" : points;
  }

  private static String reached(Plan plan, Part part, Map<String, Reached> reached) {
    Optional<Reached> known = Optional.ofNullable(reached.get(part.exercise()));
    if (known.isEmpty()) {
      return "not begun";
    }
    double points = known.get().mark() * part.points();
    String attempts =
        plan.attempts() == 0
            ? known.get().attempts() + (known.get().attempts() == 1 ? " attempt" : " attempts")
            : known.get().attempts() + " of " + PlanWords.attempts(plan.attempts());
    return PlanWords.points(points) + " points, " + attempts;
  }

  static AssignmentView ofStaff(
      Assignment assignment, Catalogue catalogue, ZoneId zone, Instant now) {
    Plan plan = assignment.plan();
    return new AssignmentView(
        assignment.path(),
        plan.title(),
        ScheduleWords.now(plan.schedule(), plan.late(), now, zone),
        PlanWords.points(plan.points()) + " points",
        "",
        "",
        state(plan, now),
        plan.parts().stream().map(part -> part(assignment, part, catalogue, null)).toList());
  }

  private static String state(Plan plan, Instant now) {
    if (!plan.isPublished()) {
      return "draft";
    }
    if (now.isBefore(plan.schedule().opens())) {
      return "not open yet";
    }
    return plan.schedule().isOpen(now) ? "open" : "closed";
  }

  private static PartView part(
      Assignment assignment, Part part, Catalogue catalogue, @Nullable String reached) {
    return new PartView(
        assignment.path() + '/' + part.exercise(),
        catalogue.title(part.exercise()),
        catalogue.lesson(part.exercise()),
        PlanWords.points(part.points()) + (part.points() == 1 ? " point" : " points"),
        reached == null ? "" : reached);
  }
}
