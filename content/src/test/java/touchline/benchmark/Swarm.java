package touchline.benchmark;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.dyn4j.geometry.AABB;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/**
 * Moving circles, and boxes about as large in the same places. In each frame everything moves, by
 * at most half a metre.
 */
@State(Scope.Benchmark)
public class Swarm {
  static final int COUNT = 4096;

  private static final double FARTHEST = 0.5;

  final Flock<Circle> circles;
  final Flock<Box> boxes;

  public Swarm() {
    List<Circle> first = Crowd.of(COUNT);
    List<Circle> second = moved(first);
    circles = new Flock<>(first, second, Swarm::around);
    boxes = new Flock<>(boxes(first), boxes(second), Swarm::around);
  }

  private static void around(Circle circle, AABB box) {
    double radius = circle.radius();
    double left = circle.center().x() - radius;
    double bottom = circle.center().y() - radius;
    AABB.setFromPoints(left, bottom, left + 2 * radius, bottom + 2 * radius, box);
  }

  private static void around(Box of, AABB box) {
    AABB.setFromPoints(of.left(), of.bottom(), of.right(), of.top(), box);
  }

  private static List<Circle> moved(List<Circle> circles) {
    Random random = new Random(4);
    List<Circle> moved = new ArrayList<>();
    for (Circle circle : circles) {
      double x = FARTHEST * (2 * random.nextDouble() - 1);
      double y = FARTHEST * (2 * random.nextDouble() - 1);
      moved.add(new Circle(circle.center().plus(new Vec2(x, y)), circle.radius()));
    }
    return moved;
  }

  /** As wide as the circles, and as high as any of them. */
  private static List<Box> boxes(List<Circle> circles) {
    Random random = new Random(5);
    List<Box> boxes = new ArrayList<>();
    for (Circle circle : circles) {
      Vec2 reach = new Vec2(circle.radius(), 1 + random.nextDouble());
      boxes.add(new Box(circle.center().minus(reach), circle.center().plus(reach)));
    }
    return boxes;
  }
}
