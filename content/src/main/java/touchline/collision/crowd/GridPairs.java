package touchline.collision.crowd;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import touchline.collision.crowd.RobustPairs.Pair;
import touchline.geometry.Box;
import touchline.geometry.Circle;

/**
 * Which of many circles or boxes touch, by a uniform grid: the same pairs as those of {@link
 * RobustPairs}, at any scale, for crowds in which no axis tells many apart.
 *
 * <p>The grid is as wide as the crowd, has about as many cells as there are bodies, and no cell is
 * narrower than the mean body. A body is in each cell that the box around it reaches. Bodies that
 * touch share a cell; they are asked in the first one that they share. Lengths in metres.
 *
 * <p>Cost: a few steps for each body and each two of them in a cell, where sizes do not differ
 * much; memory for n bodies of any sizes at most in proportion to n · √n. Source: Ericson,
 * Real-Time Collision Detection, 7.1.
 */
public final class GridPairs {
  private final Bodies bodies;
  private final Columns columns;
  private final Columns rows;

  /** Where the bodies of each cell begin among the places, and where those of the last end. */
  private final int[] starts;

  private final int[] places;

  private GridPairs(Bodies bodies) {
    this.bodies = bodies;
    columns = new Columns(bodies, Around::left, Around::right);
    rows = new Columns(bodies, Around::bottom, Around::top);
    starts = starts();
    places = new int[starts[starts.length - 1]];
    int[] next = starts.clone();
    for (int i = 0; i < bodies.count(); i++) {
      for (int row = rows.first(i); row <= rows.last(i); row++) {
        for (int column = columns.first(i); column <= columns.last(i); column++) {
          places[next[cell(row, column)]++] = i;
        }
      }
    }
  }

  private int[] starts() {
    int[] sums = new int[rows.count * columns.count + 1];
    for (int i = 0; i < bodies.count(); i++) {
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
    return pairs(Bodies.circles(circles));
  }

  /** All pairs of boxes that touch, by their first box, then by their second one. */
  public static List<Pair> touchingBoxes(List<Box> boxes) {
    return pairs(Bodies.boxes(boxes));
  }

  private static List<Pair> pairs(Bodies bodies) {
    return bodies.count() == 0 ? List.of() : new GridPairs(bodies).pairs();
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
    if (cell == cell(row, column) && bodies.touch(one, other)) {
      pairs.add(new Pair(one, other));
    }
  }
}
