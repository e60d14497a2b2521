package touchline.topic.gjk;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.taught.Epa;
import touchline.taught.Gjk;

/** Two convex polygons that overlap, the corners of both to the left. */
record OverlapGiven(List<Vec2> a, List<Vec2> b) {
  OverlapGiven {
    a = List.copyOf(a);
    b = List.copyOf(b);
  }

  Vec2 wayOut() {
    return Epa.wayOut(a, b);
  }

  /** At right angles to every edge of the difference, as far as to its line. */
  List<Vec2> ways() {
    List<Vec2> ways = new ArrayList<>();
    for (Segment edge : ShapesGiven.edges(a)) {
      ways.add(through(Epa.outward(edge.a(), edge.b())));
    }
    for (Segment edge : ShapesGiven.edges(b)) {
      ways.add(through(Epa.outward(edge.b(), edge.a())));
    }
    return ways;
  }

  /** As far as the difference reaches in a direction. */
  Vec2 through(Vec2 out) {
    double reach = Gjk.corner(a, b, out).dot(out);
    return out.times(reach / out.lengthSquared());
  }

  /** Whether no way in another direction is nearly as short. */
  boolean hasOneWay(double clear) {
    Vec2 shortest = wayOut();
    for (Vec2 way : ways()) {
      boolean isOther = way.minus(shortest).length() > 1e-9;
      if (isOther && way.length() < shortest.length() + clear) {
        return false;
      }
    }
    return true;
  }

  /** The corners of the difference that end an edge of it. */
  List<Vec2> corners() {
    List<Vec2> corners = new ArrayList<>();
    for (Vec2 way : ways()) {
      corners.add(Gjk.corner(a, b, way));
    }
    return corners;
  }

  /** What is nearest in each round; the last one is the way out. */
  List<Vec2> rounds() {
    List<Vec2> polytope =
        List.of(Gjk.corner(a, b, new Vec2(-1, 0)), Gjk.corner(a, b, new Vec2(1, 0)));
    List<Vec2> rounds = new ArrayList<>();
    while (true) {
      int edge = Epa.nearestEdge(polytope);
      Vec2 p = polytope.get(edge);
      Vec2 q = polytope.get((edge + 1) % polytope.size());
      Vec2 out = Epa.outward(p, q);
      Vec2 r = Gjk.corner(a, b, out);
      rounds.add(Epa.foot(p, q));
      if (r.minus(p).dot(out) <= 0) {
        return rounds;
      }
      polytope = Epa.grown(polytope, edge, r);
    }
  }

  /** What is nearest one round before the end. */
  Vec2 early() {
    List<Vec2> rounds = rounds();
    return rounds.get(Math.max(0, rounds.size() - 2));
  }
}
