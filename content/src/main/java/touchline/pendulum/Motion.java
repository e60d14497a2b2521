package touchline.pendulum;

import touchline.geometry.Vec2;

/** What is seen between two steps of a pendulum, on a screen that is faster than they are. */
final class Motion {
  private Motion() {}

  /**
   * Both bobs a share of the way from one state to the next, with rods as long as they are then.
   * All that is told in numbers is the later state's.
   *
   * @param share from 0, the earlier state, to 1, the later one
   */
  static State between(State earlier, State later, double share) {
    double part = Math.min(Math.max(share, 0), 1);
    Vec2 hinge = Pendulum.PIVOT;
    Vec2 first = hinge.plus(turned(earlier.first().minus(hinge), later.first().minus(hinge), part));
    Vec2 rod = turned(rod(earlier), rod(later), part);
    return new State(
        later.steps(),
        later.time(),
        later.angle(),
        later.rate(),
        first,
        first.plus(rod),
        later.motor());
  }

  private static Vec2 rod(State state) {
    return state.second().minus(state.first());
  }

  /** A rod that turns half round within a step goes at once: nobody can say by which side. */
  private static Vec2 turned(Vec2 earlier, Vec2 later, double part) {
    Vec2 straight = earlier.times(1 - part).plus(later.times(part));
    return straight.lengthSquared() > 0
        ? straight.times(Math.sqrt(later.lengthSquared() / straight.lengthSquared()))
        : later;
  }
}
