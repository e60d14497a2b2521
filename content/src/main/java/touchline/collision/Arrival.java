package touchline.collision;

import touchline.exact.DoubleDouble;
import touchline.exact.PowerOfTwo;
import touchline.exact.WideVector;
import touchline.geometry.Vec2;

/**
 * When, where and from which side a circle meets a segment, once it is known that it does.
 *
 * <p>Positions, the segment's direction and the velocity have units of their own, powers of two
 * that bring them near 1; the numbers have about 100 bits, because what is left of a distance when
 * the radius is taken off may be the last of 53. When 100 are not enough the time is computed from
 * exact sums.
 */
final class Arrival {
  /** Keeps sums and differences of the largest coordinates finite; small ones would lose digits. */
  private static final int SHRINK = -3;

  private static final int LARGEST = 1000;

  /** The part of its terms that a difference may shrink to: of 100 bits, 60 are left. */
  private static final double KEPT = 0x1p-40;

  /** Smaller numbers may have lost digits to underflow. */
  private static final double LEAST = 0x1p-400;

  private final Sweep sweep;
  private final Meeting meeting;
  private final Vec2 origin;

  /** The exponent of two by which all positions are multiplied first. */
  private final int shrink;

  private final WideVector along;
  private final WideVector start;
  private final WideVector velocity;
  private final DoubleDouble radius;

  /** The units of positions and of time, as powers of two. */
  private final int unit;

  private final int timeUnit;

  private boolean keepsDigits = true;

  Arrival(Sweep sweep, Meeting meeting) {
    this.sweep = sweep;
    this.meeting = meeting;
    this.origin = sweep.at(meeting.end());
    this.shrink = exponent(sweep) > LARGEST ? SHRINK : 0;
    WideVector wholeAlong = between(sweep.segment().a(), sweep.segment().b());
    WideVector wholeStart = between(origin, sweep.circle().center());
    DoubleDouble wholeRadius = DoubleDouble.of(sweep.circle().radius()).scaled(shrink);
    int exponent =
        Math.max(wholeStart.exponent(), PowerOfTwo.exponent(Math.abs(wholeRadius.high())));
    int local = meeting.isSide() ? Math.max(exponent, wholeAlong.exponent()) : exponent;
    WideVector wholeVelocity = WideVector.of(sweep.velocity());
    along = wholeAlong.nearOne();
    start = wholeStart.scaled(-local);
    radius = wholeRadius.scaled(-local);
    velocity = wholeVelocity.nearOne();
    unit = local - shrink;
    timeUnit = unit - wholeVelocity.exponent();
  }

  private static int exponent(Sweep sweep) {
    int ends = Math.max(exponent(sweep.segment().a()), exponent(sweep.segment().b()));
    int circle =
        Math.max(exponent(sweep.circle().center()), PowerOfTwo.exponent(sweep.circle().radius()));
    return Math.max(ends, circle);
  }

  private static int exponent(Vec2 point) {
    return PowerOfTwo.exponent(Math.max(Math.abs(point.x()), Math.abs(point.y())));
  }

  private WideVector between(Vec2 from, Vec2 to) {
    return WideVector.between(shrunk(from), shrunk(to));
  }

  private Vec2 shrunk(Vec2 point) {
    return point.times(PowerOfTwo.scale(1, shrink));
  }

  Hit hit(int segment) {
    DoubleDouble localTime = meeting.isAtStart() ? DoubleDouble.of(0) : localTime();
    WideVector center = start.plus(velocity.times(localTime));
    double time = Math.min(1, Math.max(0, localTime.scaled(timeUnit).value()));
    Vec2 contact = meeting.isSide() ? footOf(center) : origin;
    Vec2 normal = meeting.isSide() ? lineNormal() : capNormal(center);
    return new Hit(sweep, meeting, time, contact, normal, segment);
  }

  private DoubleDouble localTime() {
    DoubleDouble time = meeting.isSide() ? timeToLine() : timeToCap();
    return keepsDigits ? time : new ExactSigns(sweep).time(meeting).value(-timeUnit);
  }

  private DoubleDouble timeToLine() {
    DoubleDouble reach = radius.times(along.dot(along).root());
    DoubleDouble distance = along.cross(start).magnitude();
    DoubleDouble speed = along.cross(velocity).magnitude();
    DoubleDouble gap = distance.minus(reach);
    keepsDigits = keeps(gap, start.size() + radius.high()) && keeps(speed, 1);
    return gap.over(speed);
  }

  /** c / (−b + √(b² − a c)), with the root's argument as r² v² − (w × v)². */
  private DoubleDouble timeToCap() {
    DoubleDouble radiusSquared = radius.times(radius);
    DoubleDouble reach = radiusSquared.times(velocity.dot(velocity));
    DoubleDouble miss = start.cross(velocity);
    DoubleDouble depth = reach.minus(miss.times(miss));
    DoubleDouble gap = start.dot(start).minus(radiusSquared);
    DoubleDouble nearing = start.dot(velocity).negated();
    keepsDigits = keeps(gap, 1) && keeps(nearing, 1) && keeps(depth, reach.high());
    return gap.over(nearing.plus(depth.root()));
  }

  /** Whether a difference of terms of this size has kept most of its digits. */
  private static boolean keeps(DoubleDouble difference, double terms) {
    return difference.high() > LEAST + KEPT * terms;
  }

  /** The foot of the perpendicular from the centre, kept between the ends. */
  private Vec2 footOf(WideVector center) {
    DoubleDouble part = center.dot(along).over(along.dot(along));
    WideVector way = along.times(part).scaled(unit + shrink);
    Vec2 a = sweep.segment().a();
    Vec2 b = sweep.segment().b();
    return new Vec2(between(a.x(), b.x(), way.x()), between(a.y(), b.y(), way.y()));
  }

  private double between(double from, double to, DoubleDouble way) {
    DoubleDouble first = DoubleDouble.of(PowerOfTwo.scale(from, shrink));
    double at = PowerOfTwo.scale(first.plus(way).value(), -shrink);
    return Math.max(Math.min(from, to), Math.min(Math.max(from, to), at));
  }

  private Vec2 lineNormal() {
    WideVector left = along.perpendicular();
    boolean isRight = Side.of(sweep.segment(), sweep.circle().center()) < 0;
    return isRight ? left.negated().unit() : left.unit();
  }

  private Vec2 capNormal(WideVector center) {
    if (meeting.isAtStart() && center.isZero()) {
      return new Vec2(0, 1);
    }
    // A moving point ends on the segment's, or a circle so small that nothing is left beside its
    // way: only where it came from is left of the direction.
    return radius.high() == 0 || center.isZero() ? velocity.negated().unit() : center.unit();
  }
}
