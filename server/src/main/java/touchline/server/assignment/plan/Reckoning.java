package touchline.server.assignment.plan;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.server.rubric.RubricItem;

/**
 * How a student stands in an assignment, worked out from all that was handed in. Nothing else works
 * this out, so a gradebook, a student's page and a change of the dates agree.
 *
 * @param reached an exercise each of those that were begun
 * @param points over all exercises
 * @param lastAt when something that counts was handed in last; empty if nothing was
 */
public record Reckoning(List<ExerciseStanding> reached, double points, Optional<Instant> lastAt) {
  /** As though lateness cost nothing: due when it closes. */
  private static Schedule lenient(Schedule schedule) {
    return new Schedule(schedule.opens(), schedule.closes(), schedule.closes());
  }

  /**
   * Works it out.
   *
   * @param own the student's schedule, extensions included
   * @param tried oldest first
   */
  public static Reckoning of(Plan plan, Schedule own, List<AttemptHistory> tried) {
    Map<String, List<AttemptHistory>> byExercise = new LinkedHashMap<>();
    tried.forEach(
        one -> byExercise.computeIfAbsent(one.exercise(), none -> new ArrayList<>()).add(one));
    List<ExerciseStanding> reached = new ArrayList<>();
    double points = 0;
    for (Part part : plan.parts()) {
      List<AttemptHistory> theirs = byExercise.getOrDefault(part.exercise(), List.of());
      if (!theirs.isEmpty()) {
        ExerciseStanding one = reached(part.exercise(), plan, own, theirs);
        reached.add(one);
        points += one.mark() * part.points();
      }
    }
    return new Reckoning(List.copyOf(reached), points, lastAt(own, tried));
  }

  /**
   * The same with points that people decided in the place of those of some exercises.
   *
   * @param decided by exercise; those that are no part of the assignment do not count
   */
  public Reckoning with(Plan plan, Map<String, Double> decided) {
    double sum = 0;
    for (Part part : plan.parts()) {
      Double byHand = decided.get(part.exercise());
      sum += byHand != null ? byHand : mark(part) * part.points();
    }
    return new Reckoning(reached, sum, lastAt);
  }

  /**
   * The points of exercises that are not the program's alone. What somebody typed stands as it is
   * typed; elsewhere the ticked items of a rubric go on top of what the program worked out.
   *
   * @param typed by exercise
   * @param items the points of all ticked items, by exercise
   */
  public Map<String, Double> byHand(
      Plan plan, Map<String, Double> typed, Map<String, Double> items) {
    Map<String, Double> byHand = new HashMap<>(typed);
    for (Part part : plan.parts()) {
      Double sum = items.get(part.exercise());
      if (sum != null) {
        byHand.putIfAbsent(
            part.exercise(), RubricItem.points(mark(part) * part.points(), sum, part.points()));
      }
    }
    return byHand;
  }

  private double mark(Part part) {
    return reached.stream()
        .filter(one -> one.exercise().equals(part.exercise()))
        .mapToDouble(ExerciseStanding::mark)
        .findFirst()
        .orElse(0);
  }

  /** Whether lateness took something off. */
  public boolean isLate() {
    return reached.stream().anyMatch(one -> one.mark() < one.rawMark());
  }

  private static ExerciseStanding reached(
      String exercise, Plan plan, Schedule own, List<AttemptHistory> tried) {
    double mark = mark(plan.counting(), own, plan.late(), tried);
    double raw = mark(plan.counting(), lenient(own), plan.late(), tried);
    return new ExerciseStanding(
        exercise,
        mark,
        Math.max(mark, raw),
        (int) tried.stream().filter(one -> !one.isFree()).count(),
        tried.stream().mapToLong(one -> seconds(one, own)).sum());
  }

  private static double mark(
      CountingRule counting, Schedule schedule, LatePolicy policy, List<AttemptHistory> tried) {
    List<TimedMark> worth =
        tried.stream().flatMap(one -> worth(one, schedule, policy).stream()).toList();
    return counting.mark(worth, schedule, policy);
  }

  /**
   * The moment of an attempt that is worth most. What it was worth at the end of each step of
   * lateness is compared, so that an answer that comes late takes nothing away from one in time.
   */
  private static Optional<TimedMark> worth(
      AttemptHistory tried, Schedule schedule, LatePolicy policy) {
    Map<Integer, TimedMark> lastByStep = new LinkedHashMap<>();
    for (TimedMark one : tried.progress()) {
      if (schedule.isOpen(one.at())) {
        lastByStep.put(policy.kept(schedule.late(one.at())), one);
      }
    }
    TimedMark best = null;
    double most = -1;
    for (Map.Entry<Integer, TimedMark> step : lastByStep.entrySet()) {
      double worth = step.getValue().mark() * step.getKey();
      if (worth > most) {
        best = step.getValue();
        most = worth;
      }
    }
    return Optional.ofNullable(best);
  }

  private static long seconds(AttemptHistory tried, Schedule own) {
    return tried.progress().stream()
        .map(TimedMark::at)
        .filter(own::isOpen)
        .reduce((first, last) -> last)
        .map(last -> Duration.between(tried.startedAt(), last).toSeconds())
        .filter(seconds -> seconds > 0)
        .orElse(0L);
  }

  private static Optional<Instant> lastAt(Schedule own, List<AttemptHistory> tried) {
    return tried.stream()
        .flatMap(one -> one.progress().stream())
        .map(TimedMark::at)
        .filter(own::isOpen)
        .max(Instant::compareTo);
  }
}
