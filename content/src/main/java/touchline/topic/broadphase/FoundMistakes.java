package touchline.topic.broadphase;

import java.util.List;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.taught.Grid;

/** Ways to look for a circle that a ball touches, in which some are never found. */
final class FoundMistakes {
  /** Of a cell, in metres. */
  private static final double WIDTH = 2;

  private FoundMistakes() {}

  /** Right: whether the ball touches one of the circles. */
  static boolean isFound(TreeGiven given) {
    return finds(given, (ball, circle) -> true);
  }

  static List<Mistake<TreeGiven, Boolean>> all() {
    return List.of(
        new Mistake<>("Y17", given -> finds(given, FoundMistakes::shareCell)),
        new Mistake<>("Y4", FoundMistakes::isNext),
        new Mistake<>("Y20", TreeGiven::findsWithCenters),
        new Mistake<>("Y24", TreeGiven::findsInOneHalf),
        new Mistake<>("Y6", FoundMistakes::boxesMeet));
  }

  private static boolean finds(TreeGiven given, Pairs.Rule asked) {
    for (Circle circle : given.circles()) {
      if (asked.of(given.ball(), circle) && Pairs.touch(given.ball(), circle)) {
        return true;
      }
    }
    return false;
  }

  private static boolean boxesMeet(TreeGiven given) {
    for (Circle circle : given.circles()) {
      if (Pairs.boxesMeet(given.ball(), circle)) {
        return true;
      }
    }
    return false;
  }

  private static boolean shareCell(Circle one, Circle other) {
    Vec2 a = one.center();
    Vec2 b = other.center();
    return Grid.cell(a.x(), WIDTH) == Grid.cell(b.x(), WIDTH)
        && Grid.cell(a.y(), WIDTH) == Grid.cell(b.y(), WIDTH);
  }

  /** Only the circle before it and the one after it in the order of the sweep are asked. */
  private static boolean isNext(TreeGiven given) {
    List<Circle> sorted = new CrowdGiven(given.circles()).sorted().circles();
    int after = 0;
    while (after < sorted.size() && Pairs.start(sorted.get(after)) <= Pairs.start(given.ball())) {
      after++;
    }
    List<Circle> next = sorted.subList(Math.max(0, after - 1), Math.min(sorted.size(), after + 1));
    return isFound(new TreeGiven(given.ball(), next));
  }
}
