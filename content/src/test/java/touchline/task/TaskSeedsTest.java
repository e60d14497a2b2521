package touchline.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.answer.Answer;
import touchline.answer.DecimalMark;
import touchline.exercise.Seeds;
import touchline.topic.Topics;

/** What holds for every variant of every task; each is tried on a thousand seeds. */
class TaskSeedsTest {
  private static final int SEEDS = 1_000;
  private static final Terms PLAIN = new Terms(3, 0, List.of());

  static List<Task> tasks() {
    return Topics.tasks();
  }

  static List<ValueTask<?>> valueTasks() {
    List<ValueTask<?>> tasks = new ArrayList<>();
    for (Task task : Topics.tasks()) {
      if (task instanceof ValueTask<?> value) {
        tasks.add(value);
      }
    }
    return tasks;
  }

  @ParameterizedTest
  @MethodSource("tasks")
  void theReferenceGetsFullMarksAndNothingGetsNone(Task task) {
    for (long seed = 1; seed <= SEEDS; seed++) {
      Marker marker = Marker.of(task, seed);
      List<Answer> right = new ArrayList<>();
      List<Answer> empty = new ArrayList<>();
      for (int i = 0; i < marker.variant().questions().size(); i++) {
        right.add(new Answer(i, marker.right(i), DecimalMark.POINT));
        empty.add(new Answer(i, List.of(), DecimalMark.POINT));
      }
      assertEquals(1, marker.score(right, 0, PLAIN), () -> task.id() + " " + marker.variant());
      assertEquals(0, marker.score(empty, 0, PLAIN));
      assertEquals(new Diagnosis.Nothing(), marker.diagnose(right));
    }
  }

  @ParameterizedTest
  @MethodSource("valueTasks")
  <I> void eachMistakeLosesMarks(ValueTask<I> task) {
    for (long seed = 1; seed <= SEEDS; seed++) {
      Marker marker = Marker.of(task, seed);
      List<I> instances = task.instances(seed);
      for (Learner<I> learner : Learner.all(task)) {
        boolean loses = marker.score(learner.answers(instances), 0, PLAIN) < 1;
        assertTrue(loses, task.id() + " seed " + seed + " " + learner.id());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("valueTasks")
  <I> void learnersWithOneMistakeAreDiagnosedAndNeverWronglyLabelled(ValueTask<I> task) {
    TreeMap<String, Integer> outcomes = new TreeMap<>();
    for (long seed = 1; seed <= SEEDS / 5; seed++) {
      Marker marker = Marker.of(task, seed);
      List<I> instances = task.instances(seed);
      for (Learner<I> learner : Learner.all(task)) {
        Diagnosis diagnosis = marker.diagnoseAll(learner.answers(instances));
        outcomes.merge(outcome(task, diagnosis, learner.id()), 1, Integer::sum);
      }
    }
    int all = outcomes.values().stream().mapToInt(Integer::intValue).sum();
    assertFalse(outcomes.containsKey("wrong"), outcomes::toString);
    assertFalse(outcomes.containsKey("not recognised"), outcomes::toString);
    assertTrue(outcomes.get("right") >= 0.95 * all, () -> task.id() + " " + outcomes);
  }

  private static String outcome(ValueTask<?> task, Diagnosis diagnosis, String id) {
    if (diagnosis instanceof Diagnosis.Named named) {
      return named.id().equals(id) ? "right" : "wrong";
    }
    if (diagnosis instanceof Diagnosis.OneOf family) {
      return task.twins().contains(family.ids()) || family.ids().equals(List.of(id))
          ? "right"
          : family.ids().contains(id) ? "family" : "wrong";
    }
    return "not recognised";
  }

  @ParameterizedTest
  @MethodSource("tasks")
  void theChainOfSeedsKeepsGivingNewVariants(Task task) {
    Set<String> seen = new HashSet<>();
    long seed = Seeds.FIRST;
    for (int i = 0; i < 300; i++) {
      seen.add(task.variant(seed).questions().toString());
      assertEquals(task.variant(seed), task.variant(seed));
      seed = Seeds.next(seed);
    }
    assertTrue(seen.size() > 295, () -> task.id() + ": " + seen.size() + " different of 300");
  }
}
