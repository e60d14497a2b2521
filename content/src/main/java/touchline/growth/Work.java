package touchline.growth;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import touchline.geometry.Circle;
import touchline.taught.BoxTree;
import touchline.taught.Boxes;
import touchline.taught.BroadPhase;
import touchline.taught.Grid;
import touchline.taught.TwoCircles;

/**
 * What the methods ask about a swarm, counted by running them: pairs of circles, or a circle and a
 * box. Sorting, entries in cells and the making of the tree are not counted.
 *
 * @param sweep pairs whose intervals meet
 * @param tree boxes about which the circles are asked that go down, each once
 * @param grid pairs that share a cell
 * @param pairs how many pairs touch
 * @param touching those circles that touch another one
 * @param alone the others
 */
public record Work(
    Swarm swarm,
    double sweep,
    double tree,
    double grid,
    int pairs,
    List<Circle> touching,
    List<Circle> alone) {
  /** Of a cell, in metres: a little wider than a circle. */
  public static final double WIDTH = 0.75;

  public static Work of(Swarm swarm) {
    List<Circle> circles = swarm.circles();
    Set<Grid.Pair> asked = Grid.pairs(circles, WIDTH);
    boolean[] touches = new boolean[circles.size()];
    int pairs = 0;
    for (Grid.Pair pair : asked) {
      if (TwoCircles.overlaps(circles.get(pair.one()), circles.get(pair.other()))) {
        touches[pair.one()] = true;
        touches[pair.other()] = true;
        pairs++;
      }
    }
    return new Work(
        swarm,
        BroadPhase.tests(circles),
        boxes(circles),
        asked.size(),
        pairs,
        those(circles, touches, true),
        those(circles, touches, false));
  }

  private static double boxes(List<Circle> circles) {
    BoxTree.Node tree = BoxTree.tree(circles);
    double boxes = 0;
    for (Circle circle : circles) {
      boxes += boxes(circle, tree);
    }
    return boxes;
  }

  private static double boxes(Circle ball, BoxTree.Node node) {
    double boxes = 1;
    if (Boxes.overlaps(node.box(), ball)) {
      for (BoxTree.Node half : node.halves()) {
        boxes += boxes(ball, half);
      }
    }
    return boxes;
  }

  private static List<Circle> those(List<Circle> circles, boolean[] touches, boolean wanted) {
    List<Circle> those = new ArrayList<>();
    for (int i = 0; i < touches.length; i++) {
      if (touches[i] == wanted) {
        those.add(circles.get(i));
      }
    }
    return those;
  }

  /** How often a method asks. */
  public double asked(Method method) {
    return switch (method) {
      case ALL -> swarm.count() * (swarm.count() - 1) / 2.0;
      case SWEEP -> sweep;
      case TREE -> tree;
      case GRID -> grid;
    };
  }
}
