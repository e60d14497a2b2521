package touchline.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.answer.Value;
import touchline.exercise.Chance;
import touchline.topic.Topics;

/** Mistakes that are excused from being told apart really give the same, always. */
class TwinsTest {
  private static final int INSTANCES = 3_000;
  private static final double SAME = 1e-9;

  static List<ValueTask<?>> tasks() {
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
  <I> void twinsGiveTheSame(ValueTask<I> task) {
    for (List<String> twins : task.twins()) {
      List<Learner<I>> learners =
          Learner.all(task).stream().filter(one -> twins.contains(one.id())).toList();
      assertEquals(twins.size(), learners.size());
      Chance chance = new Chance(20_261_121);
      for (int i = 0; i < INSTANCES; i++) {
        Optional<I> instance = task.subject().draw().apply(chance);
        instance.ifPresent(given -> assertSame(given, learners));
      }
    }
  }

  private static <I> void assertSame(I given, List<Learner<I>> learners) {
    Value first = learners.get(0).idea().answer(given).orElseThrow();
    for (Learner<I> other : learners) {
      Value value = other.idea().answer(given).orElseThrow();
      assertTrue(value.isNear(first, SAME * (1 + Math.abs(first.x()))), given::toString);
    }
  }
}
