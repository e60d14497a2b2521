package touchline.topic.circles;

import touchline.compare.Setting;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.input.Inputs;

/** Two circles, of which the first may be moved. */
record CirclesGiven(Circle one, Circle other) {
  /** Two circles, of which a reader moves the first. */
  static Setting<CirclesGiven> setting(String name) {
    return Setting.of(name, "circle one, circle other", "one", CirclesGiven::moved)
        .probing("the first circle’s centre");
  }

  private static CirclesGiven moved(Inputs in, Vec2 center) {
    Circle one = new Circle(center, in.circle("one").radius());
    return new CirclesGiven(one, in.circle("other"));
  }

  /** From the centre of the other to the centre of the one. */
  Vec2 distV() {
    return one.center().minus(other.center());
  }

  /** Of the centres. */
  double distance() {
    return distV().length();
  }

  /** The distance of the centres at which they just touch. */
  double reach() {
    return one.radius() + other.radius();
  }

  double largerRadius() {
    return Math.max(one.radius(), other.radius());
  }

  double differenceOfRadii() {
    return Math.abs(one.radius() - other.radius());
  }

  boolean touch() {
    return distance() <= reach();
  }

  /** As of two rings: neither lies inside the other. */
  boolean outlinesMeet() {
    return touch() && distance() >= differenceOfRadii();
  }
}
