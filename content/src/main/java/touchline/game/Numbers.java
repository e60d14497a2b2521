package touchline.game;

import java.util.List;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;

/** Arguments as numbers, in the order in which the methods to be written take them. */
final class Numbers {
  private Numbers() {}

  static double[] of(Segment wall, Vec2 p) {
    return new double[] {wall.a().x(), wall.a().y(), wall.b().x(), wall.b().y(), p.x(), p.y()};
  }

  static double[] of(Segment wall, Circle ball) {
    return and(of(wall, ball.center()), ball.radius());
  }

  static double[] of(Stadium post, Circle ball) {
    Segment core = post.core();
    return new double[] {
      core.a().x(),
      core.a().y(),
      core.b().x(),
      core.b().y(),
      post.radius(),
      ball.center().x(),
      ball.center().y(),
      ball.radius()
    };
  }

  static double[] of(Segment wall, Circle ball, Vec2 velocity) {
    return and(of(wall, ball), velocity.x(), velocity.y());
  }

  static double[] of(Vec2 velocity, Vec2 normal, double e) {
    return new double[] {velocity.x(), velocity.y(), normal.x(), normal.y(), e};
  }

  static double[] of(Circle one, Vec2 v, Circle other, Vec2 w) {
    return and(and(of(one), v.x(), v.y()), and(of(other), w.x(), w.y()));
  }

  static double[] of(Circle one, Circle other) {
    return and(of(one), of(other));
  }

  /** The count comes before the opponents. */
  static double[] of(Segment pass, List<Circle> opponents) {
    double[] numbers =
        new double[] {
          pass.a().x(), pass.a().y(), pass.b().x(), pass.b().y(), (double) opponents.size()
        };
    for (Circle opponent : opponents) {
      numbers = and(numbers, of(opponent));
    }
    return numbers;
  }

  private static double[] of(Circle circle) {
    return new double[] {circle.center().x(), circle.center().y(), circle.radius()};
  }

  private static double[] and(double[] first, double... more) {
    double[] all = new double[first.length + more.length];
    System.arraycopy(first, 0, all, 0, first.length);
    System.arraycopy(more, 0, all, first.length, more.length);
    return all;
  }
}
