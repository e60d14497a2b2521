package touchline.topic.overlap;

import java.util.Optional;
import touchline.collision.RobustSegmentCircle;
import touchline.geometry.Vec2;

/** How a circle may lie to a segment: no mistake about them is wrong in all of these. */
public enum Position {
  OVERLAPPING_BESIDE,
  OVERLAPPING_AN_END,
  /** Beside, but by so little that points tried here and there do not show it. */
  NARROW_TOUCH,
  SEGMENT_INSIDE,
  APART_BESIDE,
  APART_BEYOND,
  /** The line through the segment runs through the circle, beyond an end. */
  LINE_HITS_BEYOND,
  /** Apart, but by a little. */
  NARROW_MISS;

  private static final double NARROW = 1.03;
  private static final double BARELY = 0.985;

  /** Empty for a segment of length zero and for a centre on the segment. */
  public static Optional<Position> of(CircleGiven given) {
    Vec2 d = given.b().minus(given.a());
    double distance = distance(given);
    if (d.lengthSquared() == 0 || distance == 0) {
      return Optional.empty();
    }
    Vec2 w = given.center().minus(given.a());
    double share = w.dot(d) / d.lengthSquared();
    boolean beside = share >= 0 && share <= 1;
    return Optional.of(
        distance <= given.radius()
            ? overlapping(given, beside, distance)
            : apart(given, beside, distance, Math.abs(w.cross(d)) / d.length()));
  }

  /** The place of the position in this list; -1 where there is none. */
  public static int number(CircleGiven given) {
    return of(given).map(Position::ordinal).orElse(-1);
  }

  private static Position overlapping(CircleGiven given, boolean beside, double distance) {
    double toA = given.center().minus(given.a()).length();
    double toB = given.center().minus(given.b()).length();
    if (Math.max(toA, toB) < given.radius()) {
      return SEGMENT_INSIDE;
    }
    if (!beside) {
      return OVERLAPPING_AN_END;
    }
    boolean isNarrow = distance > BARELY * given.radius() && Math.min(toA, toB) > given.radius();
    return isNarrow ? NARROW_TOUCH : OVERLAPPING_BESIDE;
  }

  private static Position apart(
      CircleGiven given, boolean beside, double distance, double lineDistance) {
    if (distance < given.radius() * NARROW) {
      return NARROW_MISS;
    }
    if (beside) {
      return APART_BESIDE;
    }
    return lineDistance < given.radius() ? LINE_HITS_BEYOND : APART_BEYOND;
  }

  private static double distance(CircleGiven given) {
    Vec2 closest = RobustSegmentCircle.closestPoint(given.segment(), given.center());
    return given.center().minus(closest).length();
  }
}
