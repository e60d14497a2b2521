package touchline.topic.line;

import java.util.List;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.topic.closestpoint.PointGiven;

/** Mistakes about the signed distance of p from the line through a and b, positive on the left. */
public final class LineDistanceMistakes {
  private LineDistanceMistakes() {}

  public static List<Mistake<PointGiven, Double>> all() {
    return List.of(
        new Mistake<>("S03", given -> distance(given) * segV(given).length()),
        new Mistake<>("S09", given -> normal(given).dot(given.p())),
        new Mistake<>("S10", given -> normal(given).dot(given.p().plus(given.a()))),
        new Mistake<>("S12", given -> segV(given).unit().dot(given.p().minus(given.a()))),
        new Mistake<>("S17", given -> -distance(given)),
        new Mistake<>("L1", given -> Math.abs(distance(given))));
  }

  /** From a to b. */
  public static Vec2 segV(PointGiven given) {
    return given.b().minus(given.a());
  }

  /** The unit normal on the left of the way from a to b. */
  public static Vec2 normal(PointGiven given) {
    return segV(given).unit().perpendicular();
  }

  /** The right answer in the form to which the rules are compared. */
  public static double distance(PointGiven given) {
    return normal(given).dot(given.p().minus(given.a()));
  }
}
