package touchline.task;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import touchline.answer.Value;
import touchline.exercise.Chance;

/** A task that asks for the values of an algorithm on the way, for two instances. */
public final class TraceTask<I> extends Task {
  private static final int QUESTIONS = 2;
  private static final int MOST_DRAWS = 100_000;

  private final Subject<I> subject;
  private final List<Cell<I>> cells;
  private final TraceCells<I> written;

  /**
   * @param subject what is drawn, shown and stepped through
   * @param cells what is asked, in the order of the listing
   */
  public TraceTask(String id, double tolerance, Subject<I> subject, TraceCells<I> cells) {
    super(id, Kind.TRACE, tolerance);
    this.subject = subject;
    this.cells = cells.all();
    written = cells;
  }

  /**
   * The known mistakes that lead to a value in one step of a method, whoever runs it.
   *
   * @param method class and tag, such as {@code SegmentCircle#closestPoint}
   * @param variable that the step declares; {@code return} for the result
   * @param known what the method's variables hold before the step: numbers and shapes
   * @param tolerance how far off still counts, in the unit of the value
   * @return their ids; none if the task is about another method
   */
  public Set<String> slips(
      String method, String variable, Map<String, Object> known, Value own, double tolerance) {
    return method.equals(written.method())
        ? written.slips(variable, known, own, tolerance)
        : Set.of();
  }

  Subject<I> subject() {
    return subject;
  }

  List<Cell<I>> cells() {
    return cells;
  }

  @Override
  Stream<String> ids() {
    return cells.stream().flatMap(cell -> cell.slips().stream()).map(Cell.Slip::id);
  }

  @Override
  Sheet sheet(Chance chance) {
    return new TraceSheet<>(this, instances(chance));
  }

  List<I> instances(Chance chance) {
    for (int i = 0; i < MOST_DRAWS; i++) {
      List<I> instances = new ArrayList<>();
      while (instances.size() < QUESTIONS) {
        subject.draw().apply(chance).ifPresent(instances::add);
      }
      if (tellApart(instances)) {
        return instances;
      }
    }
    throw new IllegalStateException("no instances tell the slips of this trace apart: " + id());
  }

  /** In each cell every slip shows in one of the instances, and no two look alike in both. */
  private boolean tellApart(List<I> instances) {
    for (int cell = 0; cell < cells.size(); cell++) {
      Separation separation = separation(cell);
      int[] none = new int[(separation.pairs().size() + 31) / 32];
      List<int[]> told = new ArrayList<>();
      for (I instance : instances) {
        told.add(separation.told(answers(instance, cell)));
      }
      if (separation.open(told, told.size(), none) > 0) {
        return false;
      }
    }
    return true;
  }

  private Separation separation(int cell) {
    List<String> ids = new ArrayList<>();
    ids.add("right");
    cells.get(cell).slips().forEach(slip -> ids.add(slip.id()));
    return new Separation(ids, List.of(), ValueTask.GAP * tolerance());
  }

  private List<Optional<Value>> answers(I instance, int index) {
    List<Value> earlier = right(instance).subList(0, index);
    Cell<I> cell = cells.get(index);
    List<Optional<Value>> answers = new ArrayList<>();
    answers.add(cell.step().from(instance, earlier));
    for (Cell.Slip<I> slip : cell.slips()) {
      answers.add(slip.step().from(instance, earlier));
    }
    return answers;
  }

  List<Value> right(I instance) {
    List<Value> values = new ArrayList<>();
    for (Cell<I> cell : cells) {
      values.add(cell.step().of(instance, values));
    }
    return values;
  }
}
