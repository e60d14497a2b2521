package touchline.topic.painting;

import java.util.Optional;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.task.Draw;
import touchline.task.Scene;

/**
 * A screen that shows a part of the world.
 *
 * @param corner the point of the world in its upper left corner
 * @param scale pixels a metre
 */
record Screen(Vec2 corner, double scale) {
  private static final int FARTHEST = 8;

  static Screen draw(Chance chance) {
    Vec2 corner = new Vec2(-chance.between(1, FARTHEST), chance.between(1, FARTHEST));
    return new Screen(corner, chance.between(2, 6) * 10);
  }

  /** A point that it shows, with whole numbers; neither the corner nor the origin. */
  Optional<Vec2> shown(Chance chance) {
    Vec2 p = Draw.point(chance);
    boolean below = p.x() > corner.x() && p.y() < corner.y();
    return Optional.of(p).filter(drawn -> below && p.x() != 0 && p.y() != 0 && p.x() != p.y());
  }

  /** How far a point is to the right of the corner and below it, in metres. */
  Vec2 from(Vec2 p) {
    return new Vec2(p.x() - corner.x(), corner.y() - p.y());
  }

  Vec2 pixel(Vec2 p) {
    return from(p).times(scale);
  }

  /** As {@link #pixel}, with y growing upward still. */
  Vec2 upright(Vec2 p) {
    return p.minus(corner).times(scale);
  }

  /** As {@link #pixel}, with the corner left out. */
  Vec2 fromOrigin(Vec2 p) {
    return new Vec2(p.x(), -p.y()).times(scale);
  }

  Scene scene(Scene scene) {
    return scene.edges("corner", corner).number("scale", scale);
  }
}
