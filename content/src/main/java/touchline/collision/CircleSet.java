package touchline.collision;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/**
 * Many circles for many passes: centres and radii side by side in arrays, neighbours together, in
 * blocks with a box around each.
 *
 * <p>Answers are those of {@link RobustSafePass} for the same list, bit for bit. A block whose box
 * lies beside the box of the pass is left out with four comparisons; that needs no tolerance, since
 * rounding keeps order: a circle that reaches the pass has a box that does. Cost: a nanosecond or
 * two a block, and one test for each circle of the blocks near the pass. A yes or no allocates
 * nothing. Source: Ericson, Real-Time Collision Detection, 4.2 and 7.1.
 */
public final class CircleSet {
  /** Circles a block. Fewer: more boxes. More: wider boxes, more circles tested in vain. */
  private static final int BLOCK = 16;

  private final double[] x;
  private final double[] y;
  private final double[] radius;
  private final int[] indices;
  private final Boxes boxes;

  private CircleSet(List<Circle> circles, int[] indices) {
    this.indices = indices;
    x = new double[indices.length];
    y = new double[indices.length];
    radius = new double[indices.length];
    for (int i = 0; i < indices.length; i++) {
      Circle circle = circles.get(indices[i]);
      x[i] = circle.center().x();
      y[i] = circle.center().y();
      radius[i] = circle.radius();
    }
    boxes = new Boxes(BLOCK, x, y, radius);
  }

  /** Copies the circles; their indices are those of the list. */
  public static CircleSet of(List<Circle> circles) {
    CellIndex cells = CellIndex.of(circles, CellSize.fitting(circles));
    int[] inOrder = IntStream.range(0, circles.size()).toArray();
    return new CircleSet(circles, cells.inCellOrder(inOrder));
  }

  /** For circles that are sorted already. */
  static CircleSet inThisOrder(List<Circle> circles) {
    return new CircleSet(circles, IntStream.range(0, circles.size()).toArray());
  }

  public int size() {
    return x.length;
  }

  /** Whether no circle touches the pass; exact. */
  public boolean isClean(Segment pass) {
    return next(pass, 0, size()) < 0;
  }

  /** The indices of all circles that touch the pass, ascending; exact. */
  public List<Integer> blockers(Segment pass) {
    List<Integer> blockers = new ArrayList<>();
    int i = next(pass, 0, size());
    while (i >= 0) {
      blockers.add(indices[i]);
      i = next(pass, i + 1, size());
    }
    Collections.sort(blockers);
    return List.copyOf(blockers);
  }

  /**
   * The smallest distance minus radius in metres, as {@link RobustSafePass#clearance} states it.
   */
  public double clearance(Segment pass) {
    return clearance(pass, 0, size());
  }

  double clearance(Segment pass, int from, int to) {
    double smallest = Double.POSITIVE_INFINITY;
    Vec2 a = pass.a();
    Vec2 b = pass.b();
    for (int i = from; i < to; i++) {
      double clear = Clearance.of(a.x(), a.y(), b.x(), b.y(), x[i], y[i], radius[i]);
      smallest = Math.min(smallest, clear);
    }
    return smallest;
  }

  /** The first place in [from, to), in this set's order, whose circle touches, or −1. */
  int next(Segment pass, int from, int to) {
    int i = from;
    while (i < to) {
      int end = Math.min(to, (i / BLOCK + 1) * BLOCK);
      if (boxes.meet(i / BLOCK, pass)) {
        int touching = nextByOne(pass, i, end);
        if (touching >= 0) {
          return touching;
        }
      }
      i = end;
    }
    return -1;
  }

  private int nextByOne(Segment pass, int from, int to) {
    Vec2 a = pass.a();
    Vec2 b = pass.b();
    for (int i = from; i < to; i++) {
      if (SegmentDistance.compare(a.x(), a.y(), b.x(), b.y(), x[i], y[i], radius[i], 0) <= 0) {
        return i;
      }
    }
    return -1;
  }
}
