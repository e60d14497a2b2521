package touchline.topic.grid;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Circle;
import touchline.input.RowReader;
import touchline.parity.Batch;
import touchline.parity.BatchOutput;
import touchline.taught.Grid;

/**
 * A grid with cells of at least one metre. What the grid asks for is refused here: a circle far
 * from the origin has no cell with a number, and one that is very wide has more than anybody can
 * count.
 */
public final class GridBatches {
  private static final String TAUGHT = "taught.Grid.";

  /** In cells: numbers beyond are no int, and languages cut them in different ways. */
  private static final double FARTHEST = 0x1p31;

  /** In cells. */
  private static final double WIDEST = 100;

  private GridBatches() {}

  public static List<Batch> all() {
    return List.of(
        Batch.number(TAUGHT + "cell", "nr", GridBatches::cell),
        Batch.number(
            TAUGHT + "reached", "nnr", in -> Grid.reached(in.number(), in.number(), width(in))),
        Batch.answer(TAUGHT + "share", "prprr", GridBatches::share),
        Batch.number(TAUGHT + "asked", "prprprr", GridBatches::asked),
        Batch.number(TAUGHT + "entries", "prr", GridBatches::entries),
        new Batch(TAUGHT + "cells", "prr", 5, GridBatches::cells),
        Batch.list(TAUGHT + "pairs", "prprprr", 6, GridBatches::pairs));
  }

  private static double width(RowReader in) {
    return 1 + Math.abs(in.number());
  }

  private static void require(double coordinate, double width) {
    if (!(Math.abs(coordinate / width) < FARTHEST)) {
      throw new IllegalArgumentException("coordinate must be less than 2^31 cells away");
    }
  }

  private static Circle require(Circle circle, double width) {
    require(Math.abs(circle.center().x()) + circle.radius(), width);
    require(Math.abs(circle.center().y()) + circle.radius(), width);
    if (circle.radius() / width > WIDEST) {
      throw new IllegalArgumentException("circle must be less than 100 cells wide");
    }
    return circle;
  }

  private static double cell(RowReader in) {
    double coordinate = in.number();
    double width = width(in);
    require(coordinate, width);
    return Grid.cell(coordinate, width);
  }

  private static double entries(RowReader in) {
    Circle circle = in.circle();
    double width = width(in);
    return Grid.entries(require(circle, width), width);
  }

  private static boolean share(RowReader in) {
    List<Circle> circles = in.circles(2);
    double width = width(in);
    circles.forEach(circle -> require(circle, width));
    return Grid.share(circles.get(0), circles.get(1), width);
  }

  private static double asked(RowReader in) {
    Circle ball = in.circle();
    List<Circle> circles = in.circles(2);
    double width = width(in);
    require(ball, width);
    circles.forEach(circle -> require(circle, width));
    return Grid.asked(ball, circles, width);
  }

  /** How many, the first and the last: those between follow. */
  private static void cells(RowReader in, BatchOutput out) {
    Circle circle = in.circle();
    double width = width(in);
    List<Grid.Cell> cells = Grid.cells(require(circle, width), width);
    Grid.Cell first = cells.get(0);
    Grid.Cell last = cells.get(cells.size() - 1);
    out.number(cells.size());
    out.number(first.column());
    out.number(first.row());
    out.number(last.column());
    out.number(last.row());
  }

  private static List<Integer> pairs(RowReader in) {
    List<Circle> circles = in.circles(3);
    double width = width(in);
    circles.forEach(circle -> require(circle, width));
    List<Integer> numbers = new ArrayList<>();
    for (Grid.Pair pair : Grid.pairs(circles, width)) {
      numbers.add(pair.one());
      numbers.add(pair.other());
    }
    return numbers;
  }
}
