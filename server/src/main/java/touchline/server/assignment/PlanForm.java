package touchline.server.assignment;

import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import touchline.server.assignment.plan.CountingRule;
import touchline.server.assignment.plan.LatePolicy;
import touchline.server.assignment.plan.Part;
import touchline.server.assignment.plan.Plan;
import touchline.server.assignment.plan.PlanWords;
import touchline.server.assignment.plan.Solutions;
import touchline.server.assignment.plan.WallTime;
import touchline.server.lesson.ExerciseText;
import touchline.server.page.FilledForm;

/** The fields in which an assignment is described, filled from one. */
final class PlanForm {
  static final String TITLE = "title";
  static final String OPENS = "opens";
  static final String DUE = "due";
  static final String CLOSES = "closes";
  static final String ATTEMPTS = "attempts";
  static final String COUNTING = "counting";
  static final String SOLUTIONS = "solutions";
  static final String PUBLISHED = "published";
  static final String LATE = "late";
  static final String KEPT = "kept";
  static final String PARTS = "parts";

  /** Before the id of an exercise: whether it is chosen, its points, its place. */
  static final String USE = "use:";

  static final String POINTS = "points:";
  static final String ORDER = "order:";
  static final String FORM = "form:";

  /** Rows of the form for what lateness costs. */
  static final int STEPS = 3;

  static final String YES = "yes";

  private static final int DAYS = 7;

  private PlanForm() {}

  /** For a new assignment: open from now on, due at the end of the day in a week. */
  static FilledForm fresh(Catalogue catalogue, ZoneId zone, Instant now) {
    ZonedDateTime here = now.atZone(zone).truncatedTo(ChronoUnit.MINUTES);
    ZonedDateTime due = here.plusDays(DAYS).with(LocalTime.of(23, 59));
    Map<String, String> values = new HashMap<>();
    values.put(OPENS, WallTime.written(here.toInstant(), zone));
    values.put(DUE, WallTime.written(due.toInstant(), zone));
    values.put(CLOSES, WallTime.written(due.toInstant(), zone));
    values.put(ATTEMPTS, "3");
    values.put(COUNTING, CountingRule.BEST.word());
    values.put(SOLUTIONS, Solutions.CLOSED.word());
    putDefaults(values, catalogue);
    return new FilledForm(values, Map.of());
  }

  /** The same with a title and with exercises chosen. */
  static FilledForm with(FilledForm form, String title, List<String> exercises) {
    Map<String, String> values = new HashMap<>(form.values());
    values.put(TITLE, title);
    exercises.forEach(exercise -> values.put(USE + exercise, YES));
    return new FilledForm(values, form.problems());
  }

  /**
   * The same with what exercises are worth that are not chosen: what was typed for them is gone.
   */
  static FilledForm withDefaults(FilledForm form, Catalogue catalogue) {
    Map<String, String> values = new HashMap<>();
    putDefaults(values, catalogue);
    form.values()
        .forEach(
            (field, value) -> {
              boolean isChosen =
                  !field.startsWith(POINTS)
                      || form.value(USE + field.substring(POINTS.length())).equals(YES);
              if (isChosen || !value.isEmpty()) {
                values.put(field, value);
              }
            });
    return new FilledForm(values, form.problems());
  }

  /** What each exercise is worth by itself, to begin with. */
  private static void putDefaults(Map<String, String> values, Catalogue catalogue) {
    for (Catalogue.Shelf shelf : catalogue.shelves()) {
      for (ExerciseText exercise : shelf.exercises()) {
        values.put(POINTS + exercise.id(), PlanWords.points(exercise.terms().points()));
      }
    }
  }

  /** As it is now. */
  static FilledForm of(Plan plan, Catalogue catalogue, ZoneId zone) {
    Map<String, String> values = new HashMap<>();
    values.put(TITLE, plan.title());
    values.put(OPENS, WallTime.written(plan.schedule().opens(), zone));
    values.put(DUE, WallTime.written(plan.schedule().due(), zone));
    values.put(CLOSES, WallTime.written(plan.schedule().closes(), zone));
    values.put(ATTEMPTS, plan.attempts() == 0 ? "" : Integer.toString(plan.attempts()));
    values.put(COUNTING, plan.counting().word());
    values.put(SOLUTIONS, plan.solutions().word());
    values.put(PUBLISHED, plan.isPublished() ? YES : "");
    putDefaults(values, catalogue);
    putSteps(values, plan.late().steps());
    for (int i = 0; i < plan.parts().size(); i++) {
      Part part = plan.parts().get(i);
      values.put(USE + part.exercise(), YES);
      values.put(POINTS + part.exercise(), PlanWords.points(part.points()));
      values.put(ORDER + part.exercise(), Integer.toString(i + 1));
      values.put(FORM + part.exercise(), part.form().word());
    }
    return new FilledForm(values, Map.of());
  }

  private static void putSteps(Map<String, String> values, List<LatePolicy.Step> steps) {
    for (int i = 0; i < steps.size(); i++) {
      values.put(LATE + (i + 1), Long.toString(steps.get(i).upTo().toHours()));
      values.put(KEPT + (i + 1), Integer.toString(steps.get(i).percent()));
    }
  }
}
