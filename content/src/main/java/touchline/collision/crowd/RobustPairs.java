package touchline.collision.crowd;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import touchline.geometry.Box;
import touchline.geometry.Circle;

/**
 * Which of many circles or boxes touch: every pair that does, once, and no other.
 *
 * <p>A sweep from left to right asks only about bodies whose stretches of the x axis meet. The ends
 * of a circle's are rounded sums. That loses no pair: rounding never reverses the order of two
 * numbers, so stretches that meet still meet, and sums that overflow do so on the right side. What
 * is left is decided exactly, at any scale. Lengths in metres; touching counts.
 *
 * <p>Cost: n · log n comparisons for n bodies, and a few for each pair of stretches that meet, in a
 * square about n · √n. Source: Baraff, Dynamic Simulation of Non-Penetrating Rigid Bodies, 1992,
 * for the sweep.
 */
public final class RobustPairs {
  private RobustPairs() {}

  /**
   * Two bodies of a list by their places in it, from 0.
   *
   * @param one the smaller of both
   */
  public record Pair(int one, int other) {}

  /** All pairs that touch, by their first circle, then by their second one. */
  public static List<Pair> touching(List<Circle> circles) {
    return pairs(Bodies.circles(circles));
  }

  /** All pairs of boxes that touch, by their first box, then by their second one. */
  public static List<Pair> touchingBoxes(List<Box> boxes) {
    return pairs(Bodies.boxes(boxes));
  }

  private static List<Pair> pairs(Bodies bodies) {
    List<Integer> order = byStart(bodies);
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < order.size(); i++) {
      int one = order.get(i);
      double end = bodies.around(one).right();
      for (int j = i + 1; j < order.size(); j++) {
        int other = order.get(j);
        if (bodies.around(other).left() > end) {
          break;
        }
        if (bodies.touch(one, other)) {
          pairs.add(new Pair(Math.min(one, other), Math.max(one, other)));
        }
      }
    }
    pairs.sort(Comparator.comparingInt(Pair::one).thenComparingInt(Pair::other));
    return List.copyOf(pairs);
  }

  private static List<Integer> byStart(Bodies bodies) {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < bodies.count(); i++) {
      order.add(i);
    }
    order.sort(Comparator.comparingDouble(i -> bodies.around(i).left()));
    return order;
  }
}
