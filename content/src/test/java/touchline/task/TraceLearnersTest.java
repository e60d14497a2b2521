package touchline.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.answer.Answer;
import touchline.answer.DecimalMark;
import touchline.answer.Value;
import touchline.exercise.Chance;
import touchline.topic.Topics;

/** Learners who make one slip in one cell of a trace and work on with what they got. */
class TraceLearnersTest {
  private static final int SEEDS = 100;
  private static final Terms PLAIN = new Terms(3, 0, List.of());

  @ParameterizedTest
  @ValueSource(
      strings = {
        "circles-trace",
        "closest-point-trace",
        "closest-point-part-trace",
        "crossing-trace",
        "push-out-trace",
        "cores-trace",
        "vector-projection-trace",
        "line-distance-trace"
      })
  void eachSlipIsNamedAndEverythingAfterItFollows(String id) {
    TraceTask<?> task = (TraceTask<?>) Topics.task(id).orElseThrow();
    for (long seed = 1; seed <= SEEDS; seed++) {
      check(task, seed);
    }
  }

  private static <I> void check(TraceTask<I> task, long seed) {
    Marker marker = Marker.of(task, seed);
    List<Cell<I>> cells = task.cells();
    for (int cell = 0; cell < cells.size(); cell++) {
      for (Cell.Slip<I> slip : cells.get(cell).slips()) {
        List<Answer> answers = answers(task, seed, cell, slip);
        String what = task.id() + " seed " + seed + " " + slip.id() + " " + answers;
        assertEquals(new Diagnosis.Named(slip.id()), marker.diagnoseAll(answers), what);
        double mark = marker.score(answers, 0, PLAIN);
        boolean whole = answers.stream().noneMatch(answer -> answer.texts().contains(""));
        double least = least(cell, cells.size());
        assertTrue(mark < 1 && (!whole || mark >= least), () -> mark + " " + what);
      }
    }
  }

  /**
   * The mark of a learner for whom everything follows: the cells before the slip are right, its own
   * cell is wrong, and the cells after it are at least consistent, which is worth three quarters.
   */
  private static double least(int slip, int cells) {
    double rounding = 1e-12;
    return (slip + 0.75 * (cells - slip - 1)) / cells - rounding;
  }

  private static <I> List<Answer> answers(
      TraceTask<I> task, long seed, int cell, Cell.Slip<I> slip) {
    List<Answer> answers = new ArrayList<>();
    List<I> instances = task.instances(new Chance(seed));
    for (int question = 0; question < instances.size(); question++) {
      List<String> texts = texts(task, instances.get(question), cell, slip);
      answers.add(new Answer(question, texts, DecimalMark.POINT));
    }
    return answers;
  }

  /** Blank from where the slip leads to no value, such as the direction of a zero vector. */
  private static <I> List<String> texts(
      TraceTask<I> task, I instance, int cell, Cell.Slip<I> slip) {
    List<Value> values = new ArrayList<>();
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < task.cells().size(); i++) {
      Cell<I> now = task.cells().get(i);
      Cell.Step<I> step = i == cell ? slip.step() : now.step();
      Optional<Value> value = values.size() < i ? Optional.empty() : step.from(instance, values);
      value.ifPresent(values::add);
      texts.add(value.map(known -> Learner.text(now.field(), known)).orElse(""));
    }
    return texts;
  }
}
