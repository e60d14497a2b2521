package touchline.collision;

import java.math.BigDecimal;
import touchline.collision.Meeting.End;
import touchline.exact.ExactTime;
import touchline.exact.ExactVector;
import touchline.exact.Surd;
import touchline.geometry.Vec2;

/**
 * The signs of a sweep in exact arithmetic: every finite double is a finite decimal, and sums with
 * a square root are compared by squaring. Right for all finite inputs; microseconds for ordinary
 * numbers, more when their magnitudes differ by hundreds of powers of ten.
 */
final class ExactSigns implements SweepSigns {
  private final ExactVector along;
  private final ExactVector fromA;
  private final ExactVector fromB;
  private final ExactVector velocity;
  private final BigDecimal radiusSquared;

  ExactSigns(Sweep sweep) {
    Vec2 center = sweep.circle().center();
    along = ExactVector.between(sweep.segment().a(), sweep.segment().b());
    fromA = ExactVector.between(sweep.segment().a(), center);
    fromB = ExactVector.between(sweep.segment().b(), center);
    velocity = ExactVector.of(sweep.velocity());
    BigDecimal radius = new BigDecimal(sweep.circle().radius());
    radiusSquared = radius.multiply(radius);
  }

  @Override
  public int gapToLine() {
    return Surd.sign(lineStart(), BigDecimal.ONE.negate(), lineReachSquared());
  }

  @Override
  public int approachToLine() {
    return along.cross(fromA).signum() * along.cross(velocity).signum();
  }

  @Override
  public int lineIsLate() {
    BigDecimal rest = lineStart().subtract(lineSpeed());
    return Surd.sign(rest, BigDecimal.ONE.negate(), lineReachSquared());
  }

  @Override
  public int footOnArrival(End end) {
    BigDecimal startFoot = from(end).dot(inward(end)).multiply(lineSpeed());
    BigDecimal footSpeed = velocity.dot(inward(end));
    BigDecimal plain = startFoot.add(lineStart().multiply(footSpeed));
    return Surd.sign(plain, footSpeed.negate(), lineReachSquared());
  }

  @Override
  public int foot(End end) {
    return from(end).dot(inward(end)).signum();
  }

  @Override
  public int gap(End end) {
    return from(end).square().compareTo(radiusSquared);
  }

  @Override
  public int approach(End end) {
    return from(end).dot(velocity).signum();
  }

  @Override
  public int depth(End end) {
    return depthSquared(end).signum();
  }

  @Override
  public int capIsLate(End end) {
    if (from(end).dot(velocity).negate().compareTo(velocity.square()) <= 0) {
      return -1;
    }
    return from(end).plus(velocity).square().compareTo(radiusSquared);
  }

  /** The time of the meeting, for comparing it with others. */
  ExactTime time(Meeting meeting) {
    if (meeting.isAtStart()) {
      return ExactTime.ZERO;
    }
    if (meeting.isSide()) {
      return new ExactTime(lineStart(), lineReachSquared(), lineSpeed());
    }
    End end = meeting.end();
    BigDecimal nearing = from(end).dot(velocity).negate();
    return new ExactTime(nearing, depthSquared(end), velocity.square());
  }

  private BigDecimal lineStart() {
    return along.cross(fromA).abs();
  }

  private BigDecimal lineSpeed() {
    return along.cross(velocity).abs();
  }

  private BigDecimal lineReachSquared() {
    return radiusSquared.multiply(along.square());
  }

  private BigDecimal depthSquared(End end) {
    BigDecimal miss = from(end).cross(velocity);
    return radiusSquared.multiply(velocity.square()).subtract(miss.multiply(miss));
  }

  private ExactVector from(End end) {
    return end == End.A ? fromA : fromB;
  }

  private ExactVector inward(End end) {
    return end == End.A ? along : along.negated();
  }
}
