package touchline.collision;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/**
 * Many circles for many passes: centres and radii side by side in arrays, so that one test after
 * the other reads memory in order and the compiler can do several at once.
 *
 * <p>Answers are those of {@link SafePass} for the same list, bit for bit. A whole block of circles
 * is first held against {@link PassFilter}, a loop without branches; only a block in which some
 * circle touches, or nearly, is decided circle by circle. Cost: under a nanosecond a circle when
 * the pass is clean; nothing is allocated.
 */
public final class CircleSet {
  /**
   * Circles a block. Fewer: the loop is too short to pay for its start. More: a block with a
   * blocker, which is tested twice, costs more.
   */
  private static final int BLOCK = 128;

  private final double[] x;
  private final double[] y;
  private final double[] radius;
  private final Bounds bounds;

  private CircleSet(List<Circle> circles) {
    x = new double[circles.size()];
    y = new double[circles.size()];
    radius = new double[circles.size()];
    for (int i = 0; i < circles.size(); i++) {
      Vec2 center = circles.get(i).center();
      x[i] = center.x();
      y[i] = center.y();
      radius[i] = circles.get(i).radius();
    }
    bounds = Bounds.of(circles);
  }

  /** Copies the circles; their indices are those of the list. */
  public static CircleSet of(List<Circle> circles) {
    return new CircleSet(circles);
  }

  public int size() {
    return x.length;
  }

  /** Whether no circle touches the pass; exact. */
  public boolean isClean(Segment pass) {
    return next(pass, PassFilter.of(pass, bounds), 0, size()) < 0;
  }

  /** The indices of all circles that touch the pass, ascending; exact. */
  public List<Integer> blockers(Segment pass) {
    List<Integer> blockers = new ArrayList<>();
    PassFilter filter = PassFilter.of(pass, bounds);
    int i = next(pass, filter, 0, size());
    while (i >= 0) {
      blockers.add(i);
      i = next(pass, filter, i + 1, size());
    }
    return List.copyOf(blockers);
  }

  /** The smallest distance minus radius in metres, as {@link SafePass#clearance} states it. */
  public double clearance(Segment pass) {
    return clearance(pass, 0, size());
  }

  Bounds bounds() {
    return bounds;
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

  /**
   * The first index in [from, to) whose circle touches the pass, or −1. The filter is that of the
   * pass and {@link #bounds()}.
   */
  int next(Segment pass, PassFilter filter, int from, int to) {
    int i = from;
    while (i < to) {
      int end = Math.min(to, (i / BLOCK + 1) * BLOCK);
      if (end - i < BLOCK || filter.mayTouch(x, y, radius, i, end)) {
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
      if (Touch.touches(a.x(), a.y(), b.x(), b.y(), x[i], y[i], radius[i])) {
        return i;
      }
    }
    return -1;
  }
}
