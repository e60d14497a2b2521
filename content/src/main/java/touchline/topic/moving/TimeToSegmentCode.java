package touchline.topic.moving;

import java.util.List;
import touchline.code.Case;
import touchline.code.CodeExercise;
import touchline.code.Group;
import touchline.code.Recipe;
import touchline.code.Shift;
import touchline.collision.RobustMovingCircle;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.taught.MovingCircle;
import touchline.topic.closestpoint.ClosestPointMistakes;
import touchline.topic.closestpoint.MixedAxes;
import touchline.topic.closestpoint.SegmentGiven;

/** {@code timeToSegment(a, b, center, radius, velocity)}: the side and both ends, put together. */
public final class TimeToSegmentCode {
  public static final String ID = "moving-circle/write-segment";

  private static final double LONGER = 100;

  private static final String VARIANTS =
      """
      double wallTime(Circle ball, Vec2 goal, Segment wall)
        onto velocity center; order center radius velocity a b; joined center; joined a
      double untilWall(Vec2 u, Vec2 v, Vec2 middle, double diameter, Vec2 motion)
        scaled radius 2; exchanged -1 2
        untold S33
      double wallArrives(Segment wall, Vec2 motion, Circle disk)
        scaled velocity -1; order a b velocity center radius; joined a; joined center
      """;

  private TimeToSegmentCode() {}

  public static CodeExercise exercise() {
    return Recipe.given(MotionGiven::of)
        .method(
            "double timeToSegment(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity)",
            TimeToSegmentCode::right)
        .mistakes(SegmentTimeMistakes.all())
        .axesMixed(MixedAxes.ID)
        .builtOn(TimeToPointCode.exercise(), FromParts::ends, FromParts::afterEnds)
        .builtOn(MovingCircleCode.exercise(), FromParts::line, FromParts::afterLine)
        .namedInSpecial(
            List.of(
                new Mistake<>(
                    ClosestPointMistakes.LENGTH_ZERO,
                    given -> given.isPoint() ? MovingCircleCode.NOT_HIT : right(given))))
        .degenerate(Group.LENGTH_ZERO, ClosestPointMistakes.LENGTH_ZERO, SegmentGiven::isPoint)
        .drawn(MovingCircleCode::draw)
        .sorts(9, TimeToSegmentCode::sort)
        .away("velocity")
        .decidingOnlyAtEdges()
        .edges(TimeToSegmentCode::edges)
        .variants(VARIANTS)
        .exercise(ID);
  }

  private static double right(MotionGiven given) {
    return MovingCircleCode.time(
        RobustMovingCircle.hit(given.circle(), given.velocity(), given.segment()));
  }

  /**
   * Penetrating; the side first; only the end a, only b; both ends, a first, b first; none in this
   * step, though the line is hit, or the segment is later, or neither.
   */
  private static int sort(MotionGiven given) {
    if (given.length() < given.radius()) {
      return -1;
    }
    double time = right(given);
    if (time == 0) {
      return 0;
    }
    if (time < 0) {
      return isHit(FromParts.lineTime(given)) ? 6 : right(longer(given)) > 0 ? 8 : 7;
    }
    double capA = MovingCircle.timeToPoint(given.circle(), given.velocity(), given.a());
    double capB = MovingCircle.timeToPoint(given.circle(), given.velocity(), given.b());
    if (isHit(MovingCircle.timeToSide(given.circle(), given.velocity(), given.segment()))) {
      return 1;
    }
    if (isHit(capA) && isHit(capB)) {
      return capA < capB ? 4 : 5;
    }
    return isHit(capA) ? 2 : 3;
  }

  /** The same in a step so long that whatever is ahead is reached. */
  private static MotionGiven longer(MotionGiven g) {
    return new MotionGiven(g.a(), g.b(), g.center(), g.radius(), g.velocity().times(LONGER));
  }

  private static boolean isHit(double time) {
    return time <= 1;
  }

  /** Touching a side or an end at the start, and at the end of the step; a segment of length 0. */
  private static List<Case> edges(Shift at) {
    return List.of(
        MovingCircleCode.edge(at, 2, 3, 0, -2),
        MovingCircleCode.edge(at, 2, 3, 0, 2),
        MovingCircleCode.edge(at, 2, -3, 2, 0),
        MovingCircleCode.edge(at, 2, 5, 0, -2),
        MovingCircleCode.edge(at, 7, 0, -2, 0),
        MovingCircleCode.edge(at, 7, 0, 2, 0),
        MovingCircleCode.edge(at, -5, 0, 2, 0),
        MovingCircleCode.edge(at, 2, 1, 0, 0),
        MovingCircleCode.edge(at, 2, 5, 0, 0),
        MovingCircleCode.edge(at, 2, 5, 3, 0),
        MovingCircleCode.edge(at, 9, 1, 0, 2),
        lengthZero(at, 5, 0, -4, 0),
        lengthZero(at, 0, 5, 0, -1));
  }

  private static Case lengthZero(Shift at, double cx, double cy, double vx, double vy) {
    return Case.of(
        Group.LENGTH_ZERO, at.point(0, 0), at.point(0, 0), at.point(cx, cy), 3, new Vec2(vx, vy));
  }
}
