package touchline.task;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.answer.Form;
import touchline.answer.Value;
import touchline.exercise.Chance;
import touchline.mistake.Mistake;

/**
 * Every value that says something about the mark of a question: right ones and known wrong ones.
 */
public final class Telling {
  private Telling() {}

  /** The values of a question; none where an answer is chosen from what everybody sees. */
  public static List<Value> values(Task task, Chance chance, int question) {
    if (task instanceof ValueTask<?> value && isTyped(value)) {
      return values(value, chance, question);
    }
    return task instanceof TraceTask<?> trace ? cells(trace, chance, question) : List.of();
  }

  private static boolean isTyped(ValueTask<?> task) {
    Form form = task.subject().field().form();
    return form == Form.NUMBER || form == Form.POINT;
  }

  private static <I> List<Value> values(ValueTask<I> task, Chance chance, int question) {
    I instance = task.instances(chance).get(question);
    List<Value> values = new ArrayList<>(List.of(task.subject().right().apply(instance)));
    for (Mistake<I, Value> idea : task.ideas()) {
      idea.answer(instance).ifPresent(values::add);
    }
    for (Mistake<I, Value> pair : task.pairs()) {
      pair.answer(instance).ifPresent(values::add);
    }
    return values;
  }

  private static <I> List<Value> cells(TraceTask<I> task, Chance chance, int question) {
    I instance = task.instances(chance).get(question);
    List<Value> right = task.right(instance);
    List<Value> values = new ArrayList<>(right);
    List<Cell<I>> cells = task.cells();
    for (int i = 0; i < cells.size(); i++) {
      for (Cell.Slip<I> slip : cells.get(i).slips()) {
        Optional<Value> wrong = slip.step().from(instance, right.subList(0, i));
        wrong.ifPresent(values::add);
      }
    }
    return values;
  }
}
