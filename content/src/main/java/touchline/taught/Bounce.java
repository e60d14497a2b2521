package touchline.taught;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/**
 * What becomes of a ball that meets a wall: its velocity, and the rest of its step.
 *
 * <p>Normals point from the wall to the ball and may be of any length but zero. Restitution e is
 * the part of the speed along the normal that the bounce gives back: 1 for a perfect bounce, 0 for
 * a ball that slides on. Lengths in metres; velocities in metres a step, in {@link #fall} in metres
 * a second. Right to a few ulp of the velocity on ordinary data. Source: Ericson, Real-Time
 * Collision Detection, 5.5, for the step; Newton's law of restitution.
 */
public final class Bounce {
  /** Bounces in one step at most: in a narrow corner there is no end to them. */
  static final int MOST = 8;

  /** In {@link #fall}, pictures that are taken of the ball. */
  static final int PICTURES = 50;

  /** Seconds from one to the next. */
  static final double STEP = 0.05;

  /** Metres a second, each second. */
  static final Vec2 GRAVITY = new Vec2(0, -9.8);

  /**
   * A move whose part toward a wall is a smaller share than this goes along it: rounding leaves
   * such a part to a ball that slides, and without the limit it would meet its wall again and
   * again.
   */
  private static final double ALONG = 1e-9;

  private Bounce() {}

  /**
   * The velocity after a perfect bounce.
   *
   * <p>Cost: a square root. Asks not whether the ball comes nearer.
   *
   * @throws IllegalArgumentException if the normal has no direction
   */
  @FigureInputs("circle ball, vector velocity, vector normal")
  // tag::reflected[]
  public static Vec2 reflected(Vec2 velocity, Vec2 normal) {
    Vec2 unit = normal.unit();
    double speed = velocity.dot(unit);
    Vec2 normalPart = unit.times(speed);
    return velocity.minus(normalPart.times(2));
  }

  // end::reflected[]

  /**
   * The velocity after a bounce; one that does not lead to the wall stays as it is.
   *
   * @param e restitution, from 0 to 1
   * @throws IllegalArgumentException if the normal has no direction
   */
  @FigureInputs("circle ball, vector velocity, vector normal, number e")
  // tag::velocityAfter[]
  public static Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e) {
    Vec2 unit = normal.unit();
    double speed = velocity.dot(unit);
    if (speed >= 0) {
      return velocity;
    }
    Vec2 normalPart = unit.times(speed);
    Vec2 tangentPart = velocity.minus(normalPart);
    return tangentPart.minus(normalPart.times(e));
  }

  // end::velocityAfter[]

  /**
   * Where the centre is at the end of a step in which the ball may bounce off a wall, once.
   *
   * @param e restitution, from 0 to 1
   * @throws IllegalArgumentException if the centre lies on the wall when it hits
   */
  @FigureInputs("circle ball, vector velocity, point a, point b, number e")
  // tag::centerAfter[]
  public static Vec2 centerAfter(Circle ball, Vec2 velocity, Segment wall, double e) {
    double time = MovingCircle.timeToSegment(ball, velocity, wall);
    if (time == MovingCircle.NEVER) {
      return ball.center().plus(velocity);
    }
    Vec2 center = ball.center().plus(velocity.times(time));
    Vec2 normal = center.minus(SegmentCircle.closestPoint(wall, center));
    Vec2 after = velocityAfter(velocity, normal, e);
    double rest = 1 - time;
    return center.plus(after.times(rest));
  }

  // end::centerAfter[]

  /**
   * Where the centre is at each bounce of a step, and at its end; after the last bounce allowed the
   * ball waits for the next step.
   *
   * @param e restitution, from 0 to 1
   * @throws IllegalArgumentException if the centre lies on a wall when it hits
   */
  @FigureInputs("circle ball, vector velocity, segments walls, number e")
  // tag::path[]
  public static List<Vec2> path(Circle ball, Vec2 velocity, List<Segment> walls, double e) {
    List<Vec2> path = new ArrayList<>();
    Vec2 center = ball.center();
    Vec2 move = velocity;
    while (path.size() < MOST) {
      List<Segment> ahead = ahead(center, move, walls);
      Circle now = new Circle(center, ball.radius());
      double time = MovingCircle.timeToFirst(now, move, ahead);
      if (time == MovingCircle.NEVER) {
        path.add(center.plus(move));
        return path;
      }
      center = center.plus(move.times(time));
      path.add(center);
      Vec2 normal = center.minus(closest(center, ahead));
      move = velocityAfter(move, normal, e).times(1 - time);
    }
    return path;
  }

  // end::path[]

  /** The walls to which the move leads. A ball never meets one that it does not come nearer to. */
  // tag::ahead[]
  public static List<Segment> ahead(Vec2 center, Vec2 move, List<Segment> walls) {
    List<Segment> ahead = new ArrayList<>();
    for (Segment wall : walls) {
      Vec2 normal = center.minus(SegmentCircle.closestPoint(wall, center));
      double toward = -move.dot(normal);
      if (toward > ALONG * move.length() * normal.length()) {
        ahead.add(wall);
      }
    }
    return ahead;
  }

  // end::ahead[]

  /** The point of the walls that is closest to p; there is at least one wall. */
  // tag::closest[]
  public static Vec2 closest(Vec2 p, List<Segment> walls) {
    Vec2 closest = SegmentCircle.closestPoint(walls.get(0), p);
    for (Segment wall : walls) {
      Vec2 other = SegmentCircle.closestPoint(wall, p);
      if (other.minus(p).length() < closest.minus(p).length()) {
        closest = other;
      }
    }
    return closest;
  }

  // end::closest[]

  /**
   * Where the centre of a falling ball is, at each of {@link #PICTURES} moments.
   *
   * @param velocity in metres a second
   * @param e restitution, from 0 to 1
   * @param slow a ball that is slower toward the floor does not bounce, in metres a second
   */
  @FigureInputs("circle ball, vector velocity, line floor, number e, number slow")
  // tag::fall[]
  public static List<Vec2> fall(Circle ball, Vec2 velocity, Line floor, double e, double slow) {
    List<Vec2> path = new ArrayList<>();
    Vec2 center = ball.center();
    Vec2 v = velocity;
    while (path.size() < PICTURES) {
      v = v.plus(GRAVITY.times(STEP));
      center = center.plus(v.times(STEP));
      double height = floor.normal().dot(center) - floor.offset();
      double depth = ball.radius() - height;
      if (depth > 0) {
        double speed = floor.normal().dot(v);
        v = velocityAfter(v, floor.normal(), -speed < slow ? 0 : e);
        center = center.plus(floor.normal().times(depth));
      }
      path.add(center);
    }
    return path;
  }
  // end::fall[]
}
