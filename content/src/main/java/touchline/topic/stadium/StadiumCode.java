package touchline.topic.stadium;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import touchline.code.Case;
import touchline.code.CodeExercise;
import touchline.code.Flat;
import touchline.code.Group;
import touchline.code.Lattice;
import touchline.code.Recipe;
import touchline.code.Shift;
import touchline.collision.RobustSegmentCircle;
import touchline.collision.RobustStadium;
import touchline.geometry.Vec2;
import touchline.topic.closestpoint.ClosestPointCode;
import touchline.topic.closestpoint.ClosestPointMistakes;
import touchline.topic.closestpoint.MixedAxes;
import touchline.topic.closestpoint.SegmentGiven;
import touchline.topic.overlap.FromClosest;
import touchline.topic.overlap.OverlapCode;
import touchline.topic.overlap.Position;

/**
 * {@code overlapsStadium(a, b, stadiumRadius, center, circleRadius)}: whether a circle touches a
 * stadium. It has a name of its own, so that it can be told from the {@code overlaps} it may call.
 */
public final class StadiumCode {
  public static final String ID = "stadiums/write-it";

  private static final int MOST_RADIUS = 3;

  /** Those of a segment and a circle with both radii, and two that only a stadium has. */
  private static final int SORTS = Position.values().length + 2;

  private static final String VARIANTS =
      """
      boolean isClear(Circle disk, Segment core, double width)
        scaled stadiumRadius 2; not
        order center circleRadius a b stadiumRadius; joined center; joined a
        untold O16 O17
      boolean meets(double diameter, Vec2 middle, double width, Vec2 u, Vec2 v)
        scaled stadiumRadius 2; scaled circleRadius 2; order circleRadius center stadiumRadius a b
      boolean areApart(Vec2 start, Vec2 toEnd, double grown, Vec2 middle, double diameter)
        from b a; scaled circleRadius 2; not
        untold O16 O17
      """;

  private StadiumCode() {}

  public static CodeExercise exercise() {
    return Recipe.given(
            in -> new StadiumGiven(in.point(), in.point(), in.number(), in.point(), in.number()))
        .method(
            "boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius,"
                + " Vec2 center, double circleRadius)",
            given -> RobustStadium.overlaps(given.stadium(), given.circle()))
        .mistakes(StadiumMistakes.inCode())
        .alsoNamed(StadiumMistakes.named())
        .axesMixed(MixedAxes.ID)
        .builtOn(
            ClosestPointCode.exercise(),
            given -> FromClosest.calls(given.grown()),
            (given, answers) -> FromClosest.overlaps(given.grown(), answers))
        .builtOn(
            OverlapCode.exercise(),
            StadiumCode::overlapsCalls,
            (given, answers) -> Optional.of(answers.get(0).number() != 0))
        .degenerate(Group.LENGTH_ZERO, ClosestPointMistakes.LENGTH_ZERO, SegmentGiven::isPoint)
        .drawn(StadiumCode::draw)
        .sorts(SORTS, StadiumCode::sort)
        .decidingOnlyAtEdges()
        .edges(StadiumCode::edges)
        .variants(VARIANTS)
        .exercise(ID);
  }

  private static List<double[]> overlapsCalls(StadiumGiven given) {
    return List.of(Flat.of(given.a(), given.b(), given.center(), given.grown().radius()));
  }

  /**
   * Those of a segment and a circle with both radii; a circle inside the stadium; and one in a
   * corner of the box along the stadium.
   */
  private static int sort(StadiumGiven given) {
    Optional<Position> position = Position.of(given.grown());
    if (position.isPresent() && isInside(given)) {
      return SORTS - 2;
    }
    if (position.equals(Optional.of(Position.LINE_HITS_BEYOND))
        && StadiumMistakes.inTurnedBox(given)) {
      return SORTS - 1;
    }
    return Position.number(given.grown());
  }

  private static boolean isInside(StadiumGiven given) {
    Vec2 closest = RobustSegmentCircle.closestPoint(given.stadium().core(), given.center());
    return given.center().minus(closest).length() + given.otherRadius() < given.radius();
  }

  private static double[] draw(Random random, Lattice grid) {
    return Flat.of(
        grid.point(random),
        grid.point(random),
        grid.length(random, MOST_RADIUS),
        grid.circle(random, MOST_RADIUS));
  }

  /**
   * Touching beside either end, in each direction, also where one radius is zero; a core of length
   * zero; a very long one; and a corner of the box.
   */
  private static List<Case> edges(Shift at) {
    return List.of(
        touching(at, at.point(4, 0), 1, at.point(0, 3)),
        touching(at, at.point(4, 0), 2, at.point(0, -3)),
        touching(at, at.point(0, 4), 0, at.point(3, 0)),
        touching(at, at.point(0, 4), 3, at.point(-3, 0)),
        touching(at, at.point(4, 0), 1, at.point(4, 3)),
        touching(at, at.point(0, 4), 2, at.point(3, 4)),
        lengthZero(at, 2, 4),
        lengthZero(at, 2, 3),
        lengthZero(at, 4, 2),
        lengthZero(at, 1, 3),
        lengthZero(at, 3, 1),
        longCore(at),
        inBoxBeyond(at, 4, 4, -3, -3),
        inBoxBeyond(at, 4, -4, 7, -7));
  }

  /** Reached, but between any points tried here and there. */
  private static Case longCore(Shift at) {
    Vec2 b = at.point(OverlapCode.LONG, 0);
    Vec2 center = at.point(OverlapCode.BETWEEN, 29.25);
    return Case.of(Group.EDGES, at.point(0, 0), b, 10, center, 20);
  }

  /** Apart, on the line beyond an end, but in the upright box around the stadium and the circle. */
  private static Case inBoxBeyond(Shift at, double bx, double by, double px, double py) {
    return Case.of(Group.EDGES, at.point(0, 0), at.point(bx, by), 1, at.point(px, py), 3);
  }

  /** The centre is 3 m from the core. */
  private static Case touching(Shift at, Vec2 b, double radius, Vec2 center) {
    return Case.of(Group.EDGES, at.point(0, 0), b, radius, center, 3 - radius);
  }

  /** The centre is 5 m from the point. */
  private static Case lengthZero(Shift at, double radius, double otherRadius) {
    Vec2 point = at.point(0, 0);
    return Case.of(Group.LENGTH_ZERO, point, point, radius, at.point(3, -4), otherRadius);
  }
}
