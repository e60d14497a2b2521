package touchline.task;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import touchline.exercise.Seeds;
import touchline.topic.Topics;

/** No two tasks open with one picture, but for those that ask the same of it from the beginning. */
class OpeningsTest {
  /** Tasks of one subject; the server opens the later one with another variant. */
  private static final List<List<String>> SHARED =
      List.of(
          List.of("vector-difference", "vector-distance"),
          List.of("vector-dot", "vector-along", "vector-projection", "vector-projection-trace"),
          List.of("closest-point-place", "closest-point-vector"),
          List.of("push-out-trace", "push-out-vector"),
          List.of("vector-left-normal", "precision-distance-trace"),
          List.of("push-out-depth", "push-out-direction"),
          List.of("line-distance", "line-distance-trace"),
          List.of("moving-segment-yes-no", "moving-first"),
          List.of("engine-step", "engine-step-trace"),
          List.of("painting-oval", "painting-oval-trace"));

  @Test
  void tasksOpenWithPicturesOfTheirOwn() {
    Map<String, List<String>> openings = new LinkedHashMap<>();
    for (Task task : Topics.tasks()) {
      List<Question> questions = task.variant(Seeds.FIRST).questions();
      for (Given given : questions.get(0).givens()) {
        openings.computeIfAbsent(given.picture(), none -> new ArrayList<>()).add(task.id());
      }
    }
    List<List<String>> twice =
        openings.values().stream().filter(ids -> ids.size() > 1).distinct().toList();
    assertEquals(List.of(), twice.stream().filter(ids -> !isShared(ids)).toList());
  }

  private static boolean isShared(List<String> ids) {
    return SHARED.stream().anyMatch(shared -> shared.containsAll(ids));
  }
}
