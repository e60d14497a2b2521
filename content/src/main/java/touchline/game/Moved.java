package touchline.game;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Vec2;

/**
 * What became of a ball in a step.
 *
 * @param way where it was on its way, straight from one to the next; the last is where it is
 * @param velocity at the end, in metres a second
 */
record Moved(List<Vec2> way, Vec2 velocity, Touched touched) {
  Moved {
    way = List.copyOf(way);
  }

  /** The same with another end. */
  Moved endingAt(Vec2 center, Vec2 after, Touched now) {
    List<Vec2> other = new ArrayList<>(way);
    other.set(way.size() - 1, center);
    return new Moved(other, after, now);
  }

  Vec2 center() {
    return way.get(way.size() - 1);
  }
}
