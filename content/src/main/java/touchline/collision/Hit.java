package touchline.collision;

import java.util.List;
import touchline.exact.ExactTime;
import touchline.geometry.Vec2;

/** One segment that is hit, with the question it answers, so that its time can be compared. */
record Hit(Sweep sweep, Meeting meeting, double time, Vec2 contact, Vec2 normal, int segment) {
  /** Rounded times further apart than this part of the later one are certainly in order. */
  private static final double IN_ORDER = 1e-6;

  /** Below this part of a step the distance still to go may be lost in rounding. */
  private static final double AT_ONCE = 1e-9;

  /** −1 if this is hit earlier than the other, 0 if at exactly the same time. */
  int compareTime(Hit other) {
    double later = Math.max(time, other.time);
    if (later > AT_ONCE && Math.abs(time - other.time) > IN_ORDER * later) {
      return time < other.time ? -1 : 1;
    }
    return exactTime().compareTo(other.exactTime());
  }

  Impact impact(List<Integer> segments) {
    return new Impact(time, contact, normal, segments);
  }

  private ExactTime exactTime() {
    return new ExactSigns(sweep).time(meeting);
  }
}
