package touchline.topic.overlap;

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
import touchline.topic.closestpoint.ClosestPointCode;
import touchline.topic.closestpoint.ClosestPointMistakes;
import touchline.topic.closestpoint.MixedAxes;
import touchline.topic.closestpoint.SegmentGiven;

/** {@code overlaps(a, b, center, radius)}: whether a circle touches a segment. */
public final class OverlapCode {
  public static final String ID = "overlap/write-it";

  private static final int MOST_RADIUS = 6;

  /** Metres: 10,000 points tried along it are 90 m apart. */
  public static final double LONG = 900_000;

  /** Metres along it: at least 45 from the nearest of 100, of 1,000 and of 10,000 points. */
  public static final double BETWEEN = 310_545;

  /** Metres, not quite a thousandth: short, but no point. */
  private static final double HAIR = 0x1p-10;

  private static final String VARIANTS =
      """
      boolean misses(Circle disk, Segment wall)
        not; order center radius a b; joined center; joined a
        untold O16 O17
      boolean hits(double diameter, Vec2 middle, Vec2 u, Vec2 v)
        scaled radius 2; order radius center a b
      boolean isFree(Vec2 middle, double diameter, Vec2 start, Vec2 toEnd)
        from b a; scaled radius 2; not; order center radius a b
        untold O16 O17
      """;

  private OverlapCode() {}

  /** The method as an exercise; others are built on it. */
  public static CodeExercise exercise() {
    return OverlapCode.<Boolean>recipe(
            "boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius)",
            given -> RobustSegmentCircle.overlaps(given.segment(), given.circle()))
        .mistakes(OverlapMistakes.inCode())
        .alsoNamed(OverlapNamed.all())
        .axesMixed(MixedAxes.ID)
        .namedInSpecial(OverlapNamed.special())
        .builtOn(ClosestPointCode.exercise(), FromClosest::calls, FromClosest::overlaps)
        .decidingOnlyAtEdges()
        .edges(OverlapCode::edges)
        .variants(VARIANTS)
        .exercise(ID);
  }

  /** What methods of a segment and a circle have in common. */
  public static <R> Recipe<CircleGiven, R> recipe(String head, Function<CircleGiven, R> right) {
    return Recipe.given(in -> new CircleGiven(in.point(), in.point(), in.point(), in.number()))
        .method(head, right)
        .degenerate(Group.LENGTH_ZERO, ClosestPointMistakes.LENGTH_ZERO, SegmentGiven::isPoint)
        .sorts(Position.values().length, Position::number)
        .drawn(
            (random, grid) ->
                Flat.of(grid.point(random), grid.point(random), grid.circle(random, MOST_RADIUS)));
  }

  /**
   * Touching beside either end, in each direction; a segment of length zero, also with a circle
   * that is the same point, and one of hardly any length; a segment so long that points tried here
   * and there miss the circle; and a corner of the box. Touching beside the middle or beyond an end
   * is not tried: sound methods that search come out a rounding too far there.
   */
  private static List<Case> edges(Shift at) {
    return List.of(
        touching(at, 4, 0, 0, 3),
        touching(at, 4, 0, 0, -3),
        touching(at, 0, 4, 3, 0),
        touching(at, 0, 4, -3, 0),
        touching(at, 4, 0, 4, 3),
        touching(at, 0, 4, 3, 4),
        lengthZero(at, 6),
        lengthZero(at, 5),
        lengthZero(at, 4),
        Case.of(Group.LENGTH_ZERO, at.point(0, 0), at.point(0, 0), at.point(0, 0), 0),
        Case.of(Group.SMALL, at.point(0, 0), at.point(HAIR, 0), at.point(3 * HAIR, 0), 2.5 * HAIR),
        Case.of(Group.EDGES, at.point(0, 0), at.point(LONG, 0), at.point(BETWEEN, 29.25), 30),
        inBoxBeyond(at, 4, 4, -3, -3),
        inBoxBeyond(at, 4, -4, 7, -7));
  }

  /** Apart, on the line beyond an end, but in the upright box around segment and radius. */
  private static Case inBoxBeyond(Shift at, double bx, double by, double px, double py) {
    return Case.of(Group.EDGES, at.point(0, 0), at.point(bx, by), at.point(px, py), 4);
  }

  private static Case touching(Shift at, double bx, double by, double px, double py) {
    return Case.of(Group.EDGES, at.point(0, 0), at.point(bx, by), at.point(px, py), 3);
  }

  /** The centre is 5 m from the point. */
  private static Case lengthZero(Shift at, double radius) {
    Vec2 point = at.point(0, 0);
    return Case.of(Group.LENGTH_ZERO, point, point, at.point(3, -4), radius);
  }
}
