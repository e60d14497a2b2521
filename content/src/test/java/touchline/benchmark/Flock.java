package touchline.benchmark;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.BiPredicate;
import org.dyn4j.collision.CollisionPair;
import org.dyn4j.collision.broadphase.AABBProducer;
import org.dyn4j.collision.broadphase.BroadphaseDetector;
import org.dyn4j.collision.broadphase.DynamicAABBTree;
import org.dyn4j.collision.broadphase.Sap;
import org.dyn4j.collision.broadphase.StaticValueAABBExpansionMethod;
import org.dyn4j.geometry.AABB;

/**
 * Bodies in two frames that take turns, and the same ones in dyn4j's sweep and tree of boxes, which
 * are kept from frame to frame.
 */
final class Flock<T> {
  /** In metres; dyn4j mends its boxes only where a body has left one that is larger by this. */
  private static final double EXPANSION = 0.5;

  private final List<List<T>> frames;
  private final List<Mover<T>> movers = new ArrayList<>();
  final BroadphaseDetector<Mover<T>> dyn4jSap;
  final BroadphaseDetector<Mover<T>> dyn4jTree;
  private int frame;

  /** Writes the least box around a body. */
  interface Around<T> {
    void write(T body, AABB box);
  }

  /** A body that dyn4j looks after. */
  static final class Mover<T> {
    private final int number;
    private T body;

    private Mover(int number, T body) {
      this.number = number;
      this.body = body;
    }
  }

  private record Boxes<T>(Around<T> around) implements AABBProducer<Mover<T>> {
    @Override
    public AABB compute(Mover<T> mover) {
      AABB box = new AABB(0, 0, 0, 0);
      compute(mover, box);
      return box;
    }

    @Override
    public void compute(Mover<T> mover, AABB box) {
      around.write(mover.body, box);
    }
  }

  Flock(List<T> first, List<T> second, Around<T> around) {
    frames = List.of(first, second);
    for (int i = 0; i < first.size(); i++) {
      movers.add(new Mover<>(i, first.get(i)));
    }
    var boxes = new Boxes<>(around);
    var larger = new StaticValueAABBExpansionMethod<Mover<T>>(EXPANSION);
    dyn4jSap = new Sap<>((one, other) -> one.number != other.number, boxes, larger);
    dyn4jTree = new DynamicAABBTree<>((one, other) -> one.number != other.number, boxes, larger);
    movers.forEach(dyn4jSap::add);
    movers.forEach(dyn4jTree::add);
  }

  /** Where all are now; nobody stays. */
  List<T> next() {
    frame = 1 - frame;
    return frames.get(frame);
  }

  /** How many touch after the next move, of those that dyn4j thinks may. */
  int touching(BroadphaseDetector<Mover<T>> detector, BiPredicate<T, T> touch) {
    List<T> now = next();
    for (int i = 0; i < now.size(); i++) {
      Mover<T> mover = movers.get(i);
      mover.body = now.get(i);
      detector.update(mover);
    }
    int touching = 0;
    Iterator<CollisionPair<Mover<T>>> pairs = detector.detectIterator(true);
    while (pairs.hasNext()) {
      CollisionPair<Mover<T>> pair = pairs.next();
      touching += touch.test(pair.getFirst().body, pair.getSecond().body) ? 1 : 0;
    }
    return touching;
  }
}
