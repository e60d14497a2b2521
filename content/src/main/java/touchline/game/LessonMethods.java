package touchline.game;

import java.util.List;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;
import touchline.taught.Bounce;
import touchline.taught.MovingCircle;
import touchline.taught.SafePass;
import touchline.taught.SegmentCircle;
import touchline.taught.StadiumCollision;
import touchline.taught.TwoCircles;
import touchline.taught.TwoMovingCircles;

/** The methods as the lessons print them. */
final class LessonMethods implements Methods {
  @Override
  public boolean overlaps(Segment wall, Circle ball) {
    return SegmentCircle.overlaps(wall, ball);
  }

  @Override
  public Vec2 offset(Segment wall, Circle ball) {
    return SegmentCircle.offset(wall, ball);
  }

  @Override
  public boolean overlaps(Stadium post, Circle ball) {
    return StadiumCollision.overlaps(post, ball);
  }

  @Override
  public double timeToSegment(Circle ball, Vec2 velocity, Segment wall) {
    return MovingCircle.timeToSegment(ball, velocity, wall);
  }

  @Override
  public Vec2 closestPoint(Segment wall, Vec2 p) {
    return SegmentCircle.closestPoint(wall, p);
  }

  @Override
  public Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e) {
    return Bounce.velocityAfter(velocity, normal, e);
  }

  @Override
  public boolean isClean(Segment pass, List<Circle> opponents) {
    return SafePass.isClean(pass, opponents);
  }

  @Override
  public double timeToTouch(Circle one, Vec2 v, Circle other, Vec2 w) {
    return TwoMovingCircles.timeToTouch(one, v, other, w);
  }

  @Override
  public Vec2 offset(Circle one, Circle other) {
    return TwoCircles.offset(one, other);
  }
}
