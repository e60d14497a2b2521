package touchline.sketch;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.Shape;
import touchline.geometry.Box;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** A box or a polygon as it is drawn: what it fills, and its sides. */
public final class Sides {
  private Sides() {}

  /** Round the box, from the lower left corner; some have no length if the box has no area. */
  public static List<Segment> of(Box box) {
    return List.of(
        Segment.of(box.left(), box.bottom(), box.right(), box.bottom()),
        Segment.of(box.right(), box.bottom(), box.right(), box.top()),
        Segment.of(box.right(), box.top(), box.left(), box.top()),
        Segment.of(box.left(), box.top(), box.left(), box.bottom()));
  }

  /** From each corner of a polygon to the next, and from the last to the first. */
  public static List<Segment> of(List<Vec2> corners) {
    List<Segment> sides = new ArrayList<>();
    for (int i = 0; i < corners.size(); i++) {
      sides.add(new Segment(corners.get(i), corners.get((i + 1) % corners.size())));
    }
    return sides;
  }

  /** The polygon with its sides. */
  public static List<Shape> filled(List<Vec2> corners, String role) {
    List<Shape> shapes = new ArrayList<>();
    shapes.add(new Shape.Patch(corners, role));
    of(corners).forEach(side -> shapes.add(new Shape.Stroke(side.a(), side.b(), role)));
    return shapes;
  }

  /** The sides of a polygon that is moved by a vector, dashed. */
  public static List<Shape> shifted(List<Vec2> corners, Vec2 by, String role) {
    List<Shape> shapes = new ArrayList<>();
    of(corners)
        .forEach(side -> shapes.add(new Shape.Dashes(side.a().plus(by), side.b().plus(by), role)));
    return shapes;
  }

  /** The mean of the corners, which lies in a convex polygon. */
  public static Vec2 middle(List<Vec2> corners) {
    Vec2 sum = Vec2.ZERO;
    for (Vec2 corner : corners) {
      sum = sum.plus(corner);
    }
    return sum.times(1.0 / corners.size());
  }

  /** The sides of a box alone, dashed, with a name at its upper left corner. */
  public static List<Shape> outlined(Box box, String role, String label) {
    List<Shape> shapes = new ArrayList<>();
    of(box).forEach(side -> shapes.add(new Shape.Dashes(side.a(), side.b(), role)));
    shapes.add(new Shape.Dot(new Vec2(box.left(), box.top()), role, label));
    return shapes;
  }

  /** The box with its sides. */
  public static List<Shape> filled(Box box, String role) {
    List<Shape> shapes = new ArrayList<>();
    shapes.add(new Shape.Tile(box.a(), box.b(), role));
    of(box).forEach(side -> shapes.add(new Shape.Stroke(side.a(), side.b(), role)));
    return shapes;
  }
}
