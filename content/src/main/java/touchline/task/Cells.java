package touchline.task;

import java.util.ArrayList;
import java.util.List;
import touchline.answer.Field;

/** Writes the cells of a trace down, one after the other, each with its slips. */
public final class Cells<I> {
  private final List<Cell<I>> cells = new ArrayList<>();

  public Cells<I> add(Field field, Cell.Step<I> step) {
    cells.add(new Cell<>(field, step, List.of()));
    return this;
  }

  /** A known mistake in the cell that was added last. */
  public Cells<I> slip(String id, Cell.Step<I> step) {
    int last = cells.size() - 1;
    Cell<I> cell = cells.get(last);
    List<Cell.Slip<I>> slips = new ArrayList<>(cell.slips());
    slips.add(new Cell.Slip<>(id, step));
    cells.set(last, new Cell<>(cell.field(), cell.step(), slips));
    return this;
  }

  public List<Cell<I>> all() {
    return List.copyOf(cells);
  }
}
