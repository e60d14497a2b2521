package touchline.collision.polygon;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import touchline.geometry.Vec2;

/** Convex shapes for the tests of distances and depths. */
final class Shapes {
  private Shapes() {}

  static List<Vec2> corners(double... numbers) {
    List<Vec2> corners = new ArrayList<>();
    for (int i = 0; i < numbers.length; i += 2) {
      corners.add(new Vec2(numbers[i], numbers[i + 1]));
    }
    return corners;
  }

  static Vec2 point(Random random, int reach) {
    return new Vec2(random.nextInt(2 * reach + 1) - reach, random.nextInt(2 * reach + 1) - reach);
  }

  /** A point, a segment or a triangle; corners may be repeated or on one line. */
  static List<Vec2> shape(Random random, int reach) {
    List<Vec2> shape = new ArrayList<>();
    int corners = 1 + random.nextInt(3);
    for (int i = 0; i < corners; i++) {
      shape.add(point(random, reach));
    }
    if (random.nextInt(4) == 0) {
      shape.add(shape.get(shape.size() - 1));
    }
    return shape;
  }

  static List<Vec2> moved(List<Vec2> shape, Vec2 by) {
    return shape.stream().map(corner -> corner.plus(by)).toList();
  }
}
