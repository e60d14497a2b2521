package touchline.collision.crowd;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import touchline.geometry.Circle;

/**
 * Which of many circles touch: every pair that does, once, and no other.
 *
 * <p>A sweep from left to right asks only about circles whose stretches of the x axis meet. The
 * ends of these are rounded sums. That loses no pair: rounding never reverses the order of two
 * numbers, so stretches that meet still meet, and sums that overflow do so on the right side. What
 * is left is decided exactly, at any scale. Lengths in metres; touching counts.
 *
 * <p>Cost: n · log n comparisons for n circles, and a few for each pair of stretches that meet, in
 * a square about n · √n. Source: Baraff, Dynamic Simulation of Non-Penetrating Rigid Bodies, 1992,
 * for the sweep.
 */
public final class RobustPairs {
  private RobustPairs() {}

  /**
   * Two circles of a list by their places in it, from 0.
   *
   * @param one the smaller of both
   */
  public record Pair(int one, int other) {}

  /** All pairs that touch, by their first circle, then by their second one. */
  public static List<Pair> touching(List<Circle> circles) {
    List<Integer> order = byStart(circles);
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < order.size(); i++) {
      int one = order.get(i);
      double end = Ends.right(circles.get(one));
      for (int j = i + 1; j < order.size(); j++) {
        int other = order.get(j);
        if (Ends.left(circles.get(other)) > end) {
          break;
        }
        if (Ends.touch(circles.get(one), circles.get(other))) {
          pairs.add(new Pair(Math.min(one, other), Math.max(one, other)));
        }
      }
    }
    pairs.sort(Comparator.comparingInt(Pair::one).thenComparingInt(Pair::other));
    return List.copyOf(pairs);
  }

  private static List<Integer> byStart(List<Circle> circles) {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < circles.size(); i++) {
      order.add(i);
    }
    order.sort(Comparator.comparingDouble(i -> Ends.left(circles.get(i))));
    return order;
  }
}
