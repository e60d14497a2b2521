package touchline.sketch;

import java.util.List;
import touchline.diagram.NumberText;
import touchline.diagram.Shape;
import touchline.geometry.Vec2;

/** The two numbers of a vector as a way: first to the right or the left, then up or down. */
public final class Legs {
  private Legs() {}

  /** Each with its number on the outside of the triangle; none of a vector along an axis. */
  public static List<Shape> of(Vec2 from, Vec2 vector, String role) {
    if (vector.x() == 0 || vector.y() == 0) {
      return List.of();
    }
    Vec2 corner = from.plus(new Vec2(vector.x(), 0));
    String right = NumberText.of(vector.x());
    String up = NumberText.of(vector.y());
    boolean turnsLeft = vector.x() * vector.y() > 0;
    return turnsLeft
        ? List.of(
            new Shape.Dashes(from, corner, role, right),
            new Shape.Dashes(corner, from.plus(vector), role, up))
        : List.of(
            new Shape.Dashes(corner, from, role, right),
            new Shape.Dashes(from.plus(vector), corner, role, up));
  }
}
