package touchline.server.statistics;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.server.gradebook.Points;
import touchline.server.statistics.StatisticsStore.Standing;

/**
 * An exercise of an assignment in numbers, over those who have begun it.
 *
 * @param mean of the marks, from 0 to 1: a hard exercise has a low one
 * @param discrimination correlation of the mark with the points in the other exercises; empty where
 *     there are too few students, or only one exercise
 * @param median of the seconds spent
 */
record ExerciseFacts(
    String exercise,
    int begun,
    double mean,
    Optional<Double> discrimination,
    double median,
    double attempts) {
  /** All exercises, in their order. */
  static List<ExerciseFacts> of(List<Standing> standings) {
    Map<Long, Double> totals = new HashMap<>();
    Map<String, List<Standing>> byExercise = new LinkedHashMap<>();
    for (Standing one : standings) {
      totals.merge(one.account(), one.mark() * one.worth(), Double::sum);
      byExercise.computeIfAbsent(one.exercise(), id -> new ArrayList<>()).add(one);
    }
    boolean isOnly = byExercise.size() == 1;
    return byExercise.values().stream().map(some -> of(some, totals, isOnly)).toList();
  }

  private static ExerciseFacts of(
      List<Standing> standings, Map<Long, Double> totals, boolean isOnly) {
    List<Double> marks = standings.stream().map(Standing::mark).toList();
    List<Double> rests =
        standings.stream()
            .map(one -> totals.getOrDefault(one.account(), 0.0) - one.mark() * one.worth())
            .toList();
    return new ExerciseFacts(
        standings.get(0).exercise(),
        standings.size(),
        Correlation.mean(marks),
        isOnly ? Optional.empty() : Correlation.of(marks, rests),
        Correlation.median(standings.stream().map(one -> (double) one.seconds()).toList()),
        Correlation.mean(standings.stream().map(one -> (double) one.attempts()).toList()));
  }

  String meanText() {
    return Points.percent(mean);
  }

  String discriminationText() {
    return discrimination.map(Points::text).orElse("too few");
  }

  String attemptsText() {
    return Points.text(attempts);
  }

  /** Minutes and seconds; a dash where the work was done elsewhere, as with methods. */
  String timeText() {
    if (median == 0) {
      return "–";
    }
    long seconds = (long) median;
    return seconds / 60 + " min " + seconds % 60 + " s";
  }
}
