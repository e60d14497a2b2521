package touchline.topic.gjk;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Vec2;
import touchline.taught.Gjk;

/** A convex polygon with a direction, and another polygon if the two are asked about together. */
record SupportGiven(List<Vec2> a, List<Vec2> b, Vec2 direction) {
  SupportGiven {
    a = List.copyOf(a);
    b = List.copyOf(b);
  }

  Vec2 ofA(Vec2 way) {
    return Gjk.support(a, way);
  }

  Vec2 ofB(Vec2 way) {
    return Gjk.support(b, way);
  }

  Vec2 farthest() {
    return ofA(direction);
  }

  Vec2 back() {
    return direction.times(-1);
  }

  /** Of the difference. */
  Vec2 corner() {
    return Gjk.corner(a, b, direction);
  }

  /** From every corner of b to every corner of a. */
  List<Vec2> ways() {
    List<Vec2> ways = new ArrayList<>();
    for (Vec2 ofA : a) {
      b.forEach(ofB -> ways.add(ofA.minus(ofB)));
    }
    return ways;
  }

  /** Whether each has its farthest corner in one place. */
  boolean isClear() {
    return direction.length() > 0 && isAlone(a, direction) && isAlone(b, back());
  }

  private static boolean isAlone(List<Vec2> polygon, Vec2 way) {
    Vec2 farthest = Gjk.support(polygon, way);
    for (Vec2 corner : polygon) {
      boolean isAsFar = corner.minus(farthest).dot(way) == 0;
      if (isAsFar && corner.minus(farthest).length() > 0) {
        return false;
      }
    }
    return true;
  }
}
