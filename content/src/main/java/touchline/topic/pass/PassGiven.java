package touchline.topic.pass;

import java.util.List;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.topic.closestpoint.SegmentGiven;
import touchline.topic.overlap.CircleGiven;

/**
 * A pass from a to b among opponents.
 *
 * @param ball radius of the ball in metres; 0 where the ball is a point
 */
public record PassGiven(Vec2 a, Vec2 b, List<Circle> opponents, double ball)
    implements SegmentGiven {
  public PassGiven {
    opponents = List.copyOf(opponents);
  }

  /** How far the pass stays clear of one opponent, in metres; negative when it goes through. */
  public double clear(Circle opponent) {
    return distance(opponent) - opponent.radius() - ball;
  }

  /** How far the endless line through a and b stays clear of one opponent. */
  public double clearOfLine(Circle opponent) {
    return against(opponent).lineDistance() - opponent.radius() - ball;
  }

  /**
   * The opponent whose centre is nearest to the pass.
   *
   * @throws IndexOutOfBoundsException if there is none
   */
  public Circle nearest() {
    Circle nearest = opponents.get(0);
    for (Circle opponent : opponents) {
      nearest = distance(opponent) < distance(nearest) ? opponent : nearest;
    }
    return nearest;
  }

  private double distance(Circle opponent) {
    return against(opponent).distance();
  }

  private CircleGiven against(Circle opponent) {
    return new CircleGiven(a, b, opponent.center(), opponent.radius());
  }
}
