package touchline.topic.gjk;

import java.util.List;
import touchline.code.Case;
import touchline.code.CodeExercise;
import touchline.code.Flat;
import touchline.code.Group;
import touchline.code.Recipe;
import touchline.code.Shift;
import touchline.geometry.Vec2;
import touchline.input.RowReader;
import touchline.topic.closestpoint.MixedAxes;

/**
 * {@code farthestCorner(a1, a2, b1, b2, direction)}: the farthest corner of the difference of two
 * segments.
 */
public final class CornerCode {
  public static final String ID = "gjk/write-it";

  private static final String VARIANTS =
      """
      Vec2 farthestWay(Segment b, Segment a, Vec2 direction)
        order b1 b2 a1 a2 direction; joined b1; joined a1
      Vec2 backCorner(Vec2 ahead, Segment a, Segment b)
        scaled direction -1; order direction a1 a2 b1 b2; joined a1; joined b1
        untold F51
      Vec2 outermost(Vec2 a, Vec2 alongA, Vec2 b, Vec2 alongB, Vec2 direction)
        from a2 a1; from b2 b1
      """;

  private CornerCode() {}

  public static CodeExercise exercise() {
    return Recipe.given(CornerCode::given)
        .method(
            "Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction)",
            SupportGiven::corner)
        .mistakes(SupportMistakes.inCode())
        .alsoNamed(SupportMistakes.named())
        .axesMixed(MixedAxes.ID)
        .excluding(given -> !given.isClear())
        .away("direction")
        .drawn(
            (random, grid) ->
                Flat.of(
                    grid.point(random),
                    grid.point(random),
                    grid.point(random),
                    grid.point(random),
                    grid.vector(random)))
        .sorts(4, CornerCode::sort)
        .decidingOnlyAtEdges()
        .edges(CornerCode::edges)
        .variants(VARIANTS)
        .exercise(ID);
  }

  static SupportGiven given(RowReader in) {
    List<Vec2> a = List.of(in.point(), in.point());
    return new SupportGiven(a, List.of(in.point(), in.point()), in.point());
  }

  /** Of which ends the corner is made. */
  private static int sort(SupportGiven given) {
    int ofA = isSecond(given.a(), given.direction()) ? 1 : 0;
    return ofA + (isSecond(given.b(), given.back()) ? 2 : 0);
  }

  private static boolean isSecond(List<Vec2> segment, Vec2 way) {
    return segment.get(1).minus(segment.get(0)).dot(way) > 0;
  }

  /** Directions along the axes and others; one of the segments a point. */
  private static List<Case> edges(Shift at) {
    return List.of(
        edge(at, at.point(4, 3), 2, 0),
        edge(at, at.point(4, 3), -2, 0),
        edge(at, at.point(-1, 2), 0, 3),
        edge(at, at.point(-1, 2), 0, -3),
        edge(at, at.point(0, 0), 3, 1),
        edge(at, at.point(0, 0), -1, 4));
  }

  /** The first segment leads to that end; the second is a point, or leads there too. */
  private static Case edge(Shift at, Vec2 end, double x, double y) {
    Vec2 start = at.point(0, 0);
    Vec2 other = at.point(1, -5);
    return Case.of(Group.EDGES, start, end, other, y == 0 ? other : end, new Vec2(x, y));
  }
}
