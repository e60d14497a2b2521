package touchline.topic.meeting;

import java.util.List;
import touchline.code.Case;
import touchline.code.CodeExercise;
import touchline.code.Flat;
import touchline.code.Group;
import touchline.code.Recipe;
import touchline.code.Shift;
import touchline.collision.RobustMovingCircles;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.topic.closestpoint.MixedAxes;

/** {@code timeToTouch(a, radiusA, velocityA, b, radiusB, velocityB)}: when two circles meet. */
public final class MeetingCode {
  public static final String ID = "meeting/write-it";

  private static final double OVERLAPPING = 0;
  private static final double NOT_MET = -1;
  private static final int MOST_RADIUS = 4;

  /** Metres: half a millimetre, as a power of two. */
  private static final double NEAR = 0x1p-11;

  private static final String VARIANTS =
      """
      double clashTime(Circle ball, Vec2 ballGoal, Circle player, Vec2 playerGoal)
        onto velocityA a; onto velocityB b; joined a; joined b
      double untilTouch(Vec2 v, Vec2 w, Vec2 one, double size, Vec2 other, double otherSize)
        scaled radiusA 2; scaled radiusB 2; exchanged -1 2; order velocityA velocityB a radiusA b radiusB
      double drift(Circle still, Vec2 wind, Circle disk, Vec2 motion)
        scaled velocityA -1; order b radiusB velocityB a radiusA velocityA; joined b; joined a
        untold I39
      """;

  private MeetingCode() {}

  public static CodeExercise exercise() {
    return Recipe.given(
            in -> {
              Circle one = in.circle();
              Vec2 v = in.point();
              Circle other = in.circle();
              return new MeetingGiven(one, v, other, in.point());
            })
        .method(
            "double timeToTouch(Vec2 a, double radiusA, Vec2 velocityA, Vec2 b, double radiusB,"
                + " Vec2 velocityB)",
            MeetingCode::right)
        .mistakes(MeetingMistakes.inCode())
        .alsoNamed(MeetingMistakes.named())
        .axesMixed(MixedAxes.ID)
        .bare(MeetingMistakes.bare())
        .chosen(OVERLAPPING, NOT_MET)
        .drawn(
            (random, grid) ->
                Flat.of(
                    grid.circle(random, MOST_RADIUS),
                    grid.vector(random),
                    grid.circle(random, MOST_RADIUS),
                    grid.vector(random)))
        .sorts(6, MeetingCode::sort)
        .away("velocityA", "velocityB")
        .decidingOnlyAtEdges()
        .edges(MeetingCode::edges)
        .tried(List.of(slow()))
        .variants(VARIANTS)
        .exercise(ID);
  }

  private static double right(MeetingGiven given) {
    return RobustMovingCircles.timeToTouch(given.one(), given.v(), given.other(), given.w())
        .orElse(NOT_MET);
  }

  /** Overlapping; moving apart; passing by; too slow; still in touch at the end; through. */
  private static int sort(MeetingGiven given) {
    if (given.c() < 0) {
      return 0;
    }
    if (given.b() >= 0) {
      return 1;
    }
    if (given.discriminant() <= 0) {
      return 2;
    }
    if (given.time() > 1) {
      return 3;
    }
    return given.distV().plus(given.relative()).length() <= given.reach() ? 4 : 5;
  }

  /**
   * Touching at the start, at the end of the step and in passing; side by side at one velocity;
   * both at rest; one at rest; points; slow and near; just after the end of the step.
   */
  private static List<Case> edges(Shift at) {
    return List.of(
        edge(at, 0, 5, 0, -2, 0, 1),
        edge(at, 0, -5, 0, 2, 0, 4),
        edge(at, 0, 5, 1, 2, 1, 0),
        edge(at, 5, 0, 0, 3, 0, 3),
        edge(at, 5, 0, 0, 3, 0, 1),
        edge(at, -7, 5, 8, 0, -6, 0),
        edge(at, 0, 9, 0, -1, 0, 3),
        edge(at, 9, 0, -4, 0, 0, 0),
        edge(at, 0, 9, 0, 0, 0, 4),
        edge(at, 0, 9, 2, 3, 2, 3),
        edge(at, 0, 9, 0, 0, 0, 0),
        edge(at, 0, 5, 0, 0, 0, 0),
        edge(at, 0, 2, 0, 4, 0, 1),
        edge(at, 0, 2, 1, 1, 1, 1),
        edge(at, 0, 0, 0, 0, 0, 0),
        edge(at, 0, 9, 0, -3, 0, -1),
        edge(at, 0, 5 + NEAR, 0, -2 * NEAR, 0, 0),
        edge(at, 0, 8 + NEAR, 0, -3, 0, 0));
  }

  /** Too slow; who divides the root alone gets a time in the step all the same. */
  private static Case slow() {
    Vec2 slowly = new Vec2(-0.5, 0);
    return Case.of(Group.EDGES, new Vec2(21, 0), 2, slowly, Vec2.ZERO, 3, Vec2.ZERO);
  }

  /** A circle of radius 2 at that place, and one of radius 3 at the origin. */
  private static Case edge(
      Shift at, double x, double y, double vx, double vy, double wx, double wy) {
    return Case.of(
        Group.EDGES, at.point(x, y), 2, new Vec2(vx, vy), at.point(0, 0), 3, new Vec2(wx, wy));
  }
}
