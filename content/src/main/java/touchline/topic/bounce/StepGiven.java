package touchline.topic.bounce;

import java.util.Optional;
import touchline.exercise.Chance;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.task.Draw;
import touchline.taught.Bounce;
import touchline.taught.MovingCircle;

/** A ball that moves for one step toward a wall, and the restitution. */
record StepGiven(Circle ball, Vec2 velocity, Segment wall, double e) {
  private static final int FASTEST = 9;
  private static final int MOST_RADIUS = 3;
  private static final double LONG = 9;

  /** Meets the wall during the step, not at its start or its end, and everything can be typed. */
  static Optional<StepGiven> draw(Chance chance) {
    Circle ball = new Circle(Draw.vector(chance, 5), chance.between(1, MOST_RADIUS));
    Vec2 velocity = Draw.vector(chance, FASTEST);
    double e = chance.below(3) == 0 ? 1 : 0.5;
    StepGiven given = new StepGiven(ball, velocity, wall(chance), e);
    return Optional.of(given).filter(StepGiven::isPleasant);
  }

  /** Level or upright, across the picture. */
  private static Segment wall(Chance chance) {
    double at = chance.between(-6, 6);
    return chance.below(2) == 0 ? Segment.of(-LONG, at, LONG, at) : Segment.of(at, -LONG, at, LONG);
  }

  private boolean isPleasant() {
    double time = time();
    return time >= 0.2
        && time <= 0.8
        && time != 0.5
        && Draw.isTenth(time)
        && Draw.isTenth(contact())
        && Draw.isTenth(end())
        && Draw.isInside(end())
        && Draw.isInside(contact())
        && Math.abs(bounce().velocity().cross(bounce().unit())) >= 2;
  }

  double time() {
    return MovingCircle.timeToLine(ball, velocity, line());
  }

  /** The time at which the centre is at the wall itself. */
  double timeOfCenter() {
    return MovingCircle.timeToLine(new Circle(ball.center(), 0), velocity, line());
  }

  private Line line() {
    return Line.through(wall.a(), wall.b());
  }

  /** The centre at a time. */
  Vec2 at(double time) {
    return ball.center().plus(velocity.times(time));
  }

  /** The centre when the ball touches the wall. */
  Vec2 contact() {
    return at(time());
  }

  /** The centre at the end of the step. */
  Vec2 end() {
    return Bounce.centerAfter(ball, velocity, wall, e);
  }

  BounceGiven bounce() {
    Vec2 left = line().normal();
    double side = left.dot(ball.center()) - line().offset();
    return new BounceGiven(velocity, side < 0 ? left.times(-1) : left, e);
  }
}
