package touchline.collision.crowd;

import static java.util.Comparator.comparingDouble;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import touchline.collision.crowd.RobustPairs.Pair;
import touchline.geometry.Box;
import touchline.geometry.Circle;

/**
 * Which of many circles or boxes touch, by a tree of boxes: the same pairs as those of {@link
 * RobustPairs}, at any scale, for crowds of very different sizes, or crowded in some places and
 * empty in others.
 *
 * <p>The bodies are halved by their middles along the longer side of the box around them, and so
 * are the halves, down to a few. Each body then asks only what lies in boxes that its own box
 * meets. Lengths in metres.
 *
 * <p>Cost: some n · log n comparisons for n bodies, and some log n for each body and each pair of
 * boxes that meet. Sources: Ericson, Real-Time Collision Detection, 6.2, for the tree; Hoare,
 * Algorithm 65: Find, for the halves.
 */
public final class TreePairs {
  /** So few are asked one after the other. */
  private static final int FEW = 4;

  private static final int ROOT = 1;

  private final Bodies bodies;

  /** Each with its place in the list, in an order in which each half of a box is a stretch. */
  private final Leaf[] leaves;

  /** Of each stretch; the halves of the n-th are the 2n-th and the one after it. */
  private final Around[] boxes;

  private final List<Pair> pairs = new ArrayList<>();

  private record Leaf(int place, Around around) {
    static final Comparator<Leaf> LEFT_TO_RIGHT = comparingDouble(leaf -> leaf.around.middleX());
    static final Comparator<Leaf> UPWARD = comparingDouble(leaf -> leaf.around.middleY());
  }

  private TreePairs(Bodies bodies) {
    this.bodies = bodies;
    leaves = new Leaf[bodies.count()];
    Arrays.setAll(leaves, i -> new Leaf(i, bodies.around(i)));
    boxes = new Around[4 * leaves.length];
    build(ROOT, 0, leaves.length);
  }

  private void build(int box, int from, int to) {
    Around around = leaves[from].around;
    for (int i = from + 1; i < to; i++) {
      around = around.with(leaves[i].around);
    }
    boxes[box] = around;
    if (to - from > FEW) {
      part(from, to, around.isWide() ? Leaf.LEFT_TO_RIGHT : Leaf.UPWARD);
      build(2 * box, from, middle(from, to));
      build(2 * box + 1, middle(from, to), to);
    }
  }

  /** Brings no leaf before the middle that belongs behind it: Hoare's selection. */
  private void part(int from, int to, Comparator<Leaf> order) {
    int middle = middle(from, to);
    int low = from;
    int high = to - 1;
    while (low < high) {
      Leaf pivot = leaves[(low + high) / 2];
      int left = low;
      int right = high;
      while (left <= right) {
        while (order.compare(leaves[left], pivot) < 0) {
          left++;
        }
        while (order.compare(leaves[right], pivot) > 0) {
          right--;
        }
        if (left <= right) {
          swap(left++, right--);
        }
      }
      if (middle <= right) {
        high = right;
      } else {
        low = middle >= left ? left : high;
      }
    }
  }

  private void swap(int one, int other) {
    Leaf kept = leaves[one];
    leaves[one] = leaves[other];
    leaves[other] = kept;
  }

  private static int middle(int from, int to) {
    return (from + to) / 2;
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
    return bodies.count() == 0 ? List.of() : new TreePairs(bodies).all();
  }

  private List<Pair> all() {
    for (Leaf leaf : leaves) {
      ask(leaf, ROOT, 0, leaves.length);
    }
    pairs.sort(Comparator.comparingInt(Pair::one).thenComparingInt(Pair::other));
    return List.copyOf(pairs);
  }

  private void ask(Leaf one, int box, int from, int to) {
    if (!boxes[box].meets(one.around)) {
      return;
    }
    if (to - from > FEW) {
      ask(one, 2 * box, from, middle(from, to));
      ask(one, 2 * box + 1, middle(from, to), to);
      return;
    }
    for (int i = from; i < to; i++) {
      Leaf other = leaves[i];
      if (other.place > one.place && bodies.touch(one.place, other.place)) {
        pairs.add(new Pair(one.place, other.place));
      }
    }
  }
}
