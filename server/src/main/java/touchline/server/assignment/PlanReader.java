package touchline.server.assignment;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import touchline.server.assignment.plan.CountingRule;
import touchline.server.assignment.plan.LatePolicy;
import touchline.server.assignment.plan.Part;
import touchline.server.assignment.plan.Plan;
import touchline.server.assignment.plan.Schedule;
import touchline.server.assignment.plan.Solutions;
import touchline.server.assignment.plan.WallTime;
import touchline.server.page.FilledForm;

/** Reads a form that describes an assignment: a plan, or what is wrong at which field. */
final class PlanReader {
  private static final int LONGEST = 200;
  private static final int MOST_ATTEMPTS = 1_000;

  private final Map<String, String> values = new HashMap<>();
  private final Map<String, String> problems = new LinkedHashMap<>();
  private final ZoneId zone;
  private final Optional<Plan> before;

  private PlanReader(ZoneId zone, Optional<Plan> before) {
    this.zone = zone;
    this.before = before;
  }

  /**
   * What was read.
   *
   * @param plan null if something is wrong
   */
  record Result(FilledForm filled, @Nullable Plan plan) {}

  /**
   * Reads it.
   *
   * @param exercises ids of those that can be chosen
   * @param field what was typed in a field, or nothing
   * @param before the assignment that is changed; empty for a new one
   */
  static Result read(
      List<String> exercises, UnaryOperator<String> field, ZoneId zone, Optional<Plan> before) {
    PlanReader reader = new PlanReader(zone, before);
    reader.keep(exercises, field);
    Plan plan = reader.plan(exercises);
    return new Result(new FilledForm(reader.values, reader.problems), plan);
  }

  private void keep(List<String> exercises, UnaryOperator<String> field) {
    List<String> names =
        new ArrayList<>(
            List.of(
                PlanForm.TITLE,
                PlanForm.OPENS,
                PlanForm.DUE,
                PlanForm.CLOSES,
                PlanForm.ATTEMPTS,
                PlanForm.COUNTING,
                PlanForm.SOLUTIONS,
                PlanForm.PUBLISHED));
    for (int i = 1; i <= PlanForm.STEPS; i++) {
      names.add(PlanForm.LATE + i);
      names.add(PlanForm.KEPT + i);
    }
    for (String exercise : exercises) {
      names.add(PlanForm.USE + exercise);
      names.add(PlanForm.POINTS + exercise);
      names.add(PlanForm.ORDER + exercise);
      names.add(PlanForm.FORM + exercise);
    }
    names.forEach(name -> values.put(name, field.apply(name).strip()));
  }

  private String value(String field) {
    return values.getOrDefault(field, "");
  }

  private void wrong(String field, String problem) {
    problems.putIfAbsent(field, problem);
  }

  private @Nullable Plan plan(List<String> exercises) {
    String title = value(PlanForm.TITLE);
    if (title.isEmpty()) {
      wrong(PlanForm.TITLE, "Type the assignment's title.");
    } else if (title.length() > LONGEST) {
      wrong(PlanForm.TITLE, "A title has at most " + LONGEST + " characters.");
    }
    Schedule schedule = schedule();
    int attempts = attempts();
    LatePolicy late = late();
    List<Part> parts = parts(exercises);
    Optional<CountingRule> counting = CountingRule.of(value(PlanForm.COUNTING));
    Optional<Solutions> solutions = Solutions.of(value(PlanForm.SOLUTIONS));
    if (counting.isEmpty() || solutions.isEmpty()) {
      wrong(FilledForm.WHOLE, "Choose which attempt counts and when solutions are shown.");
    }
    return problems.isEmpty() && schedule != null
        ? new Plan(
            title,
            schedule,
            attempts,
            counting.orElseThrow(),
            late,
            solutions.orElseThrow(),
            value(PlanForm.PUBLISHED).equals(PlanForm.YES),
            parts)
        : null;
  }

