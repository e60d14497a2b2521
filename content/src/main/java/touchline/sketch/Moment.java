package touchline.sketch;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.Shape;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/** What moves, or grows, as it is at one time. */
public final class Moment {
  /** So many seconds are marked on the way of a ball. */
  private static final int SECONDS = 4;

  private Moment() {}

  /** Where a circle is when that time of its velocity has passed. */
  public static Circle at(Circle circle, Vec2 velocity, double time) {
    return new Circle(circle.center().plus(velocity.times(time)), circle.radius());
  }

  /** A circle with all that somebody reaches in that time. */
  public static Circle grown(Circle circle, double speed, double time) {
    return new Circle(circle.center(), Math.max(0, circle.radius() + speed * time));
  }

  /** The point in which two circles touch, from the first toward the second. */
  public static Vec2 contact(Circle one, Circle other) {
    Vec2 way = other.center().minus(one.center());
    double reach = one.radius() + other.radius();
    return reach > 0 ? one.center().plus(way.times(one.radius() / reach)) : one.center();
  }

  /** The way of a circle, and its outline where it has come to. */
  public static List<Shape> moved(Circle from, Circle to, String role, String label) {
    return List.of(
        new Shape.Dashes(from.center(), to.center(), role),
        new Shape.Rim(to.center(), to.radius(), role),
        new Shape.Dot(to.center(), role, label));
  }

  /** All that a player reaches by then, the way of the ball, and the player's way to it. */
  public static List<Shape> reached(
      Circle reach, Vec2 ball, Vec2 place, String role, String label) {
    return List.of(
        new Shape.Rim(reach.center(), reach.radius(), role),
        new Shape.Dashes(ball, place, role),
        new Shape.Dashes(reach.center(), place, role),
        new Shape.Dot(place, role, label));
  }

  /** Second by second, the ball on its way and the circle of all that a player reaches. */
  public static List<Shape> seconds(Circle player, double speed, Vec2 ball, Vec2 velocity) {
    List<Shape> shapes = new ArrayList<>();
    for (int second = 1; second <= SECONDS; second++) {
      Circle reach = grown(player, speed, second);
      shapes.add(new Shape.Ghost(reach.center(), reach.radius(), "end"));
    }
    shapes.add(new Shape.Dashes(ball, ball.plus(velocity.times(SECONDS)), "second"));
    for (int second = 1; second <= SECONDS; second++) {
      shapes.add(new Shape.Dot(ball.plus(velocity.times(second)), "second", second + " s"));
    }
    return shapes;
  }
}
