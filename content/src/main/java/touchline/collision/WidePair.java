package touchline.collision;

import java.util.OptionalDouble;
import touchline.exact.DoubleDouble;
import touchline.exact.WideVector;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/**
 * The signs of two moving circles by rounded arithmetic: with doubles, and with about 100 bits what
 * these leave in doubt. A sign that is still within its margin of zero is no answer, and {@link
 * #areSure()} says so afterwards.
 *
 * <p>The differences of places and velocities and the sum of the radii are exact, as sums of two
 * doubles. Their high parts are off by at most u = 2^−53 of themselves, so a product of two by 4u
 * at most, a square of a cross product by 12u; and the margins count on from there. Numbers that
 * are not of ordinary size are left to exact arithmetic.
 */
final class WidePair implements PairSigns {
  /** More than all roundings of doubles in one of the questions, as a part of its terms. */
  private static final double ROUGH = 32 * 0x1p-53;

  /** The same with double-doubles, whose operations are off by less than 2^−100 each. */
  private static final double WIDE = 0x1p-95;

  /** More than underflow can take from the fourth powers of ordinary sizes. */
  private static final double UNDERFLOW = 0x1p-800;

  /** Sizes between these are ordinary. */
  private static final double LEAST = 0x1p-90;

  private static final double MOST = 0x1p90;

  /** The part of its terms that a difference may shrink to: of 100 bits, 60 are left. */
  private static final double KEPT = 0x1p-40;

  private final WideVector from;
  private final WideVector velocity;
  private final DoubleDouble reach;
  private boolean sure;

  WidePair(Circle one, Vec2 velocityOne, Circle other, Vec2 velocityOther) {
    from = WideVector.between(other.center(), one.center());
    velocity = WideVector.between(velocityOther, velocityOne);
    reach = DoubleDouble.sum(one.radius(), other.radius());
    double size = Math.max(from.size(), reach.high());
    sure = isOrdinary(size) && (velocity.isZero() || isOrdinary(velocity.size()));
  }

  private static boolean isOrdinary(double size) {
    return size > LEAST && size < MOST;
  }

  /** Whether every sign that was asked for is certain. */
  boolean areSure() {
    return sure;
  }

  @Override
  public int gap() {
    double distanceSquared = square(from);
    double reachSquared = reach.high() * reach.high();
    double terms = distanceSquared + reachSquared;
    double gap = distanceSquared - reachSquared;
    return isClear(gap, terms) ? signOf(gap) : sign(wideGap(), terms);
  }

  @Override
  public int approach() {
    if (velocity.isZero()) {
      return 0;
    }
    double x = from.x().high() * velocity.x().high();
    double y = from.y().high() * velocity.y().high();
    double terms = Math.abs(x) + Math.abs(y);
    return isClear(x + y, terms) ? signOf(x + y) : sign(from.dot(velocity), terms);
  }

  @Override
  public int depth() {
    double most = reach.high() * reach.high() * square(velocity);
    double miss = from.x().high() * velocity.y().high() - from.y().high() * velocity.x().high();
    double terms = depthTerms();
    double depth = most - miss * miss;
    return isClear(depth, terms) ? signOf(depth) : sign(wideDepth(), terms);
  }

  @Override
  public int lateness() {
    int end = gapAtEnd();
    return end > 0 ? nearingAtEnd() : -1;
  }

  /** The sign of −(w + v)·v. */
  private int nearingAtEnd() {
    double x = from.x().high() * velocity.x().high();
    double y = from.y().high() * velocity.y().high();
    double nearing = -(x + y) - square(velocity);
    double terms = Math.abs(x) + Math.abs(y) + square(velocity);
    return isClear(nearing, terms)
        ? signOf(nearing)
        : sign(from.plus(velocity).dot(velocity).negated(), terms);
  }

  /** The sign of |w + v| − r. */
  private int gapAtEnd() {
    double x = from.x().high() + velocity.x().high();
    double y = from.y().high() + velocity.y().high();
    double reachSquared = reach.high() * reach.high();
    double terms = 2 * (square(from) + square(velocity)) + reachSquared;
    double gap = x * x + y * y - reachSquared;
    if (isClear(gap, terms)) {
      return signOf(gap);
    }
    WideVector end = from.plus(velocity);
    return sign(end.dot(end).minus(reach.times(reach)), terms);
  }

  /** The time of a touch after the start, off by at most 1 ulp; empty if too many digits went. */
  OptionalDouble time() {
    DoubleDouble gap = wideGap();
    DoubleDouble nearing = from.dot(velocity).negated();
    DoubleDouble root = wideDepth().root();
    double size = square(from) + reach.high() * reach.high();
    boolean keepsDigits =
        keeps(gap.high(), size)
            && keeps(nearing.high(), Math.sqrt(square(from) * square(velocity)))
            && keeps(root.high() * nearing.high(), depthTerms());
    return keepsDigits
        ? OptionalDouble.of(gap.over(nearing.plus(root)).value())
        : OptionalDouble.empty();
  }

  /**
   * Whether a difference of terms of this size has kept most of its digits. Of the root, an error
   * of what is under it counts divided by twice the root, and beside the other part of the sum.
   */
  private static boolean keeps(double difference, double terms) {
    return difference > UNDERFLOW + KEPT * terms;
  }

  private DoubleDouble wideGap() {
    return from.dot(from).minus(reach.times(reach));
  }

  private DoubleDouble wideDepth() {
    DoubleDouble miss = from.cross(velocity);
    return reach.times(reach).times(velocity.dot(velocity)).minus(miss.times(miss));
  }

  private double depthTerms() {
    double cross =
        Math.abs(from.x().high() * velocity.y().high())
            + Math.abs(from.y().high() * velocity.x().high());
    return reach.high() * reach.high() * square(velocity) + cross * cross;
  }

  private static double square(WideVector vector) {
    double x = vector.x().high();
    double y = vector.y().high();
    return x * x + y * y;
  }

  private static boolean isClear(double value, double terms) {
    return Math.abs(value) > ROUGH * terms + UNDERFLOW;
  }

  private static int signOf(double value) {
    return value > 0 ? 1 : -1;
  }

  private int sign(DoubleDouble value, double terms) {
    if (Math.abs(value.high()) > WIDE * terms + UNDERFLOW) {
      return signOf(value.high());
    }
    sure = false;
    return 0;
  }
}
