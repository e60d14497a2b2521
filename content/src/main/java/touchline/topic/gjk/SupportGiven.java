package touchline.topic.gjk;

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

  /** Whether there is just one farthest corner of each. */
  boolean isClear() {
    return isAlone(a, direction) && isAlone(b, back());
  }

  private static boolean isAlone(List<Vec2> polygon, Vec2 way) {
    double most = Gjk.support(polygon, way).dot(way);
    int as = 0;
    for (Vec2 corner : polygon) {
      as += corner.dot(way) == most ? 1 : 0;
    }
    return as == 1;
  }
}
