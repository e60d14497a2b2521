package touchline.topic.boxes;

import java.util.List;
import touchline.code.Case;
import touchline.code.CodeExercise;
import touchline.code.Flat;
import touchline.code.Group;
import touchline.code.Recipe;
import touchline.code.Shift;
import touchline.collision.RobustBox;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.topic.closestpoint.MixedAxes;

/**
 * {@code overlaps(a, b, center, radius)}: whether a circle touches the box between two opposite
 * corners, given in any order.
 */
public final class BoxesCode {
  public static final String ID = "boxes/write-it";

  private static final int MOST_RADIUS = 6;
  private static final int SORTS = 7;

  private static final String VARIANTS =
      """
      boolean isFree(Circle disk, Segment diagonal)
        not; order center radius a b; joined center; joined a
      boolean reaches(Vec2 corner, Vec2 across, Vec2 middle, double diameter)
        from b a; scaled radius 2
      boolean keepsClear(double diameter, Vec2 middle, Vec2 corner, Vec2 opposite)
        scaled radius 2; not; order radius center a b
      """;

  private BoxesCode() {}

  public static CodeExercise exercise() {
    return Recipe.given(
            in ->
                new BoxGiven(new Box(in.point(), in.point()), new Circle(in.point(), in.number())))
        .method(
            "boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius)",
            given -> RobustBox.overlaps(given.box(), given.circle()))
        .mistakes(BoxMistakes.inCode())
        .alsoNamed(BoxMistakes.named())
        .axesMixed(MixedAxes.ID)
        .drawn(
            (random, grid) ->
                Flat.of(grid.point(random), grid.point(random), grid.circle(random, MOST_RADIUS)))
        .sorts(SORTS, BoxesCode::sort)
        .decidingOnlyAtEdges()
        .edges(BoxesCode::edges)
        .variants(VARIANTS)
        .exercise(ID);
  }

  /**
   * In the box, far from the sides or near one; beside a side and touching, or apart; before a
   * corner and touching, in the corner of the larger box, or farther away.
   */
  private static int sort(BoxGiven given) {
    Vec2 away = given.away();
    double larger = Math.max(Math.abs(away.x()), Math.abs(away.y()));
    if (larger == 0) {
      return given.depth() > given.radius() ? 0 : 1;
    }
    if (away.x() == 0 || away.y() == 0) {
      return given.touch() ? 2 : 3;
    }
    return given.touch() ? 4 : larger <= given.radius() ? 5 : 6;
  }

  /**
   * Touching at each side and before each corner, with the corners of the box in each order; the
   * corners of the larger box; boxes without width, without height and without either; and a circle
   * of radius zero in the box, on its side and on its corner.
   */
  private static List<Case> edges(Shift at) {
    return List.of(
        wide(at, 7, 1, 3),
        wide(at, -3, 1, 3),
        wide(at, 2, 7, 4),
        wide(at, 2, -4, 4),
        wide(at, 8, 6, 5),
        wide(at, -3, 7, 5),
        tall(at, -4, -3, 5),
        tall(at, 7, -4, 5),
        tall(at, 6, 5, 2),
        tall(at, -3, -3, 3),
        tall(at, 2, 1, 0),
        tall(at, 4, 1, 0),
        tall(at, 4, 3, 0),
        tall(at, 5, 3, 0),
        flat(at, 4, 0, 7, 0, 3),
        flat(at, 4, 0, 2, 1, 1),
        flat(at, 0, -4, 3, -2, 3),
        flat(at, 0, -4, 0, -5, 0),
        flat(at, 0, 0, 3, -4, 5),
        flat(at, 0, 0, 3, -4, 4),
        flat(at, 0, 0, 0, 0, 0));
  }

  /** From the upper left corner to the lower right one. */
  private static Case wide(Shift at, double x, double y, double radius) {
    return edge(at, at.point(0, 3), at.point(4, 0), x, y, radius);
  }

  /** From the upper right corner to the lower left one. */
  private static Case tall(Shift at, double x, double y, double radius) {
    return edge(at, at.point(4, 3), at.point(0, 0), x, y, radius);
  }

  /** From the origin, with no width, no height, or neither. */
  private static Case flat(Shift at, double bx, double by, double x, double y, double radius) {
    return edge(at, at.point(0, 0), at.point(bx, by), x, y, radius);
  }

  private static Case edge(Shift at, Vec2 a, Vec2 b, double x, double y, double radius) {
    return Case.of(Group.EDGES, a, b, at.point(x, y), radius);
  }
}
