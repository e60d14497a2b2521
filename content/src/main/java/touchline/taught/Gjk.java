package touchline.taught;

import java.util.List;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;

/**
 * How far apart two convex shapes are, after Gilbert, Johnson and Keerthi.
 *
 * <p>A shape is its corners, one or more, in any order; a point is one corner and a segment two.
 * All the ways from a point of b to a point of a, laid at the origin, are a convex shape too, the
 * difference of a and b. Its corners are differences of corners, and its point nearest to the
 * origin is the shortest way. Lengths in metres; touching counts. Nothing is scaled: coordinates of
 * extreme size overflow.
 */
public final class Gjk {
  /** As in Box2D; with rounded numbers no comparison alone is sure to end a loop. */
  private static final int ROUNDS = 20;

  private Gjk() {}

  /**
   * The corner that is farthest in a direction; of equal ones the first.
   *
   * <p>Cost: two multiplications a corner.
   *
   * @param direction of any length
   */
  @FigureInputs("point start, vector direction, polygon polygon")
  // tag::support[]
  public static Vec2 support(List<Vec2> polygon, Vec2 direction) {
    Vec2 farthest = polygon.get(0);
    for (Vec2 corner : polygon) {
      if (corner.dot(direction) > farthest.dot(direction)) {
        farthest = corner;
      }
    }
    return farthest;
  }

  // end::support[]

  /** The corner of the difference of a and b that is farthest in a direction. */
  @FigureInputs("point start, vector direction, polygon a, polygon b")
  // tag::corner[]
  public static Vec2 corner(List<Vec2> a, List<Vec2> b, Vec2 direction) {
    Vec2 ofA = support(a, direction);
    Vec2 ofB = support(b, direction.times(-1));
    return ofA.minus(ofB);
  }

  // end::corner[]

  /** The corner of the difference of two segments that is farthest in a direction. */
  @FigureInputs("point a1, point a2, point b1, point b2, point start, vector direction")
  // tag::farthestCorner[]
  public static Vec2 farthestCorner(Segment a, Segment b, Vec2 direction) {
    List<Vec2> endsOfA = List.of(a.a(), a.b());
    List<Vec2> endsOfB = List.of(b.a(), b.b());
    Vec2 ofA = support(endsOfA, direction);
    Vec2 ofB = support(endsOfB, direction.times(-1));
    return ofA.minus(ofB);
  }

  // end::farthestCorner[]

  /**
   * Which part of the way from p to q lies before its point nearest to the origin, from 0 to 1.
   *
   * <p>Cost: one division. Source: Ericson, Real-Time Collision Detection, 5.1.2.
   */
  @FigureInputs("point p, point q")
  // tag::part[]
  public static double part(Vec2 p, Vec2 q) {
    Vec2 edge = q.minus(p);
    double lengthSquared = edge.lengthSquared();
    if (lengthSquared == 0) {
      return 0;
    }
    double foot = -p.dot(edge) / lengthSquared;
    return Math.max(0, Math.min(1, foot));
  }

  // end::part[]

  /** The point of the segment from p to q that is nearest to the origin. */
  // tag::nearest[]
  public static Vec2 nearest(Vec2 p, Vec2 q) {
    return p.plus(q.minus(p).times(part(p, q)));
  }

  // end::nearest[]

  /**
   * How far r lies beyond the line that separates the origin from the edge from p to q, times the
   * distance of the edge from the origin; at most 0 if it does not.
   *
   * <p>Measured from p or q and not from their nearest point, which is rounded: so it is exactly 0
   * when r is one of the two.
   */
  @FigureInputs("point p, point q, point r")
  // tag::beyond[]
  public static double beyond(Vec2 p, Vec2 q, Vec2 r) {
    Vec2 closest = nearest(p, q);
    double known = Math.min(p.dot(closest), q.dot(closest));
    return known - r.dot(closest);
  }

  // end::beyond[]

  /**
   * Whether the origin lies inside the triangle, which may be given either way round. On an edge it
   * does not, and it never does if the corners are on one line.
   */
  @FigureInputs("point p, point q, point r")
  // tag::surrounds[]
  public static boolean surrounds(Vec2 p, Vec2 q, Vec2 r) {
    double pq = p.cross(q);
    double qr = q.cross(r);
    double rp = r.cross(p);
    boolean left = pq > 0 && qr > 0 && rp > 0;
    boolean right = pq < 0 && qr < 0 && rp < 0;
    return left || right;
  }

  // end::surrounds[]

  /** Whether p can go: the edge from q to r is nearer to the origin than that from p to r. */
  @FigureInputs("point p, point q, point r")
  // tag::dropsP[]
  public static boolean dropsP(Vec2 p, Vec2 q, Vec2 r) {
    double fromP = nearest(p, r).length();
    double fromQ = nearest(q, r).length();
    return fromQ < fromP;
  }

  // end::dropsP[]

  /**
   * The shortest way from b to a, both convex; the zero vector if they have a point in common.
   *
   * <p>Keeps an edge from p to q of the difference, or a corner twice, and asks for the corner r
   * that is farthest toward the origin. The triangle of the three surrounds the origin, or one of
   * the two new edges is nearer to it.
   *
   * <p>Cost: all corners once a round, mostly three to five rounds. Error: a few ulp of the largest
   * coordinate if the rounds suffice. Source: Gilbert, Johnson and Keerthi 1988; Catto, Computing
   * Distance, GDC 2010.
   *
   * @throws IllegalArgumentException if a difference of coordinates overflows
   */
  @FigureInputs("polygon a, polygon b")
  // tag::shortestWay[]
  public static Vec2 shortestWay(List<Vec2> a, List<Vec2> b) {
    Vec2 p = a.get(0).minus(b.get(0));
    Vec2 q = p;
    Vec2 closest = p;
    for (int round = 1; round <= ROUNDS; round++) {
      Vec2 r = corner(a, b, closest.times(-1));
      if (beyond(p, q, r) <= 0) {
        return closest;
      }
      if (surrounds(p, q, r)) {
        return Vec2.ZERO;
      }
      if (dropsP(p, q, r)) {
        p = q;
      }
      q = r;
      closest = nearest(p, q);
    }
    return closest;
  }

  // end::shortestWay[]

  /**
   * The point of a that belongs to the nearest point of an edge of the difference.
   *
   * @param ofP the corner of a that p is made of
   * @param ofQ the corner of a that q is made of
   */
  @FigureInputs("point p, point q, point ofP, point ofQ")
  // tag::witness[]
  public static Vec2 witness(Vec2 p, Vec2 q, Vec2 ofP, Vec2 ofQ) {
    double part = part(p, q);
    Vec2 edge = ofQ.minus(ofP);
    return ofP.plus(edge.times(part));
  }

  // end::witness[]

  /**
   * How far a stadium is from a convex polygon, below 0 when they overlap; while the core is
   * outside that is how deep, and with the core inside it is the radius alone.
   */
  @FigureInputs("stadium stadium, polygon polygon")
  // tag::gap[]
  public static double gap(Stadium stadium, List<Vec2> polygon) {
    Segment core = stadium.core();
    List<Vec2> ends = List.of(core.a(), core.b());
    double distance = shortestWay(ends, polygon).length();
    return distance - stadium.radius();
  }
  // end::gap[]
}
