package touchline.collision.crowd;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import touchline.collision.crowd.RobustPairs.Pair;
import touchline.geometry.Circle;

/**
 * Which of many circles touch, by a tree of boxes: the same pairs as those of {@link RobustPairs},
 * at any scale, for crowds of very different sizes, or crowded in some places and empty in others.
 *
 * <p>The circles are halved by their centres along the longer side of the box around them, and so
 * are the halves, down to a few. Each circle then asks only what lies in boxes that its own box
 * meets. Lengths in metres.
 *
 * <p>Cost: n · log² n comparisons for n circles, and some log n for each circle and each pair of
 * boxes that meet. Source: Ericson, Real-Time Collision Detection, 6.2.
 */
public final class TreePairs {
  /** So few are asked one after the other. */
  private static final int FEW = 4;

  private static final int ROOT = 1;

  private final List<Circle> circles;

  /** The places of the circles in the list, so that each half of a box is a stretch of them. */
  private final Integer[] order;

  /** Of each stretch; the halves of the n-th are the 2n-th and the one after it. */
  private final Around[] boxes;

  private final List<Pair> pairs = new ArrayList<>();

  private TreePairs(List<Circle> circles) {
    this.circles = circles;
    order = new Integer[circles.size()];
    Arrays.setAll(order, i -> i);
    boxes = new Around[4 * circles.size()];
    build(ROOT, 0, order.length);
  }

  private void build(int box, int from, int to) {
    Around around = Around.of(circles.get(order[from]));
    for (int i = from + 1; i < to; i++) {
      around = around.with(Around.of(circles.get(order[i])));
    }
    boxes[box] = around;
    if (to - from > FEW) {
      boolean isWide = around.isWide();
      Arrays.sort(order, from, to, Comparator.comparingDouble(i -> along(isWide, circles.get(i))));
      build(2 * box, from, middle(from, to));
      build(2 * box + 1, middle(from, to), to);
    }
  }

  private static double along(boolean isWide, Circle circle) {
    return isWide ? circle.center().x() : circle.center().y();
  }

  private static int middle(int from, int to) {
    return (from + to) / 2;
  }

  /** All pairs that touch, by their first circle, then by their second one. */
  public static List<Pair> touching(List<Circle> circles) {
    return circles.isEmpty() ? List.of() : new TreePairs(circles).all();
  }

  private List<Pair> all() {
    for (int i = 0; i < order.length; i++) {
      ask(i, Around.of(circles.get(i)), ROOT, 0, order.length);
    }
    pairs.sort(Comparator.comparingInt(Pair::one).thenComparingInt(Pair::other));
    return List.copyOf(pairs);
  }

  private void ask(int one, Around around, int box, int from, int to) {
    if (!boxes[box].meets(around)) {
      return;
    }
    if (to - from > FEW) {
      ask(one, around, 2 * box, from, middle(from, to));
      ask(one, around, 2 * box + 1, middle(from, to), to);
      return;
    }
    for (int i = from; i < to; i++) {
      int other = order[i];
      if (other > one && Ends.touch(circles.get(one), circles.get(other))) {
        pairs.add(new Pair(one, other));
      }
    }
  }
}
