package touchline.taught;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Vec2;

/**
 * How deep two convex shapes are in each other, by a polytope that grows in their difference.
 *
 * <p>A shape is its corners, one or more, in any order. A polytope is some corners of the
 * difference, to the left one after the other, and the edges between them; the first one is two
 * corners and the edge there and back. The edge that is nearest to the origin gives way to a corner
 * beyond it, until there is none. Lengths in metres. Nothing is scaled: coordinates of extreme size
 * overflow. Source: van den Bergen, Proximity Queries and Penetration Depth Computation on 3D Game
 * Objects, 2001.
 */
public final class Epa {
  private static final Vec2 LEFT = new Vec2(-1, 0);
  private static final Vec2 RIGHT = new Vec2(1, 0);

  private Epa() {}

  /** At right angles to the edge from p to q, as long as it, and out of the polytope. */
  // tag::outward[]
  public static Vec2 outward(Vec2 p, Vec2 q) {
    return p.minus(q).perpendicular();
  }

  // end::outward[]

  /**
   * How far the line through an edge is from the origin, below 0 if the origin is outside.
   *
   * <p>Error: a few ulp of the largest coordinate, times that coordinate by the length of the edge.
   */
  // tag::distance[]
  public static double distance(Vec2 p, Vec2 q) {
    Vec2 out = outward(p, q);
    double length = out.length();
    if (length == 0) {
      return 0;
    }
    return p.dot(out) / length;
  }

  // end::distance[]

  /** Where the edge begins that is nearest to the origin; of equal ones the first. */
  // tag::nearestEdge[]
  public static int nearestEdge(List<Vec2> polytope) {
    int nearest = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < polytope.size(); i++) {
      double distance = distance(polytope.get(i), polytope.get((i + 1) % polytope.size()));
      if (distance < least) {
        least = distance;
        nearest = i;
      }
    }
    return nearest;
  }

  // end::nearestEdge[]

  /** The polytope with one more corner, in the place of the edge that begins at that index. */
  // tag::grown[]
  public static List<Vec2> grown(List<Vec2> polytope, int edge, Vec2 corner) {
    List<Vec2> grown = new ArrayList<>(polytope);
    grown.add(edge + 1, corner);
    return grown;
  }

  // end::grown[]

  /** The foot of the origin on the line through an edge; the origin itself if it is outside. */
  // tag::foot[]
  public static Vec2 foot(Vec2 p, Vec2 q) {
    Vec2 out = outward(p, q);
    double distance = distance(p, q);
    if (distance <= 0) {
      return Vec2.ZERO;
    }
    return out.times(distance / out.length());
  }

  // end::foot[]

  /**
   * The shortest way by which b has to be moved so that it only touches a, both convex; the zero
   * vector if they do not overlap.
   *
   * <p>Cost: all corners once a round, and at most a round for each corner of the two. Error: a few
   * ulp of the largest coordinate while no edge of the polytope is much shorter than that.
   *
   * @throws IllegalArgumentException if a difference of coordinates overflows
   */
  @FigureInputs("polygon a, polygon b")
  // tag::wayOut[]
  public static Vec2 wayOut(List<Vec2> a, List<Vec2> b) {
    List<Vec2> polytope = List.of(Gjk.corner(a, b, LEFT), Gjk.corner(a, b, RIGHT));
    Vec2 closest = Vec2.ZERO;
    for (int round = 1; round <= a.size() + b.size(); round++) {
      int edge = nearestEdge(polytope);
      Vec2 p = polytope.get(edge);
      Vec2 q = polytope.get((edge + 1) % polytope.size());
      closest = foot(p, q);
      Vec2 out = outward(p, q);
      Vec2 r = Gjk.corner(a, b, out);
      if (r.minus(p).dot(out) <= 0) {
        return closest;
      }
      polytope = grown(polytope, edge, r);
    }
    return closest;
  }
  // end::wayOut[]
}
