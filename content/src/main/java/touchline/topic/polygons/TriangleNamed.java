package touchline.topic.polygons;

import java.util.ArrayList;
import java.util.List;
import touchline.collision.RobustSegmentCircle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;

/** Mistakes about a point in a triangle for which no case is drawn. */
final class TriangleNamed {
  /** Of the triangle's size, which is so near that it looks like none. */
  private static final double HAIR = 2e-4;

  /** Square metres, or shares of the area, that learners take for nothing. */
  private static final List<Double> ALLOWANCES = List.of(1e-2, 1e-3, 5e-4);

  private TriangleNamed() {}

  static List<Mistake<TriangleGiven, Boolean>> all() {
    List<Mistake<TriangleGiven, Boolean>> all = new ArrayList<>();
    all.add(new Mistake<>("D37", g -> g.isInside() && !isAt(g, g.a(), g.b(), g.c())));
    all.add(new Mistake<>("D37", g -> g.isInside() && !isAt(g, g.b(), g.c())));
    all.add(new Mistake<>("D37", g -> g.isInside() && !isAt(g, g.a(), g.c())));
    all.add(new Mistake<>("D37", g -> g.isInside() && !isAt(g, g.a(), g.b())));
    all.add(new Mistake<>("D11", g -> g.isInside() && (!isOnSlanted(g) || isAtCorner(g))));
    all.add(new Mistake<>("D11", g -> g.isInside() && (g.besideAb() != 0 || isAtCorner(g))));
    all.add(new Mistake<>("D11", g -> g.isInside() && (g.besideBc() != 0 || isAtCorner(g))));
    all.add(new Mistake<>("D11", g -> g.isInside() && (g.besideCa() != 0 || isAtCorner(g))));
    all.add(new Mistake<>("D40", TriangleNamed::isCrossedOddly));
    backward(-1, 1, 1, all);
    backward(1, -1, 1, all);
    backward(1, 1, -1, all);
    all.add(new Mistake<>("D39", g -> g.isInside() || isNear(g)));
    for (double allowance : ALLOWANCES) {
      all.add(new Mistake<>("D39", g -> areas(g) - Math.abs(g.twiceArea()) < 2 * allowance));
      all.add(new Mistake<>("D39", g -> least(g) >= -allowance));
    }
    TriangleAxes.addTo(all);
    all.add(
        new Mistake<>("D41", g -> inParallelogram(share(g, g.besideCa()), share(g, g.besideAb()))));
    all.add(
        new Mistake<>("D41", g -> inParallelogram(share(g, g.besideAb()), share(g, g.besideBc()))));
    all.add(
        new Mistake<>("D41", g -> inParallelogram(share(g, g.besideBc()), share(g, g.besideCa()))));
    return List.copyOf(all);
  }

  /** The areas that the point makes with the edges, each twice. */
  private static double areas(TriangleGiven g) {
    return Math.abs(g.besideAb()) + Math.abs(g.besideBc()) + Math.abs(g.besideCa());
  }

  /** How much of the triangle's area the point makes with an edge. */
  private static double share(TriangleGiven g, double beside) {
    return beside / g.twiceArea();
  }

  private static double least(TriangleGiven g) {
    return Math.min(
        share(g, g.besideAb()), Math.min(share(g, g.besideBc()), share(g, g.besideCa())));
  }

  /** Each share alone from 0 to 1, whatever is left for the third. */
  private static boolean inParallelogram(double one, double other) {
    return one >= 0 && one <= 1 && other >= 0 && other <= 1;
  }

  private static boolean isAt(TriangleGiven g, Vec2... corners) {
    return List.of(corners).contains(g.p());
  }

  private static boolean isAtCorner(TriangleGiven g) {
    return isAt(g, g.a(), g.b(), g.c());
  }

  /** On an edge that is neither level nor upright. */
  private static boolean isOnSlanted(TriangleGiven g) {
    return (g.besideAb() == 0 && isSlanted(g.a(), g.b()))
        || (g.besideBc() == 0 && isSlanted(g.b(), g.c()))
        || (g.besideCa() == 0 && isSlanted(g.c(), g.a()));
  }

  private static boolean isSlanted(Vec2 one, Vec2 other) {
    return one.x() != other.x() && one.y() != other.y();
  }

  /** A level ray to the right crosses one edge, or all three; what it crosses is to the right. */
  private static boolean isCrossedOddly(TriangleGiven g) {
    return isCrossed(g.p(), g.a(), g.b())
        ^ isCrossed(g.p(), g.b(), g.c())
        ^ isCrossed(g.p(), g.c(), g.a());
  }

  private static boolean isCrossed(Vec2 p, Vec2 one, Vec2 other) {
    double up = other.y() - one.y();
    return one.y() > p.y() != other.y() > p.y()
        && p.x() < (other.x() - one.x()) * (p.y() - one.y()) / up + one.x();
  }

  /** One edge is walked the other way than the rest. */
  private static void backward(
      double ab, double bc, double ca, List<Mistake<TriangleGiven, Boolean>> all) {
    all.add(
        new Mistake<>(
            "D38", g -> isOneSide(ab * g.besideAb(), bc * g.besideBc(), ca * g.besideCa())));
    all.add(
        new Mistake<>(
            "D38", g -> isSameSide(ab * g.besideAb(), bc * g.besideBc(), ca * g.besideCa())));
  }

  /** On an edge both sides are right. */
  private static boolean isOneSide(double one, double other, double third) {
    return Math.min(one, Math.min(other, third)) >= 0 || Math.max(one, Math.max(other, third)) <= 0;
  }

  /** On an edge is on its left. */
  private static boolean isSameSide(double one, double other, double third) {
    return one >= 0 == other >= 0 && other >= 0 == third >= 0;
  }

  private static boolean isNear(TriangleGiven g) {
    double longest =
        Math.max(length(g.a(), g.b()), Math.max(length(g.b(), g.c()), length(g.c(), g.a())));
    double nearest =
        Math.min(
            gap(g.p(), g.a(), g.b()), Math.min(gap(g.p(), g.b(), g.c()), gap(g.p(), g.c(), g.a())));
    return nearest <= HAIR * longest;
  }

  private static double length(Vec2 one, Vec2 other) {
    return other.minus(one).length();
  }

  private static double gap(Vec2 p, Vec2 one, Vec2 other) {
    return length(RobustSegmentCircle.closestPoint(new Segment(one, other), p), p);
  }
}
