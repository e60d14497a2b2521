package touchline.topic.gjk;

import java.util.List;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;

/** A stadium, and a convex polygon without a radius. */
record RoundGiven(Stadium stadium, List<Vec2> polygon) {
  RoundGiven {
    polygon = List.copyOf(polygon);
  }

  ShapesGiven cores() {
    return new ShapesGiven(List.of(stadium.core().a(), stadium.core().b()), polygon);
  }

  double gap() {
    return cores().distance() - stadium.radius();
  }
}
