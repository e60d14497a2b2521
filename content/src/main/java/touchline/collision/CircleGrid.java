package touchline.collision;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import touchline.geometry.Circle;
import touchline.geometry.Segment;

/**
 * Very many circles for many passes: a uniform grid, of which a pass visits only the cells near it.
 *
 * <p>Every circle lies in the cell of its centre; circles are stored cell after cell, row after
 * row, so that the cells a pass meets in a row are one run of memory ({@link GridWalk}). Circles
 * wider than several cells are kept apart in a {@link CircleSet} and always tested, so that one
 * giant does not widen every search.
 *
 * <p>Answers are those of {@link RobustSafePass} for the same list, bit for bit: the number of a
 * cell is a monotone function of the coordinate, whatever its rounding, so no circle falls between
 * cells. Cost: the build is linear; a query takes a few nanoseconds for each row of cells that the
 * pass meets and for each circle in those cells, and a yes or no allocates nothing. Source:
 * Ericson, Real-Time Collision Detection, 7.1.
 */
public final class CircleGrid {
  private final CircleSet giants;
  private final int[] giantIndices;
  private final CircleSet circles;
  private final int[] indices;
  private final CellIndex cells;

  private CircleGrid(List<Circle> all, double cell) {
    giantIndices = CellSize.giants(all, cell);
    giants = CircleSet.of(at(all, giantIndices));
    int[] others = CellSize.others(all, cell);
    cells = CellIndex.of(at(all, others), cell);
    indices = cells.inCellOrder(others);
    circles = CircleSet.inThisOrder(at(all, indices));
  }

  /** A grid whose cells hold about two circles each. */
  public static CircleGrid of(List<Circle> circles) {
    return new CircleGrid(circles, CellSize.fitting(circles));
  }

  /**
   * A grid with cells of the given width in metres, or a power of two wider where that would make
   * more than four cells a circle.
   *
   * @throws IllegalArgumentException unless the width is finite and above 0
   */
  public static CircleGrid of(List<Circle> circles, double cell) {
    if (!(Double.isFinite(cell) && cell > 0)) {
      throw new IllegalArgumentException("cell must be finite and > 0: " + cell);
    }
    return new CircleGrid(circles, cell);
  }

  public int size() {
    return giants.size() + circles.size();
  }

  /** Whether no circle touches the pass; exact. */
  public boolean isClean(Segment pass) {
    if (!giants.isClean(pass)) {
      return false;
    }
    GridWalk walk = new GridWalk(cells, pass, cells.bounds().radius());
    while (walk.next()) {
      if (circles.next(pass, walk.from(), walk.to()) >= 0) {
        return false;
      }
    }
    return true;
  }

  /** The indices of all circles that touch the pass, ascending; exact. */
  public List<Integer> blockers(Segment pass) {
    List<Integer> blockers = new ArrayList<>();
    for (int i : giants.blockers(pass)) {
      blockers.add(giantIndices[i]);
    }
    GridWalk walk = new GridWalk(cells, pass, cells.bounds().radius());
    while (walk.next()) {
      int i = circles.next(pass, walk.from(), walk.to());
      while (i >= 0) {
        blockers.add(indices[i]);
        i = circles.next(pass, i + 1, walk.to());
      }
    }
    Collections.sort(blockers);
    return List.copyOf(blockers);
  }

  /**
   * The smallest distance minus radius in metres, as {@link RobustSafePass#clearance} states it.
   *
   * <p>Searches ever wider around the pass, until what it has found is surely less than what it has
   * not seen. Cost: that of the circles nearer than about twice the answer.
   */
  public double clearance(Segment pass) {
    double smallest = giants.clearance(pass);
    double rounding = cells.rounding(pass);
    double seen = cells.width();
    while (true) {
      int visited = 0;
      GridWalk walk = new GridWalk(cells, pass, cells.bounds().radius() + seen);
      while (walk.next()) {
        smallest = Math.min(smallest, circles.clearance(pass, walk.from(), walk.to()));
        visited += walk.to() - walk.from();
      }
      if (visited == circles.size() || smallest < seen - rounding) {
        return smallest;
      }
      seen *= 2;
    }
  }

  private static List<Circle> at(List<Circle> circles, int[] indices) {
    List<Circle> chosen = new ArrayList<>(indices.length);
    for (int index : indices) {
      chosen.add(circles.get(index));
    }
    return chosen;
  }
}
