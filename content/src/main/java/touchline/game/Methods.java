package touchline.game;

import java.util.List;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;

/** What the world asks the methods of the course; each belongs to a {@link Skill}. */
interface Methods {
  boolean overlaps(Segment wall, Circle ball);

  /** The move that takes the ball off the wall. */
  Vec2 offset(Segment wall, Circle ball);

  boolean overlaps(Stadium post, Circle ball);

  /** The part of the step, 0 to 1, after which the ball hits; infinite for never. */
  double timeToSegment(Circle ball, Vec2 velocity, Segment wall);

  Vec2 closestPoint(Segment wall, Vec2 p);

  Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e);

  boolean isClean(Segment pass, List<Circle> opponents);

  /** The part of the step, 0 to 1, after which two moving circles touch; infinite for never. */
  double timeToTouch(Circle one, Vec2 v, Circle other, Vec2 w);

  /** The move that takes one circle off the other. */
  Vec2 offset(Circle one, Circle other);
}
