package touchline.topic.stadium;

import java.util.function.ToDoubleBiFunction;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;
import touchline.taught.SegmentCircle;
import touchline.taught.StadiumCollision;

/** Two stadiums, each a core with a radius in metres. */
record StadiumsGiven(Segment one, double radius, Segment other, double otherRadius) {
  Stadium stadium() {
    return new Stadium(one, radius);
  }

  Stadium otherStadium() {
    return new Stadium(other, otherRadius);
  }

  /** Of the cores at which the two just touch. */
  double reach() {
    return radius + otherRadius;
  }

  /** Of the cores. */
  double distance() {
    return StadiumCollision.distance(one, other);
  }

  /** From each of the four ends to the core of the other stadium. */
  double[] fromEnds() {
    return ofEnds(StadiumsGiven::distance);
  }

  /** From each of the four ends to the line on which the other core lies. */
  double[] fromLines() {
    return ofEnds(StadiumsGiven::lineDistance);
  }

  private double[] ofEnds(ToDoubleBiFunction<Segment, Vec2> distance) {
    return new double[] {
      distance.applyAsDouble(one, other.a()),
      distance.applyAsDouble(one, other.b()),
      distance.applyAsDouble(other, one.a()),
      distance.applyAsDouble(other, one.b())
    };
  }

  /** From each end of the one to each end of the other. */
  double[] betweenEnds() {
    return new double[] {
      one.a().minus(other.a()).length(),
      one.a().minus(other.b()).length(),
      one.b().minus(other.a()).length(),
      one.b().minus(other.b()).length()
    };
  }

  /** From the middle of the one core to the middle of the other. */
  double betweenMiddles() {
    Vec2 middles = one.a().plus(one.b()).minus(other.a().plus(other.b()));
    return middles.length() / 2;
  }

  private static double distance(Segment segment, Vec2 p) {
    return p.minus(SegmentCircle.closestPoint(segment, p)).length();
  }

  private static double lineDistance(Segment segment, Vec2 p) {
    Vec2 d = segment.b().minus(segment.a());
    return Math.abs(d.cross(p.minus(segment.a()))) / d.length();
  }
}
