package touchline.taught;

import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;

/**
 * A solid stadium, a segment with a radius, by what is known about segments and circles. All
 * lengths in metres; touching counts; at an exact touch rounding may decide either way.
 */
public final class StadiumCollision {
  private StadiumCollision() {}

  /** Whether the point lies in the stadium: a circle of its radius around p reaches the core. */
  @FigureInputs(value = "stadium stadium, point p", tag = "overlapsPoint")
  // tag::overlapsPoint[]
  public static boolean overlaps(Stadium stadium, Vec2 p) {
    Circle circle = new Circle(p, stadium.radius());
    return SegmentCircle.overlaps(stadium.core(), circle);
  }

  // end::overlapsPoint[]

  /** Whether stadium and circle touch: the radii add up. */
  @FigureInputs(value = "stadium stadium, circle circle", tag = "overlapsCircle")
  // tag::overlapsCircle[]
  public static boolean overlaps(Stadium stadium, Circle circle) {
    double reach = stadium.radius() + circle.radius();
    Circle grown = new Circle(circle.center(), reach);
    return SegmentCircle.overlaps(stadium.core(), grown);
  }

  // end::overlapsCircle[]

  /** Whether two stadiums touch: their cores are at most the sum of the radii apart. */
  @FigureInputs(value = "stadium stadium, stadium other", tag = "overlapsStadium")
  // tag::overlapsStadium[]
  public static boolean overlaps(Stadium stadium, Stadium other) {
    double reach = stadium.radius() + other.radius();
    double distance = distance(stadium.core(), other.core());
    return distance <= reach;
  }

  // end::overlapsStadium[]

  /**
   * The distance of two segments. If they do not cross, one of the four ends is in the closest
   * pair.
   */
  @FigureInputs("segments segments")
  // tag::distance[]
  public static double distance(Segment one, Segment other) {
    if (cross(one, other)) {
      return 0;
    }
    double toA = distance(one, other.a());
    double toB = distance(one, other.b());
    double fromA = distance(other, one.a());
    double fromB = distance(other, one.b());
    return Math.min(Math.min(toA, toB), Math.min(fromA, fromB));
  }

  // end::distance[]

  /** The distance of a point from a segment. */
  // tag::distanceToPoint[]
  public static double distance(Segment segment, Vec2 p) {
    Vec2 closest = SegmentCircle.closestPoint(segment, p);
    Vec2 distV = p.minus(closest);
    return distV.length();
  }

  // end::distanceToPoint[]

  /** Whether each segment has its ends on different sides of the other. */
  // tag::cross[]
  public static boolean cross(Segment one, Segment other) {
    Vec2 oneV = one.b().minus(one.a());
    Vec2 otherV = other.b().minus(other.a());
    double sideOfA = oneV.cross(other.a().minus(one.a()));
    double sideOfB = oneV.cross(other.b().minus(one.a()));
    double sideOfOneA = otherV.cross(one.a().minus(other.a()));
    double sideOfOneB = otherV.cross(one.b().minus(other.a()));
    return sideOfA * sideOfB < 0 && sideOfOneA * sideOfOneB < 0;
  }

  // end::cross[]

  /** The move that takes the point to the stadium's boundary. */
  // tag::offsetPoint[]
  public static Vec2 offset(Stadium stadium, Vec2 p) {
    Circle circle = new Circle(p, stadium.radius());
    return SegmentCircle.offset(stadium.core(), circle);
  }

  // end::offsetPoint[]

  /** The move that takes the circle off the stadium. */
  @FigureInputs(value = "stadium stadium, circle circle", tag = "offsetCircle")
  // tag::offsetCircle[]
  public static Vec2 offset(Stadium stadium, Circle circle) {
    double reach = stadium.radius() + circle.radius();
    Circle grown = new Circle(circle.center(), reach);
    return SegmentCircle.offset(stadium.core(), grown);
  }

  // end::offsetCircle[]

  /**
   * The move that takes the other stadium off this one, when their cores do not cross: the longest
   * of what its two ends, and the ends of this one, ask for.
   */
  // tag::offsetStadium[]
  public static Vec2 offset(Stadium stadium, Stadium other) {
    double reach = stadium.radius() + other.radius();
    Vec2 awayA = SegmentCircle.offset(stadium.core(), new Circle(other.core().a(), reach));
    Vec2 awayB = SegmentCircle.offset(stadium.core(), new Circle(other.core().b(), reach));
    Vec2 backA = SegmentCircle.offset(other.core(), new Circle(stadium.core().a(), reach));
    Vec2 backB = SegmentCircle.offset(other.core(), new Circle(stadium.core().b(), reach));
    Vec2 away = longer(awayA, awayB);
    Vec2 back = longer(backA, backB);
    return longer(away, back.times(-1));
  }

  // end::offsetStadium[]

  /** The longer of two vectors; the first if they are as long. */
  // tag::longer[]
  public static Vec2 longer(Vec2 first, Vec2 second) {
    return second.length() > first.length() ? second : first;
  }
  // end::longer[]
}
