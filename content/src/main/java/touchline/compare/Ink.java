package touchline.compare;

import touchline.diagram.Shape;
import touchline.geometry.Vec2;

/** How an answer is drawn: the right one in solid lines, the mistaken one in dashes. */
enum Ink {
  RIGHT("right"),
  WRONG("wrong");

  private final String role;

  Ink(String role) {
    this.role = role;
  }

  Shape line(Vec2 from, Vec2 to) {
    return this == RIGHT ? new Shape.Stroke(from, to, role) : new Shape.Dashes(from, to, role);
  }

  Shape circle(Vec2 center, double radius) {
    return this == RIGHT
        ? new Shape.Rim(center, radius, role)
        : new Shape.Ghost(center, radius, role);
  }

  Shape dot(Vec2 at, String label) {
    return new Shape.Dot(at, role, label);
  }

  Shape arrow(Vec2 from, Vec2 to, String label) {
    return new Shape.Arrow(from, to, role, label);
  }
}
