package touchline.topic.pushout;

import java.util.List;
import java.util.Optional;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.task.Cell;
import touchline.task.Cells;
import touchline.task.Given;
import touchline.task.TraceSubject;
import touchline.task.WorkedExample;
import touchline.taught.SegmentCircle;
import touchline.topic.overlap.CircleGiven;
import touchline.topic.overlap.OverlapSubject;

/** The values on the way to the push-out, as the listing names them. */
public final class PushOutTrace implements TraceSubject<CircleGiven> {
  private static final int CLOSEST = 0;
  private static final int DIST_V = 1;
  private static final int DISTANCE = 2;
  private static final int DEPTH = 3;

  private final List<Cell<CircleGiven>> cells =
      new Cells<CircleGiven>()
          .add(Field.point("closest"), (g, v) -> Value.point(closest(g)))
          .slip("P11", (g, v) -> Value.point(foot(g)))
          .add(Field.point("distV"), (g, v) -> Value.point(g.center().minus(point(v, CLOSEST))))
          .slip("P01", (g, v) -> Value.point(point(v, CLOSEST).minus(g.center())))
          .add(Field.number("distance", "m"), (g, v) -> Value.number(point(v, DIST_V).length()))
          .slip("O03", (g, v) -> Value.number(point(v, DIST_V).lengthSquared()))
          .add(Field.number("depth", "m"), (g, v) -> Value.number(g.radius() - distance(v)))
          .slip("P02", (g, v) -> Value.number(distance(v)))
          .slip("P03", (g, v) -> Value.number(g.radius()))
          .slip("P12", (g, v) -> Value.number(2 * g.radius() - distance(v)))
          .slip("P09", (g, v) -> Value.number(square(g.radius()) - square(distance(v))))
          .add(Field.point("offset"), (g, v) -> move(v, depth(v) / distance(v)))
          .slip("P04", (g, v) -> move(v, depth(v)))
          .slip("P10", (g, v) -> move(v, depth(v) / g.radius()))
          .slip("P13", (g, v) -> move(v, depth(v) / distance(v) / 2))
          .slip("P14", (g, v) -> move(v, depth(v) / square(distance(v))))
          .all();

  private static Vec2 closest(CircleGiven given) {
    return SegmentCircle.closestPoint(given.segment(), given.center());
  }

  private static Vec2 foot(CircleGiven given) {
    Vec2 segV = given.b().minus(given.a());
    double part = given.center().minus(given.a()).dot(segV) / segV.lengthSquared();
    return given.a().plus(segV.times(part));
  }

  private static Vec2 point(List<Value> values, int cell) {
    return values.get(cell).asPoint();
  }

  private static double distance(List<Value> values) {
    return values.get(DISTANCE).x();
  }

  private static double depth(List<Value> values) {
    return values.get(DEPTH).x();
  }

  private static Value move(List<Value> values, double factor) {
    return Value.point(point(values, DIST_V).times(factor));
  }

  private static double square(double value) {
    return value * value;
  }

  /** Circles that reach the segment only; there is nothing to trace otherwise. */
  @Override
  public Optional<CircleGiven> draw(Chance chance) {
    return PushOutSubject.drawn(chance)
        .filter(given -> OverlapSubject.away(given).length() < given.radius());
  }

  @Override
  public Given given(CircleGiven given) {
    return OverlapSubject.picture(given);
  }

  @Override
  public List<Cell<CircleGiven>> cells() {
    return cells;
  }

  @Override
  public WorkedExample worked(CircleGiven given) {
    return OverlapSubject.segmentCircle("SegmentCircle#offset", given);
  }
}
