package touchline.gap;

import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;

/**
 * Something that a method is given, as figures give it.
 *
 * @param kind the word of the figures' language, such as {@code point}
 * @param unit of a number; empty for anything else
 * @param numbers two for a point or vector, three for a circle, one for a number, four for a line
 *     through two points or a box, five for a stadium
 */
public record GapInput(String kind, String name, String unit, List<Double> numbers) {
  public GapInput {
    numbers = List.copyOf(numbers);
  }

  /**
   * Kinds and names, as {@code point a, circle circle, number speed > 0 m/s} lists them, with its
   * unit behind a number.
   */
  static List<GapInput> named(String inputs) {
    List<GapInput> named = new ArrayList<>();
    StringTokenizer parts = new StringTokenizer(inputs, ",");
    while (parts.hasMoreTokens()) {
      StringTokenizer words = new StringTokenizer(parts.nextToken());
      String kind = words.nextToken();
      String name = words.nextToken();
      String unit = "";
      while (words.hasMoreTokens()) {
        unit = words.nextToken();
      }
      named.add(new GapInput(kind, name, unit, List.of()));
    }
    return named;
  }

  GapInput with(Double... values) {
    return new GapInput(kind, name, unit, List.of(values));
  }

  /** The point or vector of these numbers, from the one at an index on. */
  public Vec2 point(int from) {
    return new Vec2(numbers.get(from), numbers.get(from + 1));
  }

  /** What a listing calls it. */
  Object value() {
    return switch (kind) {
      case "circle" -> new Circle(point(0), numbers.get(2));
      case "box" -> new Box(point(0), point(2));
      case "stadium" -> new Stadium(new Segment(point(0), point(2)), numbers.get(4));
      case "line" -> Line.through(point(0), point(2));
      case "number" -> numbers.get(0);
      default -> point(0);
    };
  }

  /** The same with every number a little off, by a different bit each. */
  GapInput jiggled(double by) {
    List<Double> off = new ArrayList<>();
    for (int i = 0; i < numbers.size(); i++) {
      off.add(numbers.get(i) + by * (1 + 0.3 * i + 0.1 * name.length()));
    }
    return new GapInput(kind, name, unit, off);
  }
}
