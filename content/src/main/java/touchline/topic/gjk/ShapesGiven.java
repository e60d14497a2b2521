package touchline.topic.gjk;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.taught.Gjk;
import touchline.taught.SegmentCircle;

/** Two convex shapes by their corners; a point has one, and a core of a stadium two. */
record ShapesGiven(List<Vec2> a, List<Vec2> b) {
  /** Two ways of the same length differ by rounding alone. */
  private static final double SAME = 1e-9;

  ShapesGiven {
    a = List.copyOf(a);
    b = List.copyOf(b);
  }

  double distance() {
    return Gjk.shortestWay(a, b).length();
  }

  /** Ways from b to a, each from a corner or to one: the shortest is among them. */
  List<Segment> ways() {
    List<Segment> ways = new ArrayList<>();
    for (Vec2 corner : b) {
      edges(a).forEach(edge -> ways.add(new Segment(corner, closest(edge, corner))));
    }
    for (Vec2 corner : a) {
      edges(b).forEach(edge -> ways.add(new Segment(closest(edge, corner), corner)));
    }
    return ways;
  }

  static List<Segment> edges(List<Vec2> shape) {
    List<Segment> edges = new ArrayList<>();
    Vec2 from = shape.get(shape.size() - 1);
    for (Vec2 to : shape) {
      edges.add(new Segment(from, to));
      from = to;
    }
    return edges;
  }

  private static Vec2 closest(Segment edge, Vec2 p) {
    return SegmentCircle.closestPointByPart(edge, p);
  }

  private static double length(Segment way) {
    return way.b().minus(way.a()).length();
  }

  /** From b to a, if they are apart. */
  Segment shortest() {
    Segment shortest = ways().get(0);
    for (Segment way : ways()) {
      shortest = length(way) < length(shortest) ? way : shortest;
    }
    return shortest;
  }

  Vec2 onA() {
    return shortest().b();
  }

  Vec2 onB() {
    return shortest().a();
  }

  /** Whether no other point of a is as near. */
  boolean hasOneNearest() {
    Segment shortest = shortest();
    for (Segment way : ways()) {
      boolean isAsShort = length(way) < length(shortest) + SAME;
      if (isAsShort && way.b().minus(shortest.b()).length() > SAME) {
        return false;
      }
    }
    return true;
  }

  /** From corner to corner. */
  double betweenCorners() {
    double least = Double.POSITIVE_INFINITY;
    for (Vec2 ofA : a) {
      for (Vec2 ofB : b) {
        least = Math.min(least, ofA.minus(ofB).length());
      }
    }
    return least;
  }

  /** What is nearest after each round; the last one is the shortest way. */
  List<Vec2> rounds() {
    Vec2 p = a.get(0).minus(b.get(0));
    Vec2 q = p;
    List<Vec2> rounds = new ArrayList<>(List.of(p));
    Vec2 r = Gjk.corner(a, b, p.times(-1));
    while (Gjk.beyond(p, q, r) > SAME && !Gjk.surrounds(p, q, r)) {
      p = Gjk.dropsP(p, q, r) ? q : p;
      q = r;
      rounds.add(Gjk.nearest(p, q));
      r = Gjk.corner(a, b, Gjk.nearest(p, q).times(-1));
    }
    return rounds;
  }

  /** What is nearest one round before the end. */
  Vec2 early() {
    List<Vec2> rounds = rounds();
    return rounds.get(Math.max(0, rounds.size() - 2));
  }

  static Vec2 middle(List<Vec2> shape) {
    Vec2 sum = Vec2.ZERO;
    for (Vec2 corner : shape) {
      sum = sum.plus(corner);
    }
    return sum.times(1.0 / shape.size());
  }
}
