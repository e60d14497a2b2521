package touchline.collision;

import touchline.collision.Meeting.End;

/**
 * The yes/no questions by which the meeting of a moving circle and a segment is decided, each the
 * sign (−1, 0, 1) of a number.
 *
 * <p>With e = b − a, w the centre seen from an end, v the velocity, r the radius, × the cross
 * product; d is e seen from a and −e seen from b, so that w·d > 0 on the inner side of that end.
 */
interface SweepSigns {
  /** |e × w| − r |e|: the centre's distance from the segment's line, less the radius. */
  int gapToLine();

  /** −1 if that distance shrinks, 0 if it stays (or is 0), 1 if it grows. */
  int approachToLine();

  /** 1 if it is still more than the radius when the step ends, and the centre has not crossed. */
  int lineIsLate();

  /** w·d at the moment at which the circle reaches the segment's line: −1 beyond the end. */
  int footOnArrival(End end);

  /** w·d at the start. */
  int foot(End end);

  /** |w| − r: the distance from the end, less the radius. */
  int gap(End end);

  /** w·v: −1 if the centre nears the end. */
  int approach(End end);

  /**
   * r |v| − |w × v|: 1 if the centre's path, drawn out, comes closer to the end than the radius.
   */
  int depth(End end);

  /** 1 if the circle meets the end's point only after the step; asked only when it meets it. */
  int capIsLate(End end);

  /** The decision. */
  default Meeting meeting(boolean isPoint, boolean radiusIsZero) {
    if (isPoint) {
      return meetCap(End.A, radiusIsZero);
    }
    int gap = gapToLine();
    return gap > 0 ? meetFromOutside(radiusIsZero) : meetFromWithin(gap, radiusIsZero);
  }

  /** The circle is apart from the whole line: it meets the line first, there or beyond an end. */
  private Meeting meetFromOutside(boolean radiusIsZero) {
    if (approachToLine() >= 0) {
      return Meeting.NONE;
    }
    for (End end : new End[] {End.A, End.B}) {
      if (footOnArrival(end) < 0) {
        return meetCap(end, radiusIsZero);
      }
    }
    return lineIsLate() > 0 ? Meeting.NONE : Meeting.SIDE;
  }

  /** The circle touches or overlaps the line: it is at the segment, or beyond an end. */
  private Meeting meetFromWithin(int gap, boolean radiusIsZero) {
    for (End end : new End[] {End.A, End.B}) {
      if (foot(end) < 0) {
        return meetCap(end, radiusIsZero);
      }
    }
    return gap < 0 || approachToLine() < 0 ? Meeting.SIDE_AT_START : Meeting.NONE;
  }

  private Meeting meetCap(End end, boolean radiusIsZero) {
    int gap = gap(end);
    if (gap < 0) {
      return Meeting.capAtStart(end);
    }
    if (approach(end) >= 0) {
      return Meeting.NONE;
    }
    if (gap == 0) {
      return Meeting.capAtStart(end);
    }
    int depth = depth(end);
    // A moving point cannot go closer than touching: it hits an end that it runs into.
    boolean grazes = depth == 0 && !radiusIsZero;
    if (depth < 0 || grazes || capIsLate(end) > 0) {
      return Meeting.NONE;
    }
    return Meeting.cap(end);
  }
}