  private @Nullable Schedule schedule() {
    Instant opens = moment(PlanForm.OPENS, before.map(plan -> plan.schedule().opens()));
    Instant due = moment(PlanForm.DUE, before.map(plan -> plan.schedule().due()));
    Instant closes = moment(PlanForm.CLOSES, before.map(plan -> plan.schedule().closes()));
    if (opens == null || due == null || closes == null) {
      return null;
    }
    if (due.isBefore(opens)) {
      wrong(PlanForm.DUE, "This is before it opens.");
    }
    if (closes.isBefore(due)) {
      wrong(PlanForm.CLOSES, "This is before it is due.");
    }
    return problems.containsKey(PlanForm.DUE) || problems.containsKey(PlanForm.CLOSES)
        ? null
        : new Schedule(opens, due, closes);
  }

  /** A field that was left as it was means the moment that it was, where its time comes twice. */
  private @Nullable Instant moment(String field, Optional<Instant> was) {
    String typed = value(field);
    if (was.isPresent() && WallTime.written(was.get(), zone).equals(typed)) {
      return was.get();
    }
    WallTime read = WallTime.read(typed, zone);
    if (read instanceof WallTime.At at) {
      return at.instant();
    }
    wrong(field, ((WallTime.Problem) read).text());
    return null;
  }

  private int attempts() {
    String typed = value(PlanForm.ATTEMPTS);
    if (typed.isEmpty()) {
      return 0;
    }
    int attempts = typed.matches("[0-9]{1,4}") ? Integer.parseInt(typed) : 0;
    if (attempts < 1 || attempts > MOST_ATTEMPTS) {
      wrong(
          PlanForm.ATTEMPTS,
          "Type a whole number from 1 to " + MOST_ATTEMPTS + ", or nothing for any number.");
    }
    return attempts;
  }

  private LatePolicy late() {
    List<LatePolicy.Step> steps = new ArrayList<>();
    for (int i = 1; i <= PlanForm.STEPS; i++) {
      String hours = value(PlanForm.LATE + i);
      String percent = value(PlanForm.KEPT + i);
      if (hours.isEmpty() && percent.isEmpty()) {
        continue;
      }
      if (!hours.matches("[1-9][0-9]{0,3}") || !percent.matches("100|[0-9]{1,2}")) {
        wrong(PlanForm.LATE, "Row " + i + " needs whole hours from 1 and a percentage up to 100.");
      } else {
        steps.add(
            new LatePolicy.Step(
                Duration.ofHours(Long.parseLong(hours)), Integer.parseInt(percent)));
      }
    }
    try {
      return new LatePolicy(steps);
    } catch (IllegalArgumentException outOfOrder) {
      wrong(PlanForm.LATE, "Each row must reach further than the one above and keep no more.");
      return LatePolicy.NOTHING;
    }
  }

  /** In the order of their numbers; those without one come after, as the lessons have them. */
  private List<Part> parts(List<String> exercises) {
    Map<String, Integer> places = new LinkedHashMap<>();
    exercises.stream()
        .filter(exercise -> value(PlanForm.USE + exercise).equals(PlanForm.YES))
        .forEach(exercise -> places.put(exercise, place(exercise)));
    List<String> chosen =
        places.entrySet().stream()
            .sorted(Map.Entry.comparingByValue())
            .map(Map.Entry::getKey)
            .toList();
    if (chosen.isEmpty()) {
      wrong(PlanForm.PARTS, "Choose at least one exercise.");
    }
    List<Part> parts = new ArrayList<>();
    chosen.forEach(exercise -> part(exercise).ifPresent(parts::add));
    return parts;
  }

  private Optional<Part> part(String exercise) {
    String typed = value(PlanForm.POINTS + exercise).replace(',', '.');
    double points = typed.matches("[0-9]{1,4}([.][0-9]{1,2})?") ? Double.parseDouble(typed) : 0;
    if (points > 0 && points <= Part.MOST) {
      return Optional.of(new Part(exercise, points, Part.Form.of(value(PlanForm.FORM + exercise))));
    }
    wrong(
        PlanForm.POINTS + exercise,
        "Points are a number above 0 and at most 1000, with up to two decimals.");
    return Optional.empty();
  }

  private int place(String exercise) {
    String typed = value(PlanForm.ORDER + exercise);
    if (typed.isEmpty()) {
      return Integer.MAX_VALUE;
    }
    if (!typed.matches("[0-9]{1,3}")) {
      wrong(PlanForm.ORDER + exercise, "The order is a whole number, or nothing.");
      return Integer.MAX_VALUE;
    }
    return Integer.parseInt(typed);
  }
}
