package touchline.benchmark;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Function;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.index.SpatialIndex;
import touchline.geometry.Box;
import touchline.geometry.Circle;

/**
 * Pairs as a spatial index of JTS finds them. It is made anew for each frame: an STRtree cannot be
 * changed once it has been asked.
 */
final class JtsPairs {
  private JtsPairs() {}

  /**
   * How many touch, of those that the index thinks may.
   *
   * @param index empty
   */
  static <T> int touching(
      SpatialIndex index, List<T> bodies, Function<T, Envelope> around, BiPredicate<T, T> touch) {
    List<Envelope> boxes = new ArrayList<>(bodies.size());
    for (int i = 0; i < bodies.size(); i++) {
      boxes.add(around.apply(bodies.get(i)));
      index.insert(boxes.get(i), i);
    }
    Count count = new Count();
    for (int i = 0; i < bodies.size(); i++) {
      int one = i;
      T body = bodies.get(one);
      index.query(
          boxes.get(one),
          found -> {
            int other = (Integer) found;
            count.touching += one < other && touch.test(body, bodies.get(other)) ? 1 : 0;
          });
    }
    return count.touching;
  }

  static Envelope around(Circle circle) {
    double x = circle.center().x();
    double y = circle.center().y();
    double radius = circle.radius();
    return new Envelope(x - radius, x + radius, y - radius, y + radius);
  }

  static Envelope around(Box box) {
    return new Envelope(box.left(), box.right(), box.bottom(), box.top());
  }

  private static final class Count {
    private int touching;
  }
}
