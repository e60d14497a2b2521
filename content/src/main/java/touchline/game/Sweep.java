package touchline.game;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/**
 * A ball whose whole way is looked at: it goes to the first wall that it hits, bounces, and goes on
 * with the rest of the step.
 */
final class Sweep {
  /** Restitution: a wall of wood. */
  private static final double E = 0.8;

  /** In one step; in a corner there is no end to them. */
  private static final int MOST_BOUNCES = 8;

  /** A way whose part toward a wall is a smaller share than this goes along it. */
  private static final double ALONG = 1e-9;

  private final Layout layout;
  private final Methods methods;

  Sweep(Layout layout, Methods methods) {
    this.layout = layout;
    this.methods = methods;
  }

  /** The wall that is hit first, and when, as a part of the way. */
  private record Hit(Segment wall, double time) {}

  Moved move(Vec2 from, Vec2 velocity, double seconds) {
    List<Vec2> way = new ArrayList<>();
    Vec2 center = from;
    Vec2 now = velocity;
    double rest = seconds;
    while (way.size() < MOST_BOUNCES) {
      Hit hit = first(center, now.times(rest));
      if (hit == null) {
        way.add(center.plus(now.times(rest)));
        return new Moved(way, now, way.size() > 1 ? Touched.WALL : Touched.NOTHING);
      }
      center = center.plus(now.times(rest * hit.time()));
      way.add(center);
      rest = rest * (1 - hit.time());
      Vec2 normal = center.minus(methods.closestPoint(hit.wall(), center));
      now = normal.length() > 0 ? methods.velocityAfter(now, normal, E) : Vec2.ZERO;
    }
    return new Moved(way, now, Touched.WALL);
  }

  private @Nullable Hit first(Vec2 center, Vec2 way) {
    Hit first = null;
    for (Segment wall : layout.walls()) {
      if (leadsTo(wall, center, way)) {
        double time = methods.timeToSegment(Pitch.ball(center), way, wall);
        if (time <= 1 && (first == null || time < first.time())) {
          first = new Hit(wall, time);
        }
      }
    }
    return first;
  }

  /** Whether the ball comes nearer to the wall. */
  private boolean leadsTo(Segment wall, Vec2 center, Vec2 way) {
    Vec2 normal = center.minus(methods.closestPoint(wall, center));
    double toward = -way.dot(normal);
    return toward > ALONG * way.length() * normal.length();
  }
}
