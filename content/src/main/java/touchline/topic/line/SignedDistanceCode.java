package touchline.topic.line;

import java.util.List;
import touchline.code.Case;
import touchline.code.CodeExercise;
import touchline.code.Group;
import touchline.code.Shift;
import touchline.collision.RobustLineCircle;
import touchline.geometry.Line;
import touchline.geometry.Vec2;
import touchline.topic.closestpoint.ClosestPointCode;
import touchline.topic.closestpoint.MixedAxes;
import touchline.topic.closestpoint.PointGiven;
import touchline.topic.closestpoint.SegmentGiven;

/** {@code signedDistance(a, b, p)}: how far p is from a line, positive on its left. */
public final class SignedDistanceCode {
  public static final String ID = "lines/write-it";

  private static final Group UPRIGHT = Group.of("upright lines");

  /** Metres: above the millionth that an answer may be off, far above any rounding. */
  private static final double HAIR = 0x1p-17;

  /** Along the line p comes before a, beside the segment, after b. */
  private static final int PLACES = 3;

  private static final String VARIANTS =
      """
      double rightOf(Vec2 spot, Vec2 from, Vec2 to)
        answer times -1; order p a b
      double leftOnScreen(Vec2 from, Vec2 to, Vec2 spot)
        down
      double besideTrack(Vec2 spot, Vec2 start, Vec2 along)
        from b a; order p a b
      """;

  private SignedDistanceCode() {}

  public static CodeExercise exercise() {
    return ClosestPointCode.recipe(
            "double signedDistance(Vec2 a, Vec2 b, Vec2 p)", SignedDistanceCode::right)
        .mistakes(LineDistanceMistakes.inCode())
        .alsoNamed(SignedDistanceSigns.named())
        .axesMixed(MixedAxes.ID)
        .namedInSpecial(SignedDistanceSigns.special())
        .sorts(2 * PLACES, SignedDistanceCode::sort)
        .shownIn(given -> given.a().x() == given.b().x() ? UPRIGHT : Group.SHOWN)
        .excluding(SegmentGiven::isPoint)
        .edges(SignedDistanceCode::edges)
        .variants(VARIANTS)
        .exercise(ID);
  }

  /** On the line exactly 0, although the normal of a slanted line is rounded. */
  private static double right(PointGiven given) {
    Line line = Line.through(given.a(), given.b());
    return cross(given) == 0 ? 0 : RobustLineCircle.signedDistance(line, given.p());
  }

  /**
   * Each place along the line, on its left and on its right. Not on the line: there an angle or a
   * root of squares may come out a little off.
   */
  private static int sort(PointGiven given) {
    double cross = cross(given);
    if (cross == 0) {
      return -1;
    }
    Vec2 segV = given.b().minus(given.a());
    double share = segV.dot(given.p().minus(given.a())) / segV.lengthSquared();
    int place = share < 0 ? 0 : share > 1 ? 2 : 1;
    return cross > 0 ? place : PLACES + place;
  }

  /** Positive on the left; no difference or product is rounded on a grid. */
  private static double cross(PointGiven given) {
    return given.b().minus(given.a()).cross(given.p().minus(given.a()));
  }

  /** Along the axes, each way; on the line, also in a and in b; upright; and very near. */
  private static List<Case> edges(Shift at) {
    return List.of(
        level(at, 4, 1, 3),
        level(at, 4, 6, -2),
        level(at, -4, 1, 5),
        level(at, -4, -2, -3),
        level(at, 4, 2, 0),
        level(at, -4, 3, 0),
        level(at, 4, 0, 0),
        level(at, 4, 4, 0),
        slanted(at, 8, 6),
        slanted(at, -4, -3),
        slanted(at, -3, 4),
        slanted(at, 7, 1),
        upright(at, 4, -3, 1),
        upright(at, 4, 2, 6),
        upright(at, -4, 5, -2),
        upright(at, -4, -1, 3),
        upright(at, 4, 0, 2),
        upright(at, -4, 0, 7),
        hair(at, HAIR),
        hair(at, -HAIR));
  }

  private static Case level(Shift at, double way, double px, double py) {
    return Case.of(Group.EDGES, at.point(0, 0), at.point(way, 0), at.point(px, py));
  }

  private static Case hair(Shift at, double py) {
    return Case.of(Group.PRECISE, at.point(0, 0), at.point(4, 0), at.point(1, py));
  }

  private static Case slanted(Shift at, double px, double py) {
    return Case.of(Group.EDGES, at.point(0, 0), at.point(4, 3), at.point(px, py));
  }

  private static Case upright(Shift at, double way, double px, double py) {
    return Case.of(UPRIGHT, at.point(0, 0), at.point(0, way), at.point(px, py));
  }
}
