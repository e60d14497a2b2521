package touchline.topic.broadphase;

import java.util.List;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.listing.Bindings;
import touchline.taught.BoxTree;
import touchline.taught.Boxes;

/** A ball, and two circles with a box around them. */
record BoxGiven(Circle ball, Circle one, Circle other) {
  boolean isReached() {
    return BoxTree.reaches(ball, one, other);
  }

  Box box() {
    return around(one.radius(), other.radius());
  }

  /** Around the centres alone. */
  Box centers() {
    return around(0, 0);
  }

  private Box around(double radius, double otherRadius) {
    return BoxTree.around(
        List.of(new Circle(one.center(), radius), new Circle(other.center(), otherRadius)));
  }

  boolean reachesCenters() {
    return Boxes.overlaps(centers(), ball);
  }

  /** From the box to the ball's centre. */
  double distance() {
    Vec2 center = ball.center();
    return center.minus(Boxes.closestPoint(box(), center)).length();
  }

  /** As if the ball filled its own box. */
  boolean isReachedByBox() {
    Vec2 way = ball.center().minus(Boxes.closestPoint(box(), ball.center()));
    return Math.max(Math.abs(way.x()), Math.abs(way.y())) <= ball.radius();
  }

  /** What a listing is given. */
  Bindings variables() {
    return new Bindings().set("ball", ball).set("one", one).set("other", other);
  }
}
