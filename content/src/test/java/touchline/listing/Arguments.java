package touchline.listing;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.taught.BoxTree;
import touchline.taught.SegmentCircle;

/** What methods are called with, of what a case gives. */
final class Arguments {
  private Arguments() {}

  static Vec2 closest(Segment segment, Vec2 p) {
    return SegmentCircle.closestPoint(segment, p);
  }

  static Box box(Given g) {
    return new Box(g.a(), g.b());
  }

  /** From 0 to the radius. */
  static List<?> band(Given g) {
    return List.of(g.c().x(), g.v().x(), 0.0, g.r());
  }

  /** One that moves, and one from 0 on. */
  static List<?> intervals(Given g) {
    return List.of(g.c().x(), g.c().x() + g.r(), g.v().x(), 0.0, g.s());
  }

  static List<?> sides(Given g) {
    return sides(box(g));
  }

  static List<?> sides(Box box) {
    return List.of(box.left(), box.bottom(), box.right(), box.top());
  }

  static Circle other(Given g) {
    return new Circle(g.a(), g.s());
  }

  static List<?> crowd(Given g) {
    return List.of(g.opponents());
  }

  static List<?> ballAndCrowd(Given g) {
    return List.of(other(g), g.opponents());
  }

  /** A box, the circles in it, and the same of each half. */
  static List<?> parts(BoxTree.Node node) {
    return List.of(
        sides(node.box()), node.circles(), node.halves().stream().map(Arguments::parts).toList());
  }

  static List<?> abc(Given g) {
    return List.of(g.a(), g.b(), g.c());
  }

  static List<?> abcd(Given g) {
    return List.of(g.a(), g.b(), g.c(), g.d());
  }

  static List<Vec2> three(Given g) {
    return List.of(g.a(), g.b(), g.c());
  }

  static List<Vec2> four(Given g) {
    return List.of(g.a(), g.b(), g.c(), g.d());
  }

  /** A triangle that shares a corner with the first one, and may overlap it. */
  static List<Vec2> moved(Given g) {
    return List.of(g.d(), g.b(), g.v());
  }

  /** A segment beside the triangle, or through it. */
  static List<Vec2> ends(Given g) {
    return List.of(g.d(), g.v());
  }

  static List<?> triangles(Given g) {
    return List.of(three(g), moved(g));
  }

  static List<?> abcr(Given g) {
    return List.of(g.a(), g.b(), g.c(), g.r());
  }

  static List<?> circles(Given g) {
    return List.of(g.c(), g.r(), g.a(), g.s());
  }

  static List<?> abrc(Given g) {
    return List.of(g.a(), g.b(), g.r(), g.c());
  }

  static List<?> abscr(Given g) {
    return List.of(g.a(), g.b(), g.s(), g.c(), g.r());
  }

  static List<?> inGrid(Given g) {
    return List.of(g.c(), g.r(), g.cellWidth());
  }

  static List<?> stadiums(Given g) {
    return List.of(g.a(), g.b(), g.r(), g.c(), g.d(), g.s());
  }

  static List<?> moving(Given g) {
    return List.of(g.c(), g.r(), g.v(), g.a(), g.b());
  }

  static List<Segment> walls(Given g) {
    return List.of(g.segment(), new Segment(g.d(), g.a()));
  }

  static List<?> line(Given g, Object... more) {
    List<Object> arguments = new ArrayList<>();
    arguments.add(g.line().normal());
    arguments.add(g.line().offset());
    arguments.addAll(List.of(more));
    return arguments;
  }

  /** Whole numbers of 64 bits hold the squares of these; with larger ones languages differ. */
  static Vec2 atMostABillion(Vec2 point) {
    if (Math.max(Math.abs(point.x()), Math.abs(point.y())) > 1e9) {
      throw new IllegalArgumentException("coordinates must be at most a billion: " + point);
    }
    return point;
  }

  static Circle atMostABillion(Circle circle) {
    atMostABillion(new Vec2(circle.radius(), 0));
    return new Circle(atMostABillion(circle.center()), circle.radius());
  }
}
