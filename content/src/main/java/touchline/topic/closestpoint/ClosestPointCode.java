package touchline.topic.closestpoint;

import java.util.List;
import java.util.function.Function;
import touchline.code.Case;
import touchline.code.CodeExercise;
import touchline.code.Flat;
import touchline.code.Group;
import touchline.code.Recipe;
import touchline.code.Shift;
import touchline.collision.RobustSegmentCircle;
import touchline.geometry.Vec2;

/** {@code closestPoint(a, b, p)}: the point of a segment that is closest to p. */
public final class ClosestPointCode {
  public static final String ID = "closest-point/write-it";

  private static final String VARIANTS =
      """
      Vec2 shortestWay(Vec2 from, Segment wall)
        answer minus p; order p a b; joined a
      Vec2 nearest(Vec2 q, Vec2 start, Vec2 toEnd)
        from b a; order p a b
        untold M28
      Vec2 acrossWall(Vec2 q, Vec2 u, Vec2 v)
        answer times 2; answer minus p; order p a b
        untold M30
      """;

  private ClosestPointCode() {}

  /** The method as an exercise; others are built on it. */
  public static CodeExercise exercise() {
    return ClosestPointCode.<Vec2>recipe(
            "Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p)",
            given -> RobustSegmentCircle.closestPoint(given.segment(), given.p()))
        .mistakes(ClosestPointMistakes.inCode())
        .alsoNamed(ClosestPointNamed.all())
        .axesMixed(MixedAxes.ID)
        .degenerate(Group.LENGTH_ZERO, ClosestPointMistakes.LENGTH_ZERO, SegmentGiven::isPoint)
        .sorts(3, ClosestPointCode::sort)
        .edges(ClosestPointCode::edges)
        .variants(VARIANTS)
        .exercise(ID);
  }

  /** What methods of two points and a third have in common. */
  public static <R> Recipe<PointGiven, R> recipe(String head, Function<PointGiven, R> right) {
    return Recipe.given(in -> new PointGiven(in.point(), in.point(), in.point()))
        .method(head, right)
        .drawn(
            (random, grid) -> Flat.of(grid.point(random), grid.point(random), grid.point(random)));
  }

  /** Before a, beside the segment, beyond b. */
  private static int sort(PointGiven given) {
    Vec2 d = given.b().minus(given.a());
    double along = given.p().minus(given.a()).dot(d);
    if (d.lengthSquared() == 0) {
      return -1;
    }
    if (along < 0) {
      return 0;
    }
    return along > d.lengthSquared() ? 2 : 1;
  }

  /** At an end, at both ends of the line, on the segment; and a segment of length zero. */
  private static List<Case> edges(Shift at) {
    return List.of(
        edge(at, 4, 0, 0, 0),
        edge(at, 0, 4, 0, 4),
        edge(at, 4, 0, 1, 0),
        edge(at, 8, 0, -3, 0),
        edge(at, 0, 8, 0, 11),
        edge(at, 0, -4, 3, -1),
        edge(at, -4, 0, -7, 2),
        lengthZero(at, 3, 4),
        lengthZero(at, -2, 5),
        lengthZero(at, 0, 0));
  }

  private static Case edge(Shift at, double bx, double by, double px, double py) {
    return Case.of(Group.EDGES, at.point(0, 0), at.point(bx, by), at.point(px, py));
  }

  private static Case lengthZero(Shift at, double px, double py) {
    return Case.of(Group.LENGTH_ZERO, at.point(0, 0), at.point(0, 0), at.point(px, py));
  }
}
