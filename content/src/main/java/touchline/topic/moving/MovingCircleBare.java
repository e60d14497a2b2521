package touchline.topic.moving;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;

/**
 * Wrong quotients for the time of impact, without any question around them; also with a normal that
 * is turned by where the centre is wrongly taken to be.
 */
final class MovingCircleBare {
  /** Wrong twice about the side, and right in the end. */
  private static final String CANCELLING = "S02+S17";

  private MovingCircleBare() {}

  /** A wrong distance along the normal; speed against it; radius; the whole speed. */
  private interface Quotient {
    double of(double distance, double approach, double radius, double speed);
  }

  /** From where to the centre. */
  private interface From {
    Vec2 of(MotionGiven given);
  }

  static List<Mistake<MotionGiven, Double>> all() {
    List<Mistake<MotionGiven, Double>> all = new ArrayList<>(MovingCircleMistakes.byHand());
    turned("", (k, s, r, speed) -> (k - r) / s, "", all);
    all.addAll(MovingCircleMistakes.pairsByHand());
    turned("S01+", (k, s, r, speed) -> k / s, "", all);
    turned("S02+", (k, s, r, speed) -> (k + r) / s, "", all);
    turned("S04+", (k, s, r, speed) -> -(k - r) / s, "", all);
    turned("S05+", (k, s, r, speed) -> (k - r) / s * speed, "", all);
    turned("S06+", (k, s, r, speed) -> k / s - r / speed, "", all);
    turned("S07+", (k, s, r, speed) -> (k - r) / speed, "", all);
    turned("S08+", (k, s, r, speed) -> (k - 2 * r) / s, "", all);
    turned("", (k, s, r, speed) -> (k - r * r) / s, "+S11", all);
    all.removeIf(mistake -> mistake.id().equals(CANCELLING));
    return List.copyOf(all);
  }

  private static void turned(
      String before, Quotient quotient, String after, List<Mistake<MotionGiven, Double>> all) {
    add(before + "S09" + after, quotient, MotionGiven::center, all);
    add(before + "S10" + after, quotient, given -> given.center().plus(given.a()), all);
  }

  private static void add(
      String id, Quotient quotient, From from, List<Mistake<MotionGiven, Double>> all) {
    all.add(new Mistake<>(id, given -> time(given, quotient, from.of(given))));
  }

  private static double time(MotionGiven given, Quotient quotient, Vec2 toCenter) {
    Vec2 left = given.b().minus(given.a()).perpendicular().unit();
    Vec2 normal = left.dot(toCenter) < 0 ? left.times(-1) : left;
    return quotient.of(
        normal.dot(toCenter),
        -normal.dot(given.velocity()),
        given.radius(),
        given.velocity().length());
  }
}
