package touchline.topic.pushout;

import java.util.List;
import touchline.code.Case;
import touchline.code.CodeExercise;
import touchline.code.Group;
import touchline.code.Shift;
import touchline.collision.RobustSegmentCircle;
import touchline.geometry.Vec2;
import touchline.topic.closestpoint.ClosestPointCode;
import touchline.topic.closestpoint.MixedAxes;
import touchline.topic.overlap.FromClosest;
import touchline.topic.overlap.OverlapCode;
import touchline.topic.overlap.Position;

/** {@code offset(a, b, center, radius)}: the shortest move that takes a circle off a segment. */
public final class PushOutCode {
  public static final String ID = "push-out/write-it";

  private static final Group ON_SEGMENT = Group.degenerate("a centre on the segment");

  private static final String VARIANTS =
      """
      Vec2 freedTo(Segment wall, Circle disk)
        answer plus center; joined a; joined center
        untold P08
      Vec2 pushWall(Vec2 middle, double diameter, Vec2 u, Vec2 v)
        scaled radius 2; answer times -1; order center radius a b
        untold P20 P22
      Vec2 onScreen(Vec2 start, Vec2 toEnd, Vec2 middle, double diameter)
        down; from b a; scaled radius 2
      """;

  private PushOutCode() {}

  public static CodeExercise exercise() {
    return OverlapCode.<Vec2>recipe(
            "Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius)",
            given -> RobustSegmentCircle.offset(given.segment(), given.circle()))
        .mistakes(PushOutMistakes.inCode())
        .alsoNamed(PushOutNamed.all())
        .axesMixed(MixedAxes.ID)
        .namedInSpecial(PushOutNamed.special())
        .builtOn(ClosestPointCode.exercise(), FromClosest::calls, FromClosest::offset)
        .degenerate(
            ON_SEGMENT,
            PushOutMistakes.ON_SEGMENT,
            given ->
                RobustSegmentCircle.closestPoint(given.segment(), given.center())
                    .equals(given.center()))
        .shownIn(given -> Position.of(given).isEmpty() ? ON_SEGMENT : Group.SHOWN)
        .decidingOnlyAtEdges()
        .edges(PushOutCode::edges)
        .variants(VARIANTS)
        .exercise(ID);
  }

  /** Touching; the centre on the segment, and at its ends; and a segment of length zero. */
  private static List<Case> edges(Shift at) {
    return List.of(
        edge(Group.EDGES, at, 4, 0, 0, 3),
        edge(Group.EDGES, at, 0, 4, -3, 0),
        edge(ON_SEGMENT, at, 4, 0, 2, 0),
        edge(ON_SEGMENT, at, 0, 4, 0, 1),
        edge(ON_SEGMENT, at, 8, 0, 0, 0),
        edge(ON_SEGMENT, at, 0, 8, 0, 8),
        edge(ON_SEGMENT, at, 0, 0, 0, 0),
        edge(Group.LENGTH_ZERO, at, 0, 0, 0, 2),
        edge(Group.LENGTH_ZERO, at, 0, 0, -1, 1),
        edge(Group.LENGTH_ZERO, at, 0, 0, 3, 4));
  }

  private static Case edge(Group group, Shift at, double bx, double by, double cx, double cy) {
    return Case.of(group, at.point(0, 0), at.point(bx, by), at.point(cx, cy), 3);
  }
}
