package touchline.collision;

import java.math.BigDecimal;
import java.math.MathContext;
import touchline.collision.Meeting.End;
import touchline.geometry.Vec2;

/**
 * Whether and when a moving circle hits a segment, the slow way: by the distance between the
 * segment and the centre's whole path, in exact fractions; shares nothing with the library.
 */
final class SweepOracle {
  private static final MathContext DIGITS = new MathContext(300);

  private final Sweep sweep;
  private final Ratio[] a;
  private final Ratio[] b;
  private final Ratio[] start;
  private final Ratio[] end;
  private final Ratio radiusSquared;

  SweepOracle(Sweep sweep) {
    this.sweep = sweep;
    a = point(sweep.segment().a());
    b = point(sweep.segment().b());
    start = point(sweep.circle().center());
    Ratio[] velocity = point(sweep.velocity());
    end = new Ratio[] {start[0].plus(velocity[0]), start[1].plus(velocity[1])};
    Ratio radius = Ratio.of(sweep.circle().radius());
    radiusSquared = radius.times(radius);
  }

  private static Ratio[] point(Vec2 point) {
    return new Ratio[] {Ratio.of(point.x()), Ratio.of(point.y())};
  }

  boolean hits() {
    int gap = square(minus(start, closest(a, b, start))).compareTo(radiusSquared);
    if (gap <= 0) {
      return gap < 0 || movesInAt(start);
    }
    int least = leastSquare().compareTo(radiusSquared);
    boolean endsTouching = square(minus(end, closest(a, b, end))).compareTo(radiusSquared) == 0;
    return least < 0
        || (least == 0 && (sweep.circle().radius() == 0 || (endsTouching && movesInAt(end))));
  }

  private boolean movesInAt(Ratio[] center) {
    return dot(minus(center, closest(a, b, center)), minus(end, start)).sign() < 0;
  }

  /** The square of the least distance between path and segment. */
  private Ratio leastSquare() {
    if (crosses()) {
      return Ratio.of(0);
    }
    Ratio least = square(minus(start, closest(a, b, start)));
    least = least.min(square(minus(end, closest(a, b, end))));
    least = least.min(square(minus(a, closest(start, end, a))));
    return least.min(square(minus(b, closest(start, end, b))));
  }

  private boolean crosses() {
    return side(start, end, a) * side(start, end, b) < 0 && side(a, b, start) * side(a, b, end) < 0;
  }

  private static int side(Ratio[] from, Ratio[] to, Ratio[] point) {
    Ratio[] d = minus(to, from);
    Ratio[] w = minus(point, from);
    return d[0].times(w[1]).minus(d[1].times(w[0])).sign();
  }

  private static Ratio[] closest(Ratio[] from, Ratio[] to, Ratio[] point) {
    Ratio[] d = minus(to, from);
    if (square(d).sign() == 0) {
      return from;
    }
    Ratio part = dot(minus(point, from), d).over(square(d));
    Ratio kept = part.sign() < 0 ? Ratio.of(0) : part.min(Ratio.of(1));
    return new Ratio[] {from[0].plus(d[0].times(kept)), from[1].plus(d[1].times(kept))};
  }

  /**
   * The first root, to 300 digits, of distance = radius on the side or cap that the time is for.
   */
  double time(Meeting meeting) {
    if (meeting.isAtStart()) {
      return 0;
    }
    Ratio[] v = minus(end, start);
    Ratio[] w = minus(start, meeting.end() == End.A ? a : b);
    if (meeting.isSide()) {
      Ratio[] d = minus(b, a);
      BigDecimal reach = radiusSquared.times(square(d)).decimal(DIGITS).sqrt(DIGITS);
      BigDecimal away = cross(d, w).decimal(DIGITS).abs();
      return away.subtract(reach).divide(cross(d, v).decimal(DIGITS).abs(), DIGITS).doubleValue();
    }
    Ratio along = dot(w, v);
    Ratio root = along.times(along).minus(square(v).times(square(w).minus(radiusSquared)));
    BigDecimal first = along.decimal(DIGITS).negate().subtract(root.decimal(DIGITS).sqrt(DIGITS));
    return first.divide(square(v).decimal(DIGITS), DIGITS).doubleValue();
  }

  private static Ratio cross(Ratio[] u, Ratio[] v) {
    return u[0].times(v[1]).minus(u[1].times(v[0]));
  }

  private static Ratio[] minus(Ratio[] u, Ratio[] v) {
    return new Ratio[] {u[0].minus(v[0]), u[1].minus(v[1])};
  }

  private static Ratio dot(Ratio[] u, Ratio[] v) {
    return u[0].times(v[0]).plus(u[1].times(v[1]));
  }

  private static Ratio square(Ratio[] u) {
    return dot(u, u);
  }
}
