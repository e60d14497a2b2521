package touchline.growth;

import java.util.List;
import touchline.geometry.Circle;

/**
 * What the methods ask about circles: pairs of circles, or a circle and a box. Sorting, entries in
 * cells and the making of the tree are not counted.
 *
 * @param count of the circles
 * @param sweep pairs whose intervals meet
 * @param tree boxes about which the circles are asked that go down, each once
 * @param grid pairs that share a cell
 * @param pairs how many pairs touch
 */
public record Work(int count, double sweep, double tree, double grid, int pairs) {
  /** Of a cell, in metres: a little wider than a circle. */
  public static final double WIDTH = 0.75;

  /** How many of them stand for it in a text. */
  static final int NUMBERS = 5;

  /** Counted by running the methods. */
  public static Work of(List<Circle> circles) {
    SweepOrder order = new SweepOrder();
    Run grid = Run.of(Method.GRID, circles, order).finish();
    return new Work(
        circles.size(),
        Run.of(Method.SWEEP, circles, order).finish().asked(),
        Run.of(Method.TREE, circles, order).finish().asked(),
        grid.asked(),
        grid.pairs());
  }

  /** From the numbers of {@link #text}. */
  static Work of(int... numbers) {
    return new Work(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]);
  }

  /** Every number is a whole one. */
  String text() {
    return count + " " + (int) sweep + " " + (int) tree + " " + (int) grid + " " + pairs + " ";
  }

  /** The same but for what a method has counted. */
  Work with(Method method, Run run) {
    return switch (method) {
      case ALL -> this;
      case SWEEP -> new Work(count, run.asked(), tree, grid, pairs);
      case TREE -> new Work(count, sweep, run.asked(), grid, pairs);
      case GRID -> new Work(count, sweep, tree, run.asked(), run.pairs());
    };
  }

  /** How often a method asks. */
  public double asked(Method method) {
    return switch (method) {
      case ALL -> count * (count - 1.0) / 2;
      case SWEEP -> sweep;
      case TREE -> tree;
      case GRID -> grid;
    };
  }
}
