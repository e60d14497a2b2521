package touchline.server.assignment;

import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.server.annotation.AnnotationStore;
import touchline.server.assignment.ResultStore.Result;
import touchline.server.assignment.plan.Assignment;
import touchline.server.assignment.plan.ExerciseStanding;
import touchline.server.assignment.plan.Part;
import touchline.server.assignment.plan.Plan;
import touchline.server.assignment.plan.PlanWords;
import touchline.server.assignment.plan.Schedule;
import touchline.server.assignment.plan.ScheduleWords;
import touchline.server.rubric.RubricItem;

/**
 * An assignment as its reader stands in it; templates read it.
 *
 * @param times when it is due and what that means now
 * @param later what becomes of work that comes after that; empty where times say it
 * @param points so far, for a student; for staff how many there are
 * @param left what is left to do; empty if nothing
 * @param comment of an instructor; empty if there is none
 * @param state for staff: draft, to open, open, closed
 */
record AssignmentView(
    String path,
    String title,
    String times,
    String later,
    String points,
    String left,
    String comment,
    String state,
    List<PartView> parts) {
  /**
   * An exercise.
   *
   * @param points how many there are, and for a student how many were reached
   * @param reached what was begun; empty for staff
   * @param comment of an instructor; empty if there is none
   * @param items of its rubric that are ticked, for a student
   * @param noted the method with comments on its lines; empty if there is none
   * @param notes how many comments that are
   */
  record PartView(
      String path,
      String title,
      String lesson,
      String points,
      String reached,
      String comment,
      List<RubricItem> items,
      String noted,
      int notes) {}

  /**
   * What people said about a student's work, by exercise.
   *
   * @param ticked items of rubrics
   * @param noted methods with comments on their lines
   */
  record Said(
      Map<String, Feedback> feedback,
      List<RubricItem> ticked,
      Map<String, AnnotationStore.Count> noted) {
    static final Said NOTHING = new Said(Map.of(), List.of(), Map.of());

    List<RubricItem> items(String exercise) {
      return ticked.stream().filter(item -> item.exercise().equals(exercise)).toList();
    }
  }

  static AssignmentView ofStudent(
      Assignment assignment,
      Schedule own,
      Result result,
      Map<String, ExerciseStanding> reached,
      Said said,
      Catalogue catalogue,
      ZoneId zone,
      Instant now) {
    Plan plan = assignment.plan();
    int left = plan.parts().size() - result.begun();
    boolean isOver = own.isClosed(now);
    return new AssignmentView(
        assignment.path(),
        plan.title(),
        ScheduleWords.now(own, plan.late(), now, zone),
        ScheduleWords.later(own, plan.late(), now, zone),
        points(plan, result),
        isOver || left == 0 ? "" : left + (left == 1 ? " exercise" : " exercises") + " not begun",
        result.isHeld() ? "" : comment(result, said.feedback()),
        "",
        plan.parts().stream()
            .map(
                part ->
                    part(
                        assignment,
                        part,
                        Optional.ofNullable(reached.get(part.exercise())),
                        result.isHeld() ? Said.NOTHING : said,
                        result.isHeld(),
                        catalogue))
            .toList());
  }

  /** About all of it: with the decision about its points, and without one. */
  private static String comment(Result result, Map<String, Feedback> said) {
    Feedback whole = said.get(Feedback.WHOLE);
    return Stream.of(result.comment(), whole == null ? "" : whole.comment())
        .filter(one -> !one.isEmpty())
        .collect(Collectors.joining("\n"));
  }

  private static String points(Plan plan, Result result) {
    if (result.isHeld()) {
      return "Points are told when everybody’s are ready, of " + PlanWords.points(plan.points());
    }
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

  private static PartView part(
      Assignment assignment,
      Part part,
      Optional<ExerciseStanding> reached,
      Said said,
      boolean isHeld,
      Catalogue catalogue) {
    Optional<Feedback> feedback = Optional.ofNullable(said.feedback().get(part.exercise()));
    List<RubricItem> items = said.items(part.exercise());
    double program = reached.map(ExerciseStanding::mark).orElse(0.0) * part.points();
    double points =
        feedback
            .flatMap(Feedback::points)
            .orElse(RubricItem.points(program, RubricItem.sum(items), part.points()));
    Optional<AnnotationStore.Count> noted = Optional.ofNullable(said.noted().get(part.exercise()));
    String path = assignment.path() + '/' + part.exercise();
    return new PartView(
        path,
        catalogue.title(part.exercise()),
        catalogue.lesson(part.exercise()),
        isHeld ? points(part) : PlanWords.points(points) + " of " + points(part),
        reached.map(one -> attempts(assignment.plan(), one)).orElse("not begun"),
        feedback.map(Feedback::comment).orElse(""),
        items,
        noted.map(one -> path + "?submission=" + one.submission()).orElse(""),
        noted.map(AnnotationStore.Count::notes).orElse(0));
  }

  private static String attempts(Plan plan, ExerciseStanding reached) {
    int used = reached.attempts();
    return plan.attempts() == 0
        ? used + (used == 1 ? " attempt" : " attempts")
        : used + " of " + PlanWords.attempts(plan.attempts());
  }

  private static String points(Part part) {
    return PlanWords.points(part.points()) + (part.points() == 1 ? " point" : " points");
  }

  /** For staff, with the schedule that everybody has. */
  static AssignmentView ofStaff(
      Assignment assignment, Schedule everybody, Catalogue catalogue, ZoneId zone, Instant now) {
    Plan plan = assignment.plan();
    return new AssignmentView(
        assignment.path(),
        plan.title(),
        ScheduleWords.now(everybody, plan.late(), now, zone),
        ScheduleWords.later(everybody, plan.late(), now, zone),
        PlanWords.points(plan.points()) + " points",
        "",
        "",
        state(plan, everybody, now),
        plan.parts().stream().map(part -> staffPart(assignment, part, catalogue)).toList());
  }

  private static String state(Plan plan, Schedule everybody, Instant now) {
    if (!plan.isPublished()) {
      return "draft";
    }
    if (now.isBefore(everybody.opens())) {
      return "not open yet";
    }
    return everybody.isOpen(now) ? "open" : "closed";
  }

  private static PartView staffPart(Assignment assignment, Part part, Catalogue catalogue) {
    return new PartView(
        assignment.path() + '/' + part.exercise(),
        catalogue.title(part.exercise()),
        catalogue.lesson(part.exercise()),
        points(part) + (part.form() == Part.Form.VARIANT ? ", a variant for each student" : ""),
        "",
        "",
        List.of(),
        "",
        0);
  }
}
