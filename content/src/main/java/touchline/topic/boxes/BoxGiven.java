package touchline.topic.boxes;

import touchline.compare.Setting;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.input.Inputs;
import touchline.taught.Boxes;

/** A box and a circle, which may be a point. */
record BoxGiven(Box box, Circle circle) {
  /** A box and a circle that a reader moves. */
  static Setting<BoxGiven> setting(String name) {
    return Setting.of(name, "box box, circle circle", "circle", BoxGiven::moved)
        .probing("the circle’s centre");
  }

  private static BoxGiven moved(Inputs in, Vec2 center) {
    return new BoxGiven(in.box("box"), new Circle(center, in.circle("circle").radius()));
  }

  /** The centre of the circle, or the point. */
  Vec2 p() {
    return circle.center();
  }

  double radius() {
    return circle.radius();
  }

  Vec2 closest() {
    return Boxes.closestPoint(box, p());
  }

  /** From the closest point to the centre. */
  Vec2 away() {
    return p().minus(closest());
  }

  double distance() {
    return away().length();
  }

  boolean touch() {
    return distance() <= radius();
  }

  /** Whether the centre is in the box, sides included. */
  boolean isInside() {
    return distance() == 0;
  }

  /** Of a centre in the box, the distance to the nearest side; below 0 outside. */
  double depth() {
    double across = Math.min(p().x() - box.left(), box.right() - p().x());
    return Math.min(across, Math.min(p().y() - box.bottom(), box.top() - p().y()));
  }

  /** From the middle of the box to its upper right corner. */
  Vec2 half() {
    return new Vec2(box.right() - box.left(), box.top() - box.bottom()).times(0.5);
  }

  Vec2 middle() {
    return box.a().plus(box.b()).times(0.5);
  }
}
