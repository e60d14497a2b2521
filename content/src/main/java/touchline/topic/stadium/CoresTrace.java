package touchline.topic.stadium;

import java.util.Optional;
import touchline.answer.Value;
import touchline.exercise.Chance;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.listing.Bindings;
import touchline.listing.Listing;
import touchline.task.Draw;
import touchline.task.TraceCells;
import touchline.task.TraceTask;

/** The four distances of which the least is that of two segments that do not cross. */
final class CoresTrace {
  private static final String COLUMNS =
      """
      toA: number m
      toB: number m
      fromA: number m
      fromB: number m
      return distance: number m
        J4 return Math.min(toA, toB);
        J7 return Math.max(Math.max(toA, toB), Math.max(fromA, fromB));
      """;

  /** The printed method, with the distance of a point from a segment written out. */
  private static final String LINES =
      """
      StadiumCollision#distance(one, other)
      double toA = other.a().minus(SegmentCircle.closestPoint(one, other.a())).length();
      double toB = other.b().minus(SegmentCircle.closestPoint(one, other.b())).length();
      double fromA = one.a().minus(SegmentCircle.closestPoint(other, one.a())).length();
      double fromB = one.b().minus(SegmentCircle.closestPoint(other, one.b())).length();
      return Math.min(Math.min(toA, toB), Math.min(fromA, fromB));\
      """;

  private CoresTrace() {}

  static TraceTask<StadiumsGiven> task() {
    return new TraceTask<>(
        "cores-trace",
        0.01,
        StadiumsSubjects.distance().drawn(CoresTrace::draw),
        new TraceCells<>(Listing.read(LINES), CoresTrace::variables)
            .table(COLUMNS)
            .slip("toA", "J3", given -> nearerEnd(given.betweenEnds(), 0, 2))
            .slip("toA", "J6", given -> Value.number(given.fromLines()[0]))
            .slip("toB", "J3", given -> nearerEnd(given.betweenEnds(), 1, 3))
            .slip("fromA", "J3", given -> nearerEnd(given.betweenEnds(), 0, 1))
            .slip("fromB", "J3", given -> nearerEnd(given.betweenEnds(), 2, 3)));
  }

  private static Value nearerEnd(double[] between, int one, int other) {
    return Value.number(Math.min(between[one], between[other]));
  }

  private static Bindings variables(StadiumsGiven given) {
    return new Bindings().set("one", given.one()).set("other", given.other());
  }

  /** The one is level or upright, and all four distances can be typed. */
  private static Optional<StadiumsGiven> draw(Chance chance) {
    Vec2 along = chance.below(2) == 0 ? new Vec2(1, 0) : new Vec2(0, 1);
    Vec2 a = Draw.point(chance);
    Segment one = new Segment(a, a.plus(along.times(chance.between(4, 9))));
    Vec2 c = Draw.point(chance);
    Segment other = new Segment(c, c.plus(Draw.wholeLength(chance)));
    StadiumsGiven given = new StadiumsGiven(one, 1, other, 1);
    return Optional.of(given)
        .filter(drawn -> Draw.isInside(one.b()) && Draw.isInside(other.b()))
        .filter(drawn -> drawn.distance() >= 1 && areTenths(drawn.fromEnds()));
  }

  private static boolean areTenths(double[] numbers) {
    for (double number : numbers) {
      if (!Draw.isTenth(number)) {
        return false;
      }
    }
    return true;
  }
}
