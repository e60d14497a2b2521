package touchline.listing;

import java.util.List;
import java.util.Optional;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;

/** A method that listings call and that is no listing itself. */
interface LibraryMethod {
  Object of(List<Object> arguments);

  /** A method of a value; the value is its first argument. */
  static Optional<LibraryMethod> member(String name) {
    return Optional.ofNullable(
        switch (name) {
          case "x" -> in -> vector(in, 0).x();
          case "y" -> in -> vector(in, 0).y();
          case "plus" -> in -> vector(in, 0).plus(vector(in, 1));
          case "minus" -> in -> vector(in, 0).minus(vector(in, 1));
          case "times" -> in -> vector(in, 0).times(number(in, 1));
          case "dot" -> in -> vector(in, 0).dot(vector(in, 1));
          case "cross" -> in -> vector(in, 0).cross(vector(in, 1));
          case "length" -> in -> vector(in, 0).length();
          case "lengthSquared" -> in -> vector(in, 0).lengthSquared();
          case "unit" -> in -> vector(in, 0).unit();
          case "perpendicular" -> in -> vector(in, 0).perpendicular();
          case "a" -> in -> segment(in, 0).a();
          case "b" -> in -> segment(in, 0).b();
          case "center" -> in -> ((Circle) in.get(0)).center();
          case "radius" -> in -> radius(in.get(0));
          case "core" -> in -> ((Stadium) in.get(0)).core();
          case "normal" -> in -> ((Line) in.get(0)).normal();
          case "left" -> in -> ((Box) in.get(0)).left();
          case "right" -> in -> ((Box) in.get(0)).right();
          case "bottom" -> in -> ((Box) in.get(0)).bottom();
          case "top" -> in -> ((Box) in.get(0)).top();
          case "offset" -> in -> ((Line) in.get(0)).offset();
          default -> null;
        });
  }

  /** A constructor or a static method, by its name with the class before it. */
  static Optional<LibraryMethod> named(String name) {
    return Optional.ofNullable(
        switch (name) {
          case "Math.abs" -> in -> Math.abs(number(in, 0));
          case "Math.floor" -> in -> Math.floor(number(in, 0));
          case "Math.max" -> in -> Math.max(number(in, 0), number(in, 1));
          case "Math.min" -> in -> Math.min(number(in, 0), number(in, 1));
          case "Math.sqrt" -> in -> Math.sqrt(number(in, 0));
          case "Math.hypot" -> in -> hypot(number(in, 0), number(in, 1));
          case "new Vec2" -> in -> new Vec2(number(in, 0), number(in, 1));
          case "new Segment" -> in -> new Segment(vector(in, 0), vector(in, 1));
          case "new Circle" -> in -> new Circle(vector(in, 0), number(in, 1));
          case "new Stadium" -> in -> new Stadium(segment(in, 0), number(in, 1));
          case "new Line" -> in -> new Line(vector(in, 0), number(in, 1));
          case "Line.through" -> in -> Line.through(vector(in, 0), vector(in, 1));
          default -> null;
        });
  }

  /** Java's own rounds in its own way, and browsers in theirs. */
  private static double hypot(double x, double y) {
    return Math.sqrt(x * x + y * y);
  }

  private static Vec2 vector(List<Object> arguments, int index) {
    return (Vec2) arguments.get(index);
  }

  private static Segment segment(List<Object> arguments, int index) {
    return (Segment) arguments.get(index);
  }

  private static double number(List<Object> arguments, int index) {
    return (double) arguments.get(index);
  }

  private static double radius(Object round) {
    return round instanceof Circle circle ? circle.radius() : ((Stadium) round).radius();
  }
}
