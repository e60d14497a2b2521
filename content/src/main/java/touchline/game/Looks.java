package touchline.game;

import java.util.List;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;

/**
 * A ball that moves on as if nothing were there, and is then pushed off what it overlaps. What lies
 * between two steps is not looked at: a fast ball jumps over a wall.
 */
final class Looks {
  private final Layout layout;
  private final Methods methods;

  Looks(Layout layout, Methods methods) {
    this.layout = layout;
    this.methods = methods;
  }

  Moved move(Vec2 from, Vec2 velocity, double seconds) {
    Vec2 center = from.plus(velocity.times(seconds));
    Vec2 now = velocity;
    Touched touched = Touched.NOTHING;
    for (Segment wall : layout.walls()) {
      Circle ball = Pitch.ball(center);
      if (methods.overlaps(wall, ball)) {
        Vec2 push = methods.offset(wall, ball);
        center = center.plus(push);
        now = stopped(now, push);
        touched = Touched.WALL;
      }
    }
    return offPosts(new Moved(List.of(center), now, touched));
  }

  /** The same for a ball that somebody else has moved past the walls. */
  Moved offPosts(Moved moved) {
    Vec2 center = moved.center();
    Vec2 now = moved.velocity();
    Touched touched = moved.touched();
    for (Stadium post : layout.posts()) {
      if (methods.overlaps(post, Pitch.ball(center))) {
        Circle grown = new Circle(center, Pitch.BALL + post.radius());
        Vec2 push = methods.offset(post.core(), grown);
        center = center.plus(push);
        now = stopped(now, push);
        touched = Touched.POST;
      }
    }
    return moved.endingAt(center, now, touched);
  }

  /** What is left of a velocity that leads against a push: its part along the wall. */
  private static Vec2 stopped(Vec2 velocity, Vec2 push) {
    if (velocity.dot(push) >= 0) {
      return velocity;
    }
    Vec2 normal = push.unit();
    return velocity.minus(normal.times(velocity.dot(normal)));
  }
}
