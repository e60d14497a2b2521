package touchline.parity;

import java.util.ArrayList;
import java.util.List;
import touchline.taught.Grid;

/** A grid with cells of at least one metre, so that no circle reaches into very many. */
final class GridBatches {
  private static final String TAUGHT = "taught.Grid.";

  private GridBatches() {}

  static List<Batch> all() {
    return List.of(
        new Batch(
            TAUGHT + "cell", "nr", 1, (in, out) -> out.number(Grid.cell(in.number(), width(in)))),
        new Batch(
            TAUGHT + "entries",
            "prr",
            1,
            (in, out) -> out.number(Grid.entries(in.circle(), width(in)))),
        new Batch(TAUGHT + "cells", "prr", 5, GridBatches::cells),
        new Batch(TAUGHT + "pairs", "prprprr", 7, GridBatches::pairs));
  }

  private static double width(Input in) {
    return 1 + in.number();
  }

  /** How many, the first and the last: those between follow. */
  private static void cells(Input in, Output out) {
    List<Grid.Cell> cells = Grid.cells(in.circle(), width(in));
    Grid.Cell first = cells.get(0);
    Grid.Cell last = cells.get(cells.size() - 1);
    out.number(cells.size());
    out.number(first.column());
    out.number(first.row());
    out.number(last.column());
    out.number(last.row());
  }

  private static void pairs(Input in, Output out) {
    List<Integer> numbers = new ArrayList<>();
    for (Grid.Pair pair : Grid.pairs(in.circles(3), width(in))) {
      numbers.add(pair.one());
      numbers.add(pair.other());
    }
    out.numbers(numbers);
  }
}
