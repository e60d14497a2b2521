package touchline.growth;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Circle;
import touchline.taught.BroadPhase;
import touchline.taught.TwoCircles;

/**
 * {@link BroadPhase#sweep} in portions, with an order that is kept and repaired as by {@link
 * BroadPhase#repaired}.
 */
final class SweepRun extends Run {
  private final List<Circle> kept;
  private final List<Circle> order = new ArrayList<>();
  private List<Circle> open = new ArrayList<>();
  private double overtaken;

  /** Begins with the circles in the order in which they were. */
  SweepRun(List<Circle> kept) {
    super(kept.size());
    this.kept = kept;
  }

  @Override
  boolean prepare() {
    int end = Math.min(order.size() + PORTION, kept.size());
    while (order.size() < end) {
      Circle next = kept.get(order.size());
      int place = BroadPhase.place(next, order);
      overtaken += order.size() - place;
      order.add(place, next);
    }
    return end < kept.size();
  }

  @Override
  void ask(int place) {
    Circle next = order.get(place);
    open = BroadPhase.stillOpen(open, next.center().x() - next.radius());
    for (Circle other : open) {
      found(TwoCircles.overlaps(next, other));
    }
    count(open.size());
    open.add(next);
  }

  /** How many circles were passed while the order was repaired. */
  double overtaken() {
    return overtaken;
  }

  List<Circle> order() {
    return order;
  }
}
