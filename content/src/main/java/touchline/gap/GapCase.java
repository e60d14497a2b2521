package touchline.gap;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.listing.Listing;

/** What a method is given once. */
public record GapCase(List<GapInput> inputs) {
  /** Far above rounding, far below what a wrong expression gives. */
  private static final double SAME = 1e-6;

  public GapCase {
    inputs = List.copyOf(inputs);
  }

  /** In the order of the method's parameters; a segment is given by two points. */
  private List<Object> arguments(Listing listing) {
    List<Object> arguments = new ArrayList<>();
    int at = 0;
    for (int i = 0; i < listing.parameters().size(); i++) {
      if (listing.heading().types().get(i).equals("Segment")) {
        arguments.add(new Segment(inputs.get(at).point(0), inputs.get(at + 1).point(0)));
        at += 2;
      } else {
        arguments.add(named(listing.parameters().get(i)).orElse(inputs.get(at)).value());
        at++;
      }
    }
    return arguments;
  }

  private Optional<GapInput> named(String parameter) {
    for (GapInput input : inputs) {
      if (input.name().equals(parameter)) {
        return Optional.of(input);
      }
    }
    return Optional.empty();
  }

  /** What the method returns; empty if it stops with an error. */
  Optional<Object> result(Listing listing) {
    try {
      return Optional.of(listing.call(arguments(listing)));
    } catch (IllegalArgumentException none) {
      return Optional.empty();
    }
  }

  GapCase jiggled(double by) {
    return new GapCase(inputs.stream().map(input -> input.jiggled(by)).toList());
  }

  /** Whether two results say the same. */
  static boolean areSame(Optional<Object> one, Optional<Object> other) {
    if (one.isEmpty() || other.isEmpty()) {
      return one.isEmpty() && other.isEmpty();
    }
    List<Double> numbers = numbers(one.get());
    List<Double> others = numbers(other.get());
    for (int i = 0; i < numbers.size(); i++) {
      if (!isNear(numbers.get(i), others.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** A time at which something happens is not near to that of what never does. */
  private static boolean isNear(double one, double other) {
    if (Double.isInfinite(one) || Double.isInfinite(other)) {
      return one == other;
    }
    double most = SAME * Math.max(1, Math.abs(other));
    return Math.abs(one - other) <= most;
  }

  private static List<Double> numbers(Object result) {
    if (result instanceof Vec2 point) {
      return List.of(point.x(), point.y());
    }
    if (result instanceof Line line) {
      return List.of(line.normal().x(), line.normal().y(), line.offset());
    }
    return List.of(result instanceof Boolean truth ? (truth ? 1.0 : 0.0) : (double) result);
  }
}
