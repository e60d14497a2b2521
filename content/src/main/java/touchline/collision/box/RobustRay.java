package touchline.collision.box;

import java.util.OptionalDouble;
import touchline.geometry.Box;
import touchline.geometry.Vec2;

/**
 * A ray and an upright box: where does the ray first meet it? Decisions are exact for all finite
 * inputs.
 *
 * <p>A ray begins at a point and has no end. It has gone the whole direction, which may be of any
 * length, at time 1. The box is solid, and touching counts: at a corner, along a side, and where
 * the ray begins. A direction of length zero makes a ray of one point.
 *
 * <p>It is in the box while it is in two bands, and so from the later of two entries to the earlier
 * of two exits (Ericson, Real-Time Collision Detection, 5.3.3). Times are compared as fractions.
 */
public final class RobustRay {
  private RobustRay() {}

  /**
   * The time at which the ray first meets the box, at least 0: 0 if it begins in the box. Its error
   * is at most 2⁻⁵¹ of it, or the least number there is; a time beyond all numbers is the greatest
   * of them.
   *
   * <p>Cost: some 20 operations and a division; microseconds where rounding could decide.
   *
   * @return empty if it never does
   */
  public static OptionalDouble entry(Vec2 start, Vec2 direction, Box box) {
    Band x = Band.of(start.x(), direction.x(), box.left(), box.right());
    Band y = Band.of(start.y(), direction.y(), box.bottom(), box.top());
    if (!x.isEver() || !y.isEver() || !x.comesBefore(y) || !y.comesBefore(x)) {
      return OptionalDouble.empty();
    }
    Moment entry = x.entry.compareTo(y.entry) >= 0 ? x.entry : y.entry;
    return OptionalDouble.of(Math.min(Double.MAX_VALUE, Math.max(0, entry.value())));
  }

  /** When the ray is between two sides, or on one of them: from an entry to an exit. */
  private record Band(Moment entry, Moment exit) {
    /** Later than all times of anything that moves. */
    private static final Moment NEVER = new Moment(0, 1, 0);

    private static final Moment BEFORE = new Moment(1, 0, 1);
    private static final Band NONE = new Band(Moment.START, BEFORE);
    private static final Band ALWAYS = new Band(Moment.START, NEVER);

    static Band of(double from, double move, double low, double high) {
      if (move > 0) {
        return new Band(new Moment(from, low, move), new Moment(from, high, move));
      }
      if (move < 0) {
        return new Band(new Moment(high, from, -move), new Moment(low, from, -move));
      }
      return low <= from && from <= high ? ALWAYS : NONE;
    }

    /** Whether some of it is not before the start. */
    boolean isEver() {
      return exit.to() >= exit.from();
    }

    /** Whether the entry comes before the other's exit, or with it. */
    boolean comesBefore(Band other) {
      return entry.compareTo(other.exit) <= 0;
    }
  }
}
