package touchline.game;

import touchline.diagram.View;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** The measures that all levels share, in metres: the field, the goal on its right, the ball. */
final class Pitch {
  static final View VIEW = new View(0, 0, 16, 10);

  static final double LEFT = 0.5;
  static final double RIGHT = 15;
  static final double BOTTOM = 0.5;
  static final double TOP = 9.5;

  /** Of the goal's mouth. */
  static final double LOW = 3.4;

  static final double HIGH = 6.6;

  /** Of the net behind the mouth. */
  static final double NET = 15.8;

  static final double BALL = 0.25;

  private Pitch() {}

  static Circle ball(Vec2 center) {
    return new Circle(center, BALL);
  }

  /** Whether a ball that goes straight from one point to another comes over the goal line. */
  static boolean isGoal(Vec2 from, Vec2 to) {
    if (from.x() >= RIGHT || to.x() < RIGHT) {
      return false;
    }
    double share = (RIGHT - from.x()) / (to.x() - from.x());
    double y = from.y() + share * (to.y() - from.y());
    return y > LOW && y < HIGH;
  }

  /** Whether no part of the ball is on the field any more. */
  static boolean isOut(Vec2 center) {
    return center.x() < LEFT - BALL
        || center.x() > RIGHT + BALL
        || center.y() < BOTTOM - BALL
        || center.y() > TOP + BALL;
  }

  /** The border all round with a gap for the goal. */
  static Segment[] border() {
    return new Segment[] {
      Segment.of(LEFT, BOTTOM, RIGHT, BOTTOM),
      Segment.of(LEFT, TOP, RIGHT, TOP),
      Segment.of(LEFT, BOTTOM, LEFT, TOP),
      Segment.of(RIGHT, BOTTOM, RIGHT, LOW),
      Segment.of(RIGHT, HIGH, RIGHT, TOP)
    };
  }
}
