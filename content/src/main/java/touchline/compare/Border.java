package touchline.compare;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.View;
import touchline.geometry.Vec2;

/**
 * The line between the places at which something holds and those at which it does not, as the path
 * of an SVG picture.
 *
 * <p>Marching squares: the corners of a lattice are asked, each side of a cell whose ends differ is
 * halved until the line's place on it is known, and the places on the sides of each cell are
 * joined. What is narrower than a cell may be missed. Cost: about 4,000 questions, and 8 for each
 * side that the line crosses.
 */
final class Border {
  private static final int ACROSS = 64;

  /** Halvings of a side: finer than a reader sees. */
  private static final int HALVINGS = 8;

  private static final int NONE = -1;

  private final View view;
  private final Chart.Test test;
  private final double step;
  private final int columns;
  private final int rows;
  private final boolean[] holds;

  /** For each side of a cell that the line crosses the sides to which it goes on. */
  private final int[] next;

  private final int[] other;

  Border(View view, Chart.Test test) {
    this.view = view;
    this.test = test;
    step = (view.maxX() - view.minX()) / ACROSS;
    columns = ACROSS;
    rows = (int) Math.ceil((view.maxY() - view.minY()) / step);
    holds = new boolean[(columns + 1) * (rows + 1)];
    next = new int[2 * holds.length];
    other = new int[2 * holds.length];
    for (int i = 0; i < next.length; i++) {
      next[i] = NONE;
      other[i] = NONE;
    }
  }

  String path() {
    for (int i = 0; i < holds.length; i++) {
      holds[i] = test.holds(corner(i));
    }
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        join(row * (columns + 1) + column);
      }
    }
    StringBuilder path = new StringBuilder();
    for (int side = 0; side < next.length; side++) {
      if (next[side] != NONE && other[side] == NONE) {
        follow(side, path);
      }
    }
    for (int side = 0; side < next.length; side++) {
      if (next[side] != NONE) {
        follow(side, path);
        path.append('Z');
      }
    }
    return path.toString();
  }

  private Vec2 corner(int index) {
    int row = index / (columns + 1);
    int column = index - row * (columns + 1);
    return new Vec2(view.minX() + column * step, view.minY() + row * step);
  }

  /** Joins the crossed sides of the cell above and to the right of a corner. */
  private void join(int corner) {
    List<Integer> crossed = new ArrayList<>();
    for (int side : new int[] {2 * corner, 2 * corner + 1, above(corner), beside(corner)}) {
      if (holds[side / 2] != holds[end(side)]) {
        crossed.add(side);
      }
    }
    for (int i = 0; i + 1 < crossed.size(); i += 2) {
      link(crossed.get(i), crossed.get(i + 1));
      link(crossed.get(i + 1), crossed.get(i));
    }
  }

  private int above(int corner) {
    return 2 * (corner + columns + 1);
  }

  private int beside(int corner) {
    return 2 * (corner + 1) + 1;
  }

  /** An even side goes right from its corner, an odd one up. */
  private int end(int side) {
    return side % 2 == 0 ? side / 2 + 1 : side / 2 + columns + 1;
  }

  private void link(int from, int to) {
    if (next[from] == NONE) {
      next[from] = to;
    } else {
      other[from] = to;
    }
  }

  /** Goes along the line from a side, and forgets it. */
  private void follow(int first, StringBuilder path) {
    int side = first;
    while (side != NONE) {
      Vec2 at = crossing(side);
      path.append(side == first ? 'M' : 'L');
      path.append(Chart.number(view.pixelX(at.x()))).append(' ');
      path.append(Chart.number(view.pixelY(at.y())));
      side = leave(side);
    }
  }

  /** The side that follows and still is to be drawn; this one is done. */
  private int leave(int side) {
    int one = next[side];
    int two = other[side];
    next[side] = NONE;
    other[side] = NONE;
    if (one != NONE && next[one] != NONE) {
      return one;
    }
    return two != NONE && next[two] != NONE ? two : NONE;
  }

  private Vec2 crossing(int side) {
    Vec2 from = corner(side / 2);
    Vec2 to = corner(end(side));
    boolean first = holds[side / 2];
    for (int i = 0; i < HALVINGS; i++) {
      Vec2 middle = from.plus(to).times(0.5);
      if (test.holds(middle) == first) {
        from = middle;
      } else {
        to = middle;
      }
    }
    return from.plus(to).times(0.5);
  }
}
