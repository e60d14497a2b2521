package touchline.code;

import java.util.Arrays;

/**
 * What a parameter or a result is, and how it is laid out in a flat array of doubles.
 *
 * <p>{@link #POINT}: x, y. {@link #NUMBER}: the number. {@link #TRUTH}: 0 or 1. {@link #CIRCLES}:
 * the count, then x, y, radius of each. {@link #CIRCLE}: x, y, radius. {@link #SEGMENT}: x and y of
 * each end.
 */
public enum ValueType {
  POINT("Vec2"),
  NUMBER("double"),
  TRUTH("boolean"),
  CIRCLES("Circle[]"),
  CIRCLE("Circle"),
  SEGMENT("Segment");

  private final String javaType;

  ValueType(String javaType) {
    this.javaType = javaType;
  }

  /** The type that Java calls so. */
  static ValueType of(String javaType) {
    return Arrays.stream(values())
        .filter(type -> type.javaType.equals(javaType))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("type must be one of ours: " + javaType));
  }

  /** How many of the numbers, from first on, a value of this kind takes. */
  public int width(double[] numbers, int first) {
    return switch (this) {
      case POINT -> 2;
      case NUMBER, TRUTH -> 1;
      case CIRCLES -> 1 + 3 * (int) numbers[first];
      case CIRCLE -> 3;
      case SEGMENT -> 4;
    };
  }

  /** Whether it holds places that are written as x, y and perhaps a radius. */
  boolean hasPoints() {
    return this == POINT || this == CIRCLE || this == CIRCLES;
  }

  /** The Java type as a student writes it. */
  public String javaType() {
    return javaType;
  }
}
