package touchline.suite;

import java.util.ArrayList;
import java.util.List;
import touchline.code.ValueType;

/**
 * One thing that is typed of a case: a parameter, or what a parameter is made of.
 *
 * @param type a point, a number, or yes or no
 * @param mayBeNegative whether a number may be; a length never is
 */
public record Part(String name, ValueType type, boolean mayBeNegative) {
  private static final String RADIUS = " radius";

  /** Whether it is the radius of a circle, which is a length whatever the other numbers are. */
  boolean isRadius() {
    return name.endsWith(RADIUS);
  }

  /**
   * The parts of a parameter, in the order in which {@link ValueType} lays it out: a segment is its
   * two ends, a circle its centre and its radius.
   *
   * @throws IllegalArgumentException if it is a list, of which nobody knows how long it is
   */
  public static List<Part> of(String name, ValueType type, boolean mayBeNegative) {
    List<Part> parts = new ArrayList<>();
    switch (type) {
      case POINT, TRUTH -> parts.add(new Part(name, type, false));
      case NUMBER -> parts.add(new Part(name, type, mayBeNegative));
      case SEGMENT -> {
        parts.add(new Part(name + " from", ValueType.POINT, false));
        parts.add(new Part(name + " to", ValueType.POINT, false));
      }
      case CIRCLE -> {
        parts.add(new Part(name + " centre", ValueType.POINT, false));
        parts.add(new Part(name + RADIUS, ValueType.NUMBER, false));
      }
      case CIRCLES -> throw new IllegalArgumentException("type must fit fields: " + type);
    }
    return parts;
  }
}
