package touchline.benchmark;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.dyn4j.collision.broadphase.AABBProducer;
import org.dyn4j.collision.broadphase.BroadphaseDetector;
import org.dyn4j.collision.broadphase.DynamicAABBTree;
import org.dyn4j.collision.broadphase.Sap;
import org.dyn4j.collision.broadphase.StaticValueAABBExpansionMethod;
import org.dyn4j.geometry.AABB;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/**
 * Moving circles in two frames, and those circles in dyn4j's sweep and tree of boxes, which are
 * kept from frame to frame. In each frame everything moves, by at most half a metre.
 */
@State(Scope.Benchmark)
public class Swarm {
  static final int COUNT = 4096;

  /** In metres; dyn4j mends its boxes only where a circle has left one that is larger by this. */
  private static final double EXPANSION = 0.5;

  private static final double FARTHEST = 0.5;

  private final List<List<Circle>> frames = new ArrayList<>();
  final List<Mover> movers = new ArrayList<>();
  final BroadphaseDetector<Mover> dyn4jSap;
  final BroadphaseDetector<Mover> dyn4jTree;
  private int frame;

  /** A circle that dyn4j looks after. */
  static final class Mover {
    final int number;
    Circle circle;

    private Mover(int number, Circle circle) {
      this.number = number;
      this.circle = circle;
    }
  }

  private static final class Around implements AABBProducer<Mover> {
    @Override
    public AABB compute(Mover mover) {
      AABB box = new AABB(0, 0, 0, 0);
      compute(mover, box);
      return box;
    }

    @Override
    public void compute(Mover mover, AABB box) {
      Vec2 center = mover.circle.center();
      double radius = mover.circle.radius();
      double left = center.x() - radius;
      double bottom = center.y() - radius;
      AABB.setFromPoints(left, bottom, left + 2 * radius, bottom + 2 * radius, box);
    }
  }

  public Swarm() {
    List<Circle> circles = Crowd.of(COUNT);
    frames.add(circles);
    frames.add(moved(circles));
    for (int i = 0; i < COUNT; i++) {
      movers.add(new Mover(i, circles.get(i)));
    }
    Around around = new Around();
    var larger = new StaticValueAABBExpansionMethod<Mover>(EXPANSION);
    dyn4jSap = new Sap<>((one, other) -> one.number != other.number, around, larger);
    dyn4jTree = new DynamicAABBTree<>((one, other) -> one.number != other.number, around, larger);
    movers.forEach(dyn4jSap::add);
    movers.forEach(dyn4jTree::add);
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

  /** Where all are now; nobody stays. */
  List<Circle> next() {
    frame = 1 - frame;
    return frames.get(frame);
  }

  /** Moves the circles of dyn4j, too. */
  void moveOn(BroadphaseDetector<Mover> detector) {
    List<Circle> now = next();
    for (int i = 0; i < COUNT; i++) {
      Mover mover = movers.get(i);
      mover.circle = now.get(i);
      detector.update(mover);
    }
  }
}
