package touchline.listing;

import java.util.List;
import java.util.Set;
import java.util.stream.DoubleStream;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.taught.Grid;

/** Results of any language as a row of numbers. */
final class Flat {
  private Flat() {}

  /** The numbers of a result, with 0 for −0: it is the same number. */
  public static List<Double> of(Object result) {
    return numbers(result).mapToObj(number -> number == 0 ? 0.0 : number).toList();
  }

  private static DoubleStream numbers(Object result) {
    if (result instanceof Vec2 point) {
      return DoubleStream.of(point.x(), point.y());
    }
    if (result instanceof Circle circle) {
      return Flat.numbers(List.of(circle.center(), circle.radius()));
    }
    if (result instanceof Line line) {
      return DoubleStream.of(line.normal().x(), line.normal().y(), line.offset());
    }
    if (result instanceof Segment segment) {
      return Flat.numbers(List.of(segment.a(), segment.b()));
    }
    if (result instanceof List<?> list) {
      return list.stream().flatMapToDouble(Flat::numbers);
    }
    if (result instanceof Set<?> set) {
      return set.stream().map(Flat::of).sorted(Flat::compare).flatMapToDouble(Flat::numbers);
    }
    if (result instanceof Grid.Cell cell) {
      return DoubleStream.of(cell.column(), cell.row());
    }
    if (result instanceof Grid.Pair pair) {
      return DoubleStream.of(pair.one(), pair.other());
    }
    if (result instanceof Boolean truth) {
      return DoubleStream.of(truth ? 1 : 0);
    }
    return DoubleStream.of(((Number) result).doubleValue());
  }

  /** A set has no order of its own: the languages' sets are compared in this one. */
  private static int compare(List<Double> one, List<Double> other) {
    for (int i = 0; i < one.size(); i++) {
      int order = one.get(i).compareTo(other.get(i));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }
}
