package touchline.task;

import static org.junit.jupiter.api.Assertions.assertTrue;

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
          List.of("vector-dot", "vector-along", "vector-projection"),
          List.of("closest-point-place", "closest-point-vector"),
          List.of("push-out-trace", "push-out-vector"));

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
    twice.forEach(ids -> assertTrue(SHARED.contains(ids), ids::toString));
  }
}
