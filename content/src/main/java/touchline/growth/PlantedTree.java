package touchline.growth;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.taught.BoxTree;

/**
 * {@link BoxTree#tree} in portions: large lists are split one at a time, small ones become trees at
 * once, and then these are put together from below.
 */
final class PlantedTree {
  /** Circles. */
  private static final int SMALL = 1_000;

  /** As many as it takes to be small; always a power of two. */
  private final int smallOnes;

  /**
   * The list of all, its two halves, their four halves and so on; the halves of k are 2k + 1, 2.
   */
  private final List<List<Circle>> parts = new ArrayList<>();

  private final BoxTree.Node[] trees;
  private int step;

  /** There is at least one circle. */
  PlantedTree(List<Circle> circles) {
    int lists = 1;
    while (circles.size() / lists > SMALL) {
      lists *= 2;
    }
    smallOnes = lists;
    parts.add(circles);
    trees = new BoxTree.Node[2 * lists - 1];
  }

  /** Does the next portion; false once the tree stands. */
  boolean goOn() {
    int large = smallOnes - 1;
    if (step < large) {
      split(step);
    } else if (step < trees.length) {
      trees[step] = BoxTree.tree(parts.get(step));
    } else {
      join(trees.length + large - 1 - step);
    }
    step++;
    return step < trees.length + large;
  }

  BoxTree.Node tree() {
    return trees[0];
  }

  private void split(int at) {
    Box box = BoxTree.around(parts.get(at));
    boolean isWide = box.right() - box.left() > box.top() - box.bottom();
    List<Circle> sorted = new ArrayList<>(parts.get(at));
    sorted.sort(
        Comparator.comparingDouble(circle -> isWide ? circle.center().x() : circle.center().y()));
    int half = sorted.size() / 2;
    parts.set(at, sorted);
    parts.add(sorted.subList(0, half));
    parts.add(sorted.subList(half, sorted.size()));
  }

  private void join(int at) {
    List<Circle> circles = parts.get(at);
    List<BoxTree.Node> halves = List.of(trees[2 * at + 1], trees[2 * at + 2]);
    trees[at] = new BoxTree.Node(BoxTree.around(circles), circles, halves);
  }
}
