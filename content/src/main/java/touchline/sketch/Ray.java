package touchline.sketch;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.Shape;
import touchline.diagram.View;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.taught.Polygons;

/** The level ray from a point to the right, and where it crosses the edges of a polygon. */
public record Ray(View view, Vec2 from) {
  /** The ray, with the crossings of the first edges that it crosses, numbered. */
  public List<Shape> shapes(List<Vec2> corners, int count, String role) {
    List<Shape> shapes = new ArrayList<>();
    shapes.add(new Shape.Dashes(from, new Vec2(view.maxX(), from.y()), "ray"));
    int found = 0;
    Vec2 a = corners.get(corners.size() - 1);
    for (Vec2 b : corners) {
      if (found < count && Polygons.crosses(a, b, from)) {
        found++;
        shapes.add(new Shape.Dot(at(new Segment(a, b)), role, Integer.toString(found)));
      }
      a = b;
    }
    return shapes;
  }

  /** On an edge that is not level. */
  private Vec2 at(Segment edge) {
    Vec2 way = edge.b().minus(edge.a());
    return edge.a().plus(way.times((from.y() - edge.a().y()) / way.y()));
  }
}
