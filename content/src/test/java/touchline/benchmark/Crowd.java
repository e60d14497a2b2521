package touchline.benchmark;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** Circles as dense as 22 players on a pitch, and passes of 20 m through them. */
final class Crowd {
  /** Square metres for each circle: 105 m by 68 m for 22. */
  private static final double SHARE = 105 * 68 / 22.0;

  private Crowd() {}

  static List<Circle> of(int circles) {
    Random random = new Random(2);
    double side = Math.sqrt(circles * SHARE);
    List<Circle> crowd = new ArrayList<>(circles);
    for (int i = 0; i < circles; i++) {
      crowd.add(new Circle(point(random, side), 1 + random.nextDouble()));
    }
    return crowd;
  }

  /** Passes among that many circles; clean or not. */
  static List<Segment> passes(int count, int circles) {
    Random random = new Random(3);
    double side = Math.sqrt(circles * SHARE);
    List<Segment> passes = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Vec2 a = point(random, side);
      double x = random.nextDouble() * 2 - 1;
      double y = random.nextDouble() * 2 - 1;
      passes.add(new Segment(a, a.plus(new Vec2(x, y).unit().times(20))));
    }
    return passes;
  }

  private static Vec2 point(Random random, double side) {
    return new Vec2(random.nextDouble() * side, random.nextDouble() * side);
  }
}
