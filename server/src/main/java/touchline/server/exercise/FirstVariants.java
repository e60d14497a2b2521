package touchline.server.exercise;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import touchline.exercise.Seeds;
import touchline.task.Given;
import touchline.task.Marker;
import touchline.task.Task;

/**
 * With which variant an exercise opens for everybody. Several exercises share a task, or ask
 * different things about the same picture; none of them opens with what an earlier one has shown.
 */
final class FirstVariants {
  /** Variants looked at; a task that has fewer opens with one that was asked before. */
  private static final int MOST = 100;

  private final Markers markers;
  private final Set<String> asked = new HashSet<>();

  FirstVariants(Markers markers) {
    this.markers = markers;
  }

  /** The seed for the next exercise in the order of the course. */
  long next(Task task) {
    long seed = Seeds.FIRST;
    while (!asked.add(first(markers.of(task, seed))) && seed < MOST) {
      seed++;
    }
    return seed;
  }

  /** The numbers of the first question; where nothing is given, as with lines, its answer. */
  private static String first(Marker marker) {
    List<Given> givens = marker.variant().questions().get(0).givens();
    String numbers =
        givens.stream()
            .flatMap(given -> given.values().stream())
            .map(value -> value.name() + " " + value.text())
            .collect(Collectors.joining(", "));
    return numbers.isEmpty() ? String.join(" ", marker.right(0)) : numbers;
  }
}
