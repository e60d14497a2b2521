package touchline.collision.crowd;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import touchline.collision.crowd.RobustPairs.Pair;
import touchline.geometry.Circle;

/**
 * Which of many circles touch, by a uniform grid: the same pairs as those of {@link RobustPairs},
 * at any scale, for crowds in which no axis tells many apart.
 *
 * <p>The grid is as wide as the crowd, has about as many cells as there are circles, and no cell is
 * narrower than the mean circle. A circle is in each cell that the box around it reaches. Circles
 * that touch share a cell; they are asked in the first one that they share. Lengths in metres.
 *
 * <p>Cost: a few steps for each circle and each two of them in a cell, where sizes do not differ
 * much; memory for n circles of any sizes at most in proportion to n · √n. Source: Ericson,
 * Real-Time Collision Detection, 7.1.
 */
public final class GridPairs {
  private final List<Circle> circles;
  private final Columns columns;
  private final Columns rows;

  /** Where the circles of each cell begin among the places, and where those of the last end. */
  private final int[] starts;

  private final int[] places;

  private GridPairs(List<Circle> circles) {
    this.circles = circles;
    columns = new Columns(circles, Ends::left, Ends::right);
    rows = new Columns(circles, Ends::bottom, Ends::top);
    starts = starts();
    places = new int[starts[starts.length - 1]];
    int[] next = starts.clone();
    for (int i = 0; i < circles.size(); i++) {
      for (int row = rows.first(i); row <= rows.last(i); row++) {
        for (int column = columns.first(i); column <= columns.last(i); column++) {
          places[next[cell(row, column)]++] = i;
        }
      }
    }
  }

  private int[] starts() {
    int[] sums = new int[rows.count * columns.count + 1];
    for (int i = 0; i < circles.size(); i++) {
      for (int row = rows.first(i); row <= rows.last(i); row++) {
        for (int column = columns.first(i); column <= columns.last(i); column++) {
          sums[cell(row, column) + 1]++;
        }
      }
    }
    for (int i = 1; i < sums.length; i++) {
      sums[i] += sums[i - 1];
    }
    return sums;
  }

  private int cell(int row, int column) {
    return row * columns.count + column;
  }

  /** All pairs that touch, by their first circle, then by their second one. */
  public static List<Pair> touching(List<Circle> circles) {
    return circles.isEmpty() ? List.of() : new GridPairs(circles).pairs();
  }

  private List<Pair> pairs() {
    List<Pair> pairs = new ArrayList<>();
    for (int cell = 0; cell + 1 < starts.length; cell++) {
      for (int i = starts[cell]; i < starts[cell + 1]; i++) {
        for (int j = i + 1; j < starts[cell + 1]; j++) {
          addIfTouching(places[i], places[j], cell, pairs);
        }
      }
    }
    pairs.sort(Comparator.comparingInt(Pair::one).thenComparingInt(Pair::other));
    return List.copyOf(pairs);
  }

  private void addIfTouching(int one, int other, int cell, List<Pair> pairs) {
    int row = Math.max(rows.first(one), rows.first(other));
    int column = Math.max(columns.first(one), columns.first(other));
    if (cell == cell(row, column) && Ends.touch(circles.get(one), circles.get(other))) {
      pairs.add(new Pair(one, other));
    }
  }
}
