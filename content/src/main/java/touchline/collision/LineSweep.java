package touchline.collision;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import touchline.exact.DoubleDouble;
import touchline.exact.ExactTime;
import touchline.exact.ExactVector;
import touchline.exact.PowerOfTwo;
import touchline.exact.Surd;
import touchline.exact.WideVector;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/**
 * One circle, moving by velocity in one step, and one line {P : normal · P = offset}; the normal
 * need not have length 1, for distances are compared with radius · |normal|.
 *
 * <p>Signs are decided by rounded numbers with a margin, and exactly when within it.
 */
final class LineSweep {
  private static final double U = 0x1p-53;

  /** More than underflow can take from products of numbers near 1. */
  private static final double UNDERFLOW = 0x1p-1000;

  /** Positions are scaled down beside a velocity larger than this power of two times them. */
  private static final int FAST = 400;

  /** The part of its terms that a difference may shrink to: of 100 bits, 60 are left. */
  private static final double KEPT = 0x1p-40;

  private final Circle circle;
  private final Vec2 wholeVelocity;
  private final Vec2 wholeNormal;
  private final double wholeOffset;

  /** As given, each brought near 1 by a power of two. */
  private final Vec2 normal;

  private final Vec2 center;
  private final Vec2 velocity;
  private final double offset;
  private final double radius;

  /** The unit of positions and of time, as powers of two. */
  private final int unit;

  private final int timeUnit;

  LineSweep(Circle circle, Vec2 velocity, Vec2 normal, double offset) {
    this.circle = circle;
    this.wholeVelocity = velocity;
    this.wholeNormal = normal;
    this.wholeOffset = offset;
    int normalUnit = PowerOfTwo.exponent(Sweep.largest(normal));
    int speedUnit = PowerOfTwo.exponent(Sweep.largest(velocity));
    double size = Math.max(Sweep.largest(circle.center()), circle.radius());
    int offsetUnit = PowerOfTwo.exponent(offset) - normalUnit;
    unit = Math.max(Math.max(PowerOfTwo.exponent(size), offsetUnit), speedUnit - FAST);
    timeUnit = unit - speedUnit;
    this.normal = scaled(normal, -normalUnit);
    this.center = scaled(circle.center(), -unit);
    this.velocity = scaled(velocity, -speedUnit);
    this.offset = PowerOfTwo.scale(offset, -normalUnit - unit);
    this.radius = PowerOfTwo.scale(circle.radius(), -unit);
  }

  private static Vec2 scaled(Vec2 vector, int n) {
    return new Vec2(PowerOfTwo.scale(vector.x(), n), PowerOfTwo.scale(vector.y(), n));
  }

  Optional<Impact> impact() {
    int gap = gap();
    if (gap < 0 || (gap == 0 && approach() < 0)) {
      return Optional.of(impactAfter(DoubleDouble.of(0)));
    }
    if (gap == 0 || approach() >= 0 || isLate()) {
      return Optional.empty();
    }
    return Optional.of(impactAfter(localTime()));
  }

  private DoubleDouble localTime() {
    DoubleDouble reach = DoubleDouble.of(radius).times(length());
    DoubleDouble rest = wideStart().magnitude().minus(reach);
    DoubleDouble speed = wideSpeed().magnitude();
    if (rest.high() > KEPT * startTerms() && speed.high() > KEPT) {
      return rest.over(speed);
    }
    BigDecimal start = exactStart().abs();
    return new ExactTime(start, exactReachSquared(), exactSpeed().abs()).value(-timeUnit);
  }

  /** |n · c − offset| − r |n|. */
  private int gap() {
    double value = Math.abs(start()) - radius * normal.length();
    if (Math.abs(value) > 8 * U * startTerms() + UNDERFLOW) {
      return value > 0 ? 1 : -1;
    }
    return Surd.sign(exactStart().abs(), BigDecimal.ONE.negate(), exactReachSquared());
  }

  /** −1 if the centre nears the line, 0 if it moves along or is on it. */
  private int approach() {
    double speed = normal.dot(velocity);
    double value = start() * speed;
    double margin = 16 * U * startTerms() * speedTerms();
    if (Math.abs(value) > margin + UNDERFLOW) {
      return value > 0 ? 1 : -1;
    }
    return exactStart().signum() * exactSpeed().signum();
  }

  /** Whether the circle is still apart from the line when the step ends. */
  private boolean isLate() {
    double way = PowerOfTwo.scale(Math.abs(normal.dot(velocity)), -timeUnit);
    double value = Math.abs(start()) - radius * normal.length() - way;
    double margin = 8 * U * (startTerms() + PowerOfTwo.scale(speedTerms(), -timeUnit));
    double lost = UNDERFLOW + PowerOfTwo.scale(UNDERFLOW, -timeUnit);
    if (Math.abs(value) > margin + lost) {
      return value > 0;
    }
    BigDecimal rest = exactStart().abs().subtract(exactSpeed().abs());
    return Surd.sign(rest, BigDecimal.ONE.negate(), exactReachSquared()) > 0;
  }

  private double start() {
    return normal.dot(center) - offset;
  }

  private double startTerms() {
    double terms = Math.abs(normal.x() * center.x()) + Math.abs(normal.y() * center.y());
    return terms + Math.abs(offset) + radius * normal.length();
  }

  private double speedTerms() {
    return Math.abs(normal.x() * velocity.x()) + Math.abs(normal.y() * velocity.y());
  }

  private BigDecimal exactStart() {
    ExactVector exact = ExactVector.of(wholeNormal);
    return exact.dot(ExactVector.of(circle.center())).subtract(new BigDecimal(wholeOffset));
  }

  private BigDecimal exactSpeed() {
    return ExactVector.of(wholeNormal).dot(ExactVector.of(wholeVelocity));
  }

  private BigDecimal exactReachSquared() {
    BigDecimal exact = new BigDecimal(circle.radius());
    return exact.multiply(exact).multiply(ExactVector.of(wholeNormal).square());
  }

  private DoubleDouble wideStart() {
    WideVector wide = WideVector.of(normal);
    return wide.dot(WideVector.of(center)).minus(DoubleDouble.of(offset));
  }

  private DoubleDouble wideSpeed() {
    return WideVector.of(normal).dot(WideVector.of(velocity));
  }

  private DoubleDouble length() {
    WideVector wide = WideVector.of(normal);
    return wide.dot(wide).root();
  }

  private Impact impactAfter(DoubleDouble localTime) {
    double time = Math.min(1, Math.max(0, localTime.scaled(timeUnit).value()));
    Vec2 toCenter = wideStart().high() < 0 ? normal.times(-1) : normal;
    return new Impact(time, contactAfter(localTime), WideVector.of(toCenter).unit(), List.of(0));
  }

  /** The foot of the perpendicular from where the centre is then. */
  private Vec2 contactAfter(DoubleDouble localTime) {
    WideVector arrived = WideVector.of(center).plus(WideVector.of(velocity).times(localTime));
    WideVector wide = WideVector.of(normal);
    DoubleDouble height = wide.dot(arrived).minus(DoubleDouble.of(offset)).over(wide.dot(wide));
    WideVector contact = arrived.plus(wide.times(height.negated())).scaled(unit);
    return new Vec2(contact.x().value(), contact.y().value());
  }
}
