package touchline.server.exercise;

import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import touchline.exercise.Seeds;
import touchline.task.Given;
import touchline.task.Marker;
import touchline.task.Task;

/**
 * With which variant an exercise opens for everybody. Several exercises share a task, or ask
 * different things about the same picture; none of them opens with one that an earlier one has
 * shown.
 */
final class FirstVariants {
  /** Variants looked at; a task that has fewer opens with one that was asked before. */
  private static final int MOST = 100;

  private final Markers markers;
  private final Set<String> shown = new HashSet<>();

  FirstVariants(Markers markers) {
    this.markers = markers;
  }

  /** The seed for the next exercise in the order of the course. */
  long next(Task task) {
    long seed = Seeds.FIRST;
    Set<String> first = first(markers.of(task, seed));
    while (!Collections.disjoint(shown, first) && seed < MOST) {
      seed++;
      first = first(markers.of(task, seed));
    }
    shown.addAll(first);
    return seed;
  }

  /**
   * The numbers of each picture of the first question; where nothing is given, as with lines, its
   * answer.
   */
  private static Set<String> first(Marker marker) {
    Set<String> pictures =
        marker.variant().questions().get(0).givens().stream()
            .map(FirstVariants::numbers)
            .filter(numbers -> !numbers.isEmpty())
            .collect(Collectors.toSet());
    return pictures.isEmpty() ? Set.of(String.join(" ", marker.right(0))) : pictures;
  }

  private static String numbers(Given given) {
    return given.values().stream()
        .map(value -> value.name() + " " + value.text())
        .collect(Collectors.joining(", "));
  }
}
