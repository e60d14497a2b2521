package touchline.exact;

import java.math.BigDecimal;
import touchline.geometry.Vec2;

/** A vector whose sums and products are exact. */
public record ExactVector(BigDecimal x, BigDecimal y) {
  public static ExactVector of(Vec2 vector) {
    return new ExactVector(new BigDecimal(vector.x()), new BigDecimal(vector.y()));
  }

  public static ExactVector between(Vec2 from, Vec2 to) {
    return of(to).plus(of(from).negated());
  }

  public ExactVector plus(ExactVector other) {
    return new ExactVector(x.add(other.x), y.add(other.y));
  }

  public ExactVector negated() {
    return new ExactVector(x.negate(), y.negate());
  }

  public BigDecimal dot(ExactVector other) {
    return x.multiply(other.x).add(y.multiply(other.y));
  }

  public BigDecimal cross(ExactVector other) {
    return x.multiply(other.y).subtract(y.multiply(other.x));
  }

  public BigDecimal square() {
    return dot(this);
  }
}
