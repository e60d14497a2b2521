package touchline.topic.bounce;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import touchline.answer.Value;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.mistake.Mistakes;

/**
 * Mistakes about the velocity after a bounce. With n and t, its parts along the normal and along
 * the wall, it is t - e n for a ball that comes nearer, and t + n for any other.
 */
final class BounceMistakes {
  private BounceMistakes() {}

  /** Wrong for a ball that comes nearer, and right for any other. */
  private static Mistake<BounceGiven, Vec2> toward(String id, Function<BounceGiven, Vec2> wrong) {
    return new Mistake<>(id, g -> g.isToward() ? wrong.apply(g) : g.velocity());
  }

  /** Right: v - 2 (v · u) u, with a normal of length 1. */
  static List<Mistake<BounceGiven, Vec2>> reflection() {
    return List.of(
        new Mistake<>("E2", g -> g.velocity().minus(g.normal().times(2 * product(g)))),
        new Mistake<>("E5", g -> g.velocity().plus(g.normalPart().times(2))),
        new Mistake<>("E6", BounceGiven::tangentPart),
        new Mistake<>("E8", g -> g.normalPart().minus(g.tangentPart())),
        new Mistake<>("E9", g -> g.velocity().times(-1)),
        new Mistake<>("E11", g -> flipped(g, 1)));
  }

  /** Right: t - e n, or the velocity as it is. */
  static List<Mistake<BounceGiven, Vec2>> after() {
    return List.of(
        new Mistake<>("E1", BounceMistakes::always),
        toward("E2", g -> g.velocity().minus(g.normal().times((1 + g.e()) * product(g)))),
        toward("E3", g -> g.tangentPart().times(g.e()).minus(g.normalPart())),
        toward("E4", g -> g.tangentPart().minus(g.normalPart()).times(g.e())),
        toward("E5", g -> g.velocity().plus(g.normalPart().times(1 + g.e()))),
        toward("E6", g -> g.velocity().minus(g.normalPart().times(g.e()))),
        toward("E7", g -> g.tangentPart().minus(g.normalPart())),
        toward("E8", g -> g.normalPart().minus(g.tangentPart().times(g.e()))),
        toward("E9", g -> g.velocity().times(-g.e())),
        toward("E10", g -> g.tangentPart().minus(g.normalPart().times(1 / g.e()))),
        toward("E11", g -> flipped(g, g.e())),
        new Mistake<>("E12", g -> g.isToward() ? g.velocity() : always(g)),
        toward("E13", g -> g.tangentPart().plus(g.normalPart().times(g.e()))));
  }

  /**
   * The mistakes about the velocity, also in other forms in which they are written as code. Without
   * the one that divides by e: near 0 it leaps, and cases keep away from leaps.
   */
  static List<Mistake<BounceGiven, Vec2>> inCode() {
    List<Mistake<BounceGiven, Vec2>> all = new ArrayList<>(Mistakes.without(after(), "E10"));
    all.add(toward("E6", BounceGiven::tangentPart));
    all.add(new Mistake<>("E9", g -> g.velocity().times(-g.e())));
    all.add(new Mistake<>("E4", g -> always(g, g.e())));
    all.add(new Mistake<>("E11", g -> isFlippedToward(g) ? flipped(g, g.e()) : g.velocity()));
    all.add(toward("E24", g -> new Vec2(Math.abs(g.velocity().x()), Math.abs(g.velocity().y()))));
    all.add(toward("E25", BounceGiven::normalPart));
    all.add(toward("E25", g -> g.normalPart().times(-g.e())));
    all.add(toward("E26", g -> g.normalPart().times(-1 - g.e())));
    all.add(new Mistake<>("E26", g -> g.isToward() ? change(g) : Vec2.ZERO));
    return List.copyOf(all);
  }

  /** Right: it leads to the wall. */
  static List<Mistake<BounceGiven, Boolean>> toward() {
    return List.of(
        new Mistake<>("E1", g -> g.velocity().lengthSquared() > 0),
        new Mistake<>("E12", g -> g.speed() > 0),
        new Mistake<>("E14", g -> g.velocity().y() < 0),
        new Mistake<>("E15", g -> g.speed() <= 0));
  }

  /** Right: v · u. */
  static List<Mistake<BounceGiven, Double>> speed() {
    return List.of(
        new Mistake<>("E2", BounceMistakes::product),
        new Mistake<>("E17", g -> -g.speed()),
        new Mistake<>("E18", g -> g.velocity().length()),
        new Mistake<>("E19", g -> Math.abs(g.velocity().cross(g.unit()))));
  }

  /** Right: what becomes of the ball, one of {@link BounceSubjects#FATE}. */
  static List<Mistake<BounceGiven, Value>> fate() {
    return List.of(
        new Mistake<>("E1", g -> BounceSubjects.atWall(g)),
        new Mistake<>("E12", g -> g.isToward() ? Value.option(3) : BounceSubjects.atWall(g)),
        new Mistake<>("E4", g -> g.isToward() ? ofWhole(g) : Value.option(3)),
        new Mistake<>("E7", g -> Value.option(g.isToward() ? 0 : 3)));
  }

  private static Value ofWhole(BounceGiven g) {
    return Value.option(g.e() == 0 ? 2 : 0);
  }

  /** Bounces whether or not it comes nearer. */
  private static Vec2 always(BounceGiven g) {
    return g.tangentPart().minus(g.normalPart().times(g.e()));
  }

  private static Vec2 always(BounceGiven g, double part) {
    return g.tangentPart().minus(g.normalPart()).times(part);
  }

  private static Vec2 change(BounceGiven g) {
    return g.normalPart().times(-1 - g.e());
  }

  /** With a normal that is not of length 1. */
  private static double product(BounceGiven g) {
    return g.velocity().dot(g.normal());
  }

  /** As at a level wall or an upright one, whichever is more like it. */
  private static Vec2 flipped(BounceGiven g, double part) {
    return isLevel(g)
        ? new Vec2(g.velocity().x(), -part * g.velocity().y())
        : new Vec2(-part * g.velocity().x(), g.velocity().y());
  }

  private static boolean isLevel(BounceGiven g) {
    return Math.abs(g.normal().y()) >= Math.abs(g.normal().x());
  }

  private static boolean isFlippedToward(BounceGiven g) {
    return isLevel(g)
        ? g.velocity().y() * g.normal().y() < 0
        : g.velocity().x() * g.normal().x() < 0;
  }
}
