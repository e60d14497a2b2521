package touchline.topic.circles;

import java.util.List;
import java.util.Random;
import touchline.code.Case;
import touchline.code.Change;
import touchline.code.CodeExercise;
import touchline.code.Flat;
import touchline.code.Group;
import touchline.code.Lattice;
import touchline.code.MethodVariant;
import touchline.code.Recipe;
import touchline.code.Shift;
import touchline.collision.RobustSegmentCircle;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** {@code offset(a, radiusA, b, radiusB)}: the shortest move that takes circle a off circle b. */
public final class CirclesCode {
  private static final Group ONE_PLACE = Group.degenerate("both centres in one place");
  private static final int MOST_RADIUS = 6;

  private CirclesCode() {}

  public static CodeExercise exercise() {
    return Recipe.of(
            "Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB)",
            in -> new CirclesGiven(in.circle(), in.circle()),
            CirclesCode::right)
        .mistakes(CirclesMistakes.inCode())
        .degenerate(ONE_PLACE, CirclesMistakes.ONE_PLACE)
        .drawn((random, grid) -> Flat.of(circle(random, grid), circle(random, grid)))
        .sorts(4, CirclesCode::sort)
        .shownIn(given -> given.distance() == 0 ? ONE_PLACE : Group.SHOWN)
        .edges(CirclesCode::edges)
        .variants(
            MethodVariant.of(
                    "Vec2 clearedTo(Circle still, Circle mover)",
                    new Change.AnswerWith(0, 1),
                    Change.Order.of(2, 3, 0, 1),
                    new Change.Joined(0),
                    new Change.Joined(1))
                .untold("C18"),
            MethodVariant.of(
                "Vec2 pushSecond(Vec2 first, double firstDiameter, Vec2 second, double secondDiameter)",
                new Change.Scaled(1, 2),
                new Change.Scaled(3, 2),
                new Change.Answer(-1)),
            MethodVariant.of(
                    "Vec2 onScreen(double size, Vec2 mover, double otherSize, Vec2 other)",
                    new Change.Down(),
                    new Change.AnswerWith(0, 1),
                    new Change.Scaled(1, 2),
                    new Change.Scaled(3, 2),
                    Change.Order.of(1, 0, 3, 2))
                .untold("C18"))
        .exercise("two-circles/write-it");
  }

  /** The other circle shrinks to its centre, a segment of length zero, and the one grows. */
  private static Vec2 right(CirclesGiven given) {
    Vec2 center = given.other().center();
    Circle grown = new Circle(given.one().center(), given.reach());
    return RobustSegmentCircle.offset(new Segment(center, center), grown);
  }

  /** Apart; with outlines that meet; inside the other; around the other. */
  private static int sort(CirclesGiven given) {
    if (given.distance() == 0) {
      return -1;
    }
    if (!given.touch()) {
      return 0;
    }
    if (given.outlinesMeet()) {
      return 1;
    }
    return given.one().radius() < given.other().radius() ? 2 : 3;
  }

  private static Circle circle(Random random, Lattice grid) {
    return new Circle(grid.point(random), grid.length(random, MOST_RADIUS));
  }

  /**
   * Touching, also where one is a point; apart, though the boxes around them overlap; and both
   * centres in one place.
   */
  private static List<Case> edges(Shift at) {
    return List.of(
        edge(Group.EDGES, at, 5, 0, 2, 3),
        edge(Group.EDGES, at, 0, -5, 4, 1),
        edge(Group.EDGES, at, -3, 0, 0, 3),
        edge(Group.EDGES, at, 0, 1, 0, 3),
        edge(Group.EDGES, at, 4, 4, 3, 2),
        edge(Group.EDGES, at, -4, 4, 2, 3),
        edge(ONE_PLACE, at, 0, 0, 2, 2),
        edge(ONE_PLACE, at, 0, 0, 1, 4),
        edge(ONE_PLACE, at, 0, 0, 3, 0));
  }

  private static Case edge(
      Group group, Shift at, double x, double y, double radius, double otherRadius) {
    return Case.of(group, at.point(x, y), radius, at.point(0, 0), otherRadius);
  }
}
