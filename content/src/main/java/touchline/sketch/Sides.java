package touchline.sketch;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.Shape;
import touchline.geometry.Box;
import touchline.geometry.Segment;

/** A box as it is drawn: what it fills, and its four sides. */
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

  /** The box with its sides. */
  public static List<Shape> filled(Box box, String role) {
    List<Shape> shapes = new ArrayList<>();
    shapes.add(new Shape.Tile(box.a(), box.b(), role));
    of(box).forEach(side -> shapes.add(new Shape.Stroke(side.a(), side.b(), role)));
    return shapes;
  }
}
