package touchline.collision;

import touchline.collision.RobustMovingCircles.Touch;

/**
 * The questions by which the meeting of two moving circles is decided, each the sign (−1, 0, 1) of
 * a number.
 *
 * <p>With w the centre of one as seen from the other, v its velocity as seen from there, r both
 * radii together, × the cross product.
 */
interface PairSigns {
  /** |w| − r: the distance of the circles. */
  int gap();

  /** w·v: −1 if they come nearer. */
  int approach();

  /** r |v| − |w × v|: 1 if the paths, drawn out, come closer than a touch. */
  int depth();

  /** 1 if they are still nearing each other at the end of the step, and are apart there. */
  int lateness();

  /** The decision. */
  default Touch touch(boolean arePoints) {
    int gap = gap();
    if (gap < 0) {
      return Touch.AT_START;
    }
    if (approach() >= 0) {
      return Touch.NONE;
    }
    if (gap == 0) {
      return Touch.AT_START;
    }
    int depth = depth();
    boolean misses = depth < 0 || (depth == 0 && !arePoints);
    return misses || lateness() > 0 ? Touch.NONE : Touch.LATER;
  }
}
