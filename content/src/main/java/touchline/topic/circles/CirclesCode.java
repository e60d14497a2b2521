package touchline.topic.circles;

import java.util.List;
import touchline.code.Case;
import touchline.code.CodeExercise;
import touchline.code.Flat;
import touchline.code.Group;
import touchline.code.Recipe;
import touchline.code.Shift;
import touchline.collision.RobustSegmentCircle;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.topic.closestpoint.MixedAxes;

/** {@code offset(a, radiusA, b, radiusB)}: the shortest move that takes circle a off circle b. */
public final class CirclesCode {
  public static final String ID = "two-circles/write-it";

  private static final Group ONE_PLACE = Group.degenerate("both centres in one place");
  private static final int MOST_RADIUS = 6;

  private static final String VARIANTS =
      """
      Vec2 clearedTo(Circle still, Circle mover)
        answer plus a; order b radiusB a radiusA; joined b; joined a
        untold C18
      Vec2 pushSecond(Vec2 first, double firstDiameter, Vec2 second, double secondDiameter)
        scaled radiusA 2; scaled radiusB 2; answer times -1
      Vec2 onScreen(double size, Vec2 mover, double otherSize, Vec2 other)
        down; answer plus a; scaled radiusA 2; scaled radiusB 2; order radiusA a radiusB b
        untold C18
      """;

  private CirclesCode() {}

  public static CodeExercise exercise() {
    return Recipe.given(in -> new CirclesGiven(in.circle(), in.circle()))
        .method("Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB)", CirclesCode::right)
        .mistakes(CirclesMistakes.inCode())
        .alsoNamed(CirclesNamed.all())
        .axesMixed(MixedAxes.ID)
        .namedInSpecial(CirclesNamed.inOnePlace())
        .degenerate(ONE_PLACE, CirclesMistakes.ONE_PLACE, given -> given.distance() == 0)
        .drawn(
            (random, grid) ->
                Flat.of(grid.circle(random, MOST_RADIUS), grid.circle(random, MOST_RADIUS)))
        .sorts(4, CirclesCode::sort)
        .shownIn(given -> given.distance() == 0 ? ONE_PLACE : Group.SHOWN)
        .edges(CirclesCode::edges)
        .variants(VARIANTS)
        .exercise(ID);
  }

  /** The other circle shrinks to its centre, a segment of length zero, and the one grows. */
  static Vec2 right(CirclesGiven given) {
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
