package touchline.answer;

import touchline.diagram.NumberText;
import touchline.geometry.Vec2;

/** An answer understood. Every form fits in two finite numbers; one that needs less has y = 0. */
public record Value(double x, double y) {
  /** Metres; far above what rounding leaves, far below what is typed. */
  private static final double RESIDUE = 1e-9;

  public static Value number(double number) {
    if (!Double.isFinite(number)) {
      throw new IllegalArgumentException("number must be finite: " + number);
    }
    return new Value(number, 0);
  }

  public static Value point(Vec2 point) {
    return new Value(point.x(), point.y());
  }

  public static Value yes(boolean yes) {
    return new Value(yes ? 1 : 0, 0);
  }

  public static Value option(int index) {
    return new Value(index, 0);
  }

  /** What a method returned: a number, a point or a truth. */
  public static Value of(Object result) {
    if (result instanceof Vec2 point) {
      return point(point);
    }
    return result instanceof Boolean truth ? yes(truth) : number(((Number) result).doubleValue());
  }

  /** The object that a method would be given. */
  public Object in(Field field) {
    return switch (field.form()) {
      case POINT -> asPoint();
      case YES_NO -> x == 1;
      case NUMBER, CHOICE, LINES, EXPRESSION -> x;
    };
  }

  public Vec2 asPoint() {
    return new Vec2(x, y);
  }

  /** The larger of the differences in x and in y. */
  public double off(Value other) {
    return Math.max(Math.abs(x - other.x), Math.abs(y - other.y));
  }

  /** The margin lets an answer that is off by just the tolerance survive rounding. */
  public boolean isNear(Value other, double tolerance) {
    return off(other) <= tolerance * (1 + 1e-9);
  }

  /** For people: as it would be typed. */
  public String text(Field field) {
    return switch (field.form()) {
      case NUMBER -> NumberText.of(x);
      case POINT -> NumberText.of(asPoint());
      case YES_NO -> x == 1 ? "yes" : "no";
      case CHOICE, LINES, EXPRESSION -> field.options().get((int) x);
    };
  }

  /** Without what rounding leaves of nothing, some 1e-16: nobody would type that. */
  public Value withoutResidue() {
    return new Value(Math.abs(x) < RESIDUE ? 0 : x, Math.abs(y) < RESIDUE ? 0 : y);
  }
}
