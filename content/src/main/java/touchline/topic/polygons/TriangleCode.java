package touchline.topic.polygons;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import touchline.code.Case;
import touchline.code.CodeExercise;
import touchline.code.Flat;
import touchline.code.Group;
import touchline.code.Recipe;
import touchline.code.Shift;
import touchline.collision.polygon.RobustPolygon;
import touchline.geometry.Vec2;
import touchline.topic.closestpoint.MixedAxes;

/** {@code inTriangle(a, b, c, p)}: whether a point lies in a triangle, given either way round. */
public final class TriangleCode {
  public static final String ID = "polygons/write-it";

  private static final int SORTS = 10;

  /** Metres: half a millimetre, as a power of two. */
  private static final double NEAR = 0x1p-11;

  /** Metres, a power of two. */
  private static final double FINE = 0x1p-30;

  /** Sorts of the triangles that go round the other way. */
  private static final int RIGHT = SORTS / 2;

  private static final String VARIANTS =
      """
      boolean isOutside(Vec2 ball, Vec2 tip, Segment base)
        order p c a b; joined a; not
        untold D3
      boolean covers(Vec2 corner, Vec2 toSecond, Vec2 toThird, Vec2 place)
        from b a; from c a
      boolean isClear(Segment base, Vec2 toTip, Vec2 place)
        from c b; joined a; not
      """;

  private TriangleCode() {}

  public static CodeExercise exercise() {
    return Recipe.given(in -> new TriangleGiven(in.point(), in.point(), in.point(), in.point()))
        .method(
            "boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p)",
            given -> RobustPolygon.contains(given.polygon().polygon(), given.p()))
        .mistakes(PolygonMistakes.triangleInCode())
        .alsoNamed(TriangleNamed.all())
        .axesMixed(MixedAxes.ID)
        .excluding(given -> given.twiceArea() == 0)
        .drawn(
            (random, grid) ->
                Flat.of(
                    grid.point(random), grid.point(random), grid.point(random), grid.point(random)))
        .sorts(SORTS, TriangleCode::sort)
        .decidingOnlyAtEdges()
        .edges(TriangleCode::edges)
        .variants(VARIANTS)
        .exercise(ID);
  }

  /** Inside; behind one edge, each of the three; before a corner; and these for each way round. */
  private static int sort(TriangleGiven given) {
    if (given.twiceArea() == 0) {
      return -1;
    }
    double way = given.twiceArea() > 0 ? 1 : -1;
    boolean behindAb = given.besideAb() * way < 0;
    boolean behindBc = given.besideBc() * way < 0;
    boolean behindCa = given.besideCa() * way < 0;
    int behind = (behindAb ? 1 : 0) + (behindBc ? 1 : 0) + (behindCa ? 1 : 0);
    int sort = behind == 0 ? 0 : behind > 1 ? 4 : behindAb ? 1 : behindBc ? 2 : 3;
    return way > 0 ? sort : RIGHT + sort;
  }

  /**
   * A triangle with a level and an upright edge of one length, each of its corners first, either
   * way round: on the edges, at the corners, just outside, and on the lines of the edges beyond
   * their ends.
   */
  private static List<Case> edges(Shift at) {
    List<Vec2> corners = List.of(at.point(0, 0), at.point(4, 0), at.point(0, 4));
    List<Vec2> points =
        List.of(
            at.point(2, 0),
            at.point(0, 1),
            at.point(0, 0),
            at.point(4, 0),
            at.point(0, 4),
            at.point(2, 2),
            at.point(2, -NEAR),
            at.point(6, 0),
            at.point(0, -2));
    List<Case> cases = new ArrayList<>();
    for (int first = 0; first < 3; first++) {
      Vec2 a = corners.get(first);
      Vec2 b = corners.get((first + 1) % 3);
      Vec2 c = corners.get((first + 2) % 3);
      for (Vec2 p : points) {
        cases.add(Case.of(Group.EDGES, a, b, c, p));
        cases.add(Case.of(Group.EDGES, a, c, b, p));
      }
    }
    cases.addAll(wellInside(at));
    return cases;
  }

  /**
   * Far from every edge, nearly in tenths: areas that are rounded do not add up to the last digit.
   */
  private static List<Case> wellInside(Shift at) {
    Vec2 a = fine(at, 0.1, 0.2);
    Vec2 b = fine(at, 4.3, 0.7);
    Vec2 c = fine(at, 1.9, 3.6);
    return Stream.of(
            fine(at, 2.1, 1.3),
            fine(at, 1.7, 0.9),
            fine(at, 2.3, 2.2),
            fine(at, 1.2, 1.1),
            fine(at, 3.1, 1.1),
            fine(at, 1.6, 2.4),
            fine(at, 2.6, 1.7),
            fine(at, 1.4, 1.6),
            fine(at, 2.2, 0.8),
            fine(at, 1.9, 1.9),
            fine(at, 3.3, 1.2),
            fine(at, 1.8, 2.9))
        .map(p -> Case.of(Group.FRACTIONS, a, b, c, p))
        .toList();
  }

  /** Of so few digits that differences are exact, and products of them are not. */
  private static Vec2 fine(Shift at, double x, double y) {
    return at.point(Math.floor(x / FINE) * FINE, Math.floor(y / FINE) * FINE);
  }
}
