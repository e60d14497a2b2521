package touchline.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.answer.Answer;
import touchline.answer.DecimalMark;
import touchline.diagram.DrawnShapes;
import touchline.exercise.Chance;
import touchline.exercise.Seeds;
import touchline.topic.Topics;

/**
 * What holds for every variant of every task; each is tried on the first of practice, as many as
 * {@code -Dseeds=N} says.
 */
@ParameterizedClass(name = "{0}")
@MethodSource("tasks")
@TestInstance(Lifecycle.PER_CLASS)
class TaskSeedsTest {
  private static final int SEEDS = Integer.getInteger("seeds", 12);
  private static final Terms PLAIN = new Terms(3, 0, List.of());

  @Parameter private Task task;

  /** Drawn once a task: drawing takes nearly all of the time. */
  private List<Drawn> variants = List.of();

  private @Nullable Task drawn;

  static List<Task> tasks() {
    return Topics.tasks();
  }

  private List<Drawn> variants() {
    if (drawn != task) {
      drawn = task;
      variants = new ArrayList<>();
      long seed = Seeds.FIRST;
      for (int i = 0; i < SEEDS; i++) {
        variants.add(Drawn.of(task, seed));
        seed = Seeds.next(seed);
      }
    }
    return variants;
  }

  @Test
  void nothingIsCutByTheEdge() {
    for (Drawn drawn : variants()) {
      for (Question question : drawn.marker().variant().questions()) {
        for (Given given : question.givens()) {
          String what = task.id() + " " + given.values();
          assertEquals(List.of(), DrawnShapes.cut(given.drawing()), what);
        }
      }
    }
  }

  @Test
  void theReferenceGetsFullMarksAndNothingGetsNone() {
    for (Drawn drawn : variants()) {
      Marker marker = drawn.marker();
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

  @Test
  void eachMistakeLosesMarks() {
    for (Drawn drawn : variants()) {
      for (Mistaken mistaken : drawn.mistaken()) {
        boolean loses = drawn.marker().score(mistaken.answers(), 0, PLAIN) < 1;
        assertTrue(loses, task.id() + " seed " + drawn.seed() + " " + mistaken.id());
      }
    }
  }

  @Test
  void learnersWithOneMistakeAreDiagnosedAndNeverWronglyLabelled() {
    TreeMap<String, Integer> outcomes = new TreeMap<>();
    for (Drawn drawn : variants().subList(0, SEEDS / 5)) {
      for (Mistaken mistaken : drawn.mistaken()) {
        Diagnosis diagnosis = drawn.marker().diagnoseAll(mistaken.answers());
        outcomes.merge(outcome(diagnosis, mistaken.id()), 1, Integer::sum);
      }
    }
    int all = outcomes.values().stream().mapToInt(Integer::intValue).sum();
    assertFalse(outcomes.containsKey("wrong"), outcomes::toString);
    assertFalse(outcomes.containsKey("not recognised"), outcomes::toString);
    int right = outcomes.getOrDefault("right", 0);
    assertTrue(right >= 0.95 * all, () -> task.id() + " " + outcomes);
    assertEquals(task instanceof ValueTask<?>, all > 0, task.id());
  }

  private String outcome(Diagnosis diagnosis, String id) {
    if (diagnosis instanceof Diagnosis.Named named) {
      return named.id().equals(id) ? "right" : "wrong";
    }
    if (diagnosis instanceof Diagnosis.OneOf family) {
      boolean isTwin = task instanceof ValueTask<?> value && value.twins().contains(family.ids());
      return isTwin || family.ids().equals(List.of(id))
          ? "right"
          : family.ids().contains(id) ? "family" : "wrong";
    }
    return "not recognised";
  }

  @Test
  void theChainOfSeedsKeepsGivingNewVariants() {
    Set<String> seen = new HashSet<>();
    int drawn = Math.min(SEEDS, 300);
    for (Drawn each : variants().subList(0, drawn)) {
      seen.add(each.marker().variant().questions().toString());
    }
    String told = task.id() + ": " + seen.size() + " different of " + drawn;
    assertTrue(seen.size() >= 0.985 * drawn, told);
  }

  @Test
  void seedDrawsTheSameVariantAgain() {
    for (Drawn drawn : variants().subList(0, SEEDS / 3)) {
      assertEquals(drawn.marker().variant(), task.variant(drawn.seed()));
    }
  }

  /** One variant, and what learners with one mistake each answer to it; none for other tasks. */
  private record Drawn(long seed, Marker marker, List<Mistaken> mistaken) {
    static Drawn of(Task task, long seed) {
      return task instanceof ValueTask<?> value
          ? of(value, seed)
          : new Drawn(seed, Marker.of(task, seed), List.of());
    }

    private static <I> Drawn of(ValueTask<I> task, long seed) {
      List<I> instances = task.instances(new Chance(seed));
      List<Mistaken> mistaken = new ArrayList<>();
      for (Learner<I> learner : Learner.all(task)) {
        mistaken.add(new Mistaken(learner.id(), learner.answers(instances)));
      }
      return new Drawn(seed, new Marker(new ValueSheet<>(task, instances)), mistaken);
    }
  }

  private record Mistaken(String id, List<Answer> answers) {}
}
