package touchline.sketch;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.Shape;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.taught.SegmentCircle;

/**
 * The shortest way from the rim of one body to that of another.
 *
 * @param from on the rim of the one
 * @param to on the rim of the other
 * @param width in metres; negative where they are that deep in each other
 */
public record Gap(Vec2 from, Vec2 to, double width) {
  public static Gap between(Body one, Body other) {
    Segment closest = closest(one.core(), other.core());
    Vec2 way = closest.b().minus(closest.a());
    double width = way.length() - one.radius() - other.radius();
    if (way.length() == 0) {
      return new Gap(closest.a(), closest.b(), width);
    }
    Vec2 unit = way.unit();
    Vec2 from = closest.a().plus(unit.times(one.radius()));
    return new Gap(from, closest.b().minus(unit.times(other.radius())), width);
  }

  /** The least of the gaps between members of the one list and of the other. */
  public static Gap least(List<Body> ones, List<Body> others) {
    List<Gap> gaps = new ArrayList<>();
    for (Body one : ones) {
      others.forEach(other -> gaps.add(between(one, other)));
    }
    Gap least = gaps.get(0);
    for (Gap gap : gaps) {
      least = gap.width() < least.width() ? gap : least;
    }
    return least;
  }

  /** From a point of the one segment to the point of the other that is closest to it. */
  private static Segment closest(Segment one, Segment other) {
    Vec2 oneV = one.b().minus(one.a());
    Vec2 otherV = other.b().minus(other.a());
    double turn = oneV.cross(otherV);
    if (turn != 0) {
      Vec2 between = other.a().minus(one.a());
      double part = between.cross(otherV) / turn;
      double otherPart = between.cross(oneV) / turn;
      if (part >= 0 && part <= 1 && otherPart >= 0 && otherPart <= 1) {
        Vec2 crossing = one.a().plus(oneV.times(part));
        return new Segment(crossing, crossing);
      }
    }
    Segment fromA = new Segment(one.a(), SegmentCircle.closestPoint(other, one.a()));
    Segment fromB = new Segment(one.b(), SegmentCircle.closestPoint(other, one.b()));
    Segment toA = new Segment(SegmentCircle.closestPoint(one, other.a()), other.a());
    Segment toB = new Segment(SegmentCircle.closestPoint(one, other.b()), other.b());
    return shorter(shorter(fromA, fromB), shorter(toA, toB));
  }

  private static Segment shorter(Segment one, Segment other) {
    return length(other) < length(one) ? other : one;
  }

  private static double length(Segment segment) {
    return segment.b().minus(segment.a()).length();
  }

  /** In the direction in which a gap grows; zero where there is none to be seen. */
  public Vec2 way() {
    Vec2 way = to.minus(from);
    return width < 0 ? way.times(-1) : way;
  }

  /** A bar with a mark at each end, and its text beside it. */
  public List<Shape> shapes(String role, String label) {
    Vec2 along = to.minus(from);
    return List.of(
        new Shape.Tick(from, along, role, ""),
        new Shape.Tick(to, along, role, ""),
        new Shape.Bar(from, to, role, label));
  }
}
