package touchline.topic.bounce;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import touchline.collision.RobustBounce;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.mistake.Truncation;
import touchline.topic.closestpoint.MixedAxes;

/** Mistakes about the velocity after a bounce for which no case is drawn. */
final class BounceNamed {
  /** Metres a step that learners take for nothing. */
  private static final List<Double> SLOW = List.of(0.1, 0.01, 1e-3);

  private BounceNamed() {}

  static List<Mistake<BounceGiven, Vec2>> all() {
    List<Mistake<BounceGiven, Vec2>> all = new ArrayList<>();
    all.add(toward("E2", g -> reversed(g, g.normal(), 1 + g.e())));
    all.add(toward("E30", g -> reversed(g, g.unit(), 1 + Truncation.cut(g.e()))));
    all.add(toward("E31", g -> reversed(g, g.unit(), 2 * g.e())));
    all.add(toward("E32", g -> g.e() == 0 ? Vec2.ZERO : right(g)));
    for (double slow : SLOW) {
      all.add(toward("E33", g -> -g.speed() < slow ? g.velocity() : right(g)));
      all.add(toward("E33", g -> -g.speed() < slow ? g.tangentPart() : right(g)));
      all.add(toward("E33", g -> -g.speed() < slow ? Vec2.ZERO : right(g)));
    }
    mixedAxes(all);
    all.add(new Mistake<>("E34", g -> unlessResting(g, right(g))));
    return List.copyOf(all);
  }

  /** One coordinate of the normal for both, or one factor of the dot product. */
  private static void mixedAxes(List<Mistake<BounceGiven, Vec2>> all) {
    all.add(mixed(g -> new Vec2(g.unit().x(), g.unit().x()).dot(g.velocity()), Vec2::x));
    all.add(mixed(g -> new Vec2(g.unit().y(), g.unit().y()).dot(g.velocity()), Vec2::y));
    List<ToDoubleFunction<BounceGiven>> speeds =
        List.of(
            g -> g.velocity().x() * (g.unit().x() + g.unit().y()),
            g -> g.velocity().y() * (g.unit().x() + g.unit().y()),
            g -> g.unit().x() * (g.velocity().x() + g.velocity().y()),
            g -> g.unit().y() * (g.velocity().x() + g.velocity().y()));
    speeds.forEach(speed -> all.add(bounced(MixedAxes.ID, speed, BounceGiven::unit)));
  }

  private static Mistake<BounceGiven, Vec2> mixed(
      ToDoubleFunction<BounceGiven> speed, ToDoubleFunction<Vec2> kept) {
    return bounced(
        MixedAxes.ID,
        speed,
        g -> new Vec2(kept.applyAsDouble(g.unit()), kept.applyAsDouble(g.unit())));
  }

  /** The same speed decides whether the ball comes nearer. */
  private static Mistake<BounceGiven, Vec2> bounced(
      String id, ToDoubleFunction<BounceGiven> speed, Function<BounceGiven, Vec2> normal) {
    return new Mistake<>(
        id,
        g -> {
          double along = speed.applyAsDouble(g);
          return along >= 0
              ? g.velocity()
              : g.velocity().minus(normal.apply(g).times((1 + g.e()) * along));
        });
  }

  /** Wrong for a ball that comes nearer, and right for any other. */
  private static Mistake<BounceGiven, Vec2> toward(
      String id, Mistake.Rule<BounceGiven, Vec2> wrong) {
    return new Mistake<>(id, g -> g.isToward() ? wrong.answer(g) : g.velocity());
  }

  private static Vec2 reversed(BounceGiven g, Vec2 normal, double factor) {
    return g.velocity().minus(normal.times(factor * g.speed()));
  }

  /** A ball at rest has no direction. */
  private static Vec2 unlessResting(BounceGiven g, Vec2 velocity) {
    if (g.velocity().equals(Vec2.ZERO)) {
      throw new IllegalArgumentException("velocity must not be zero");
    }
    return velocity;
  }

  private static Vec2 right(BounceGiven g) {
    return RobustBounce.velocityAfter(g.velocity(), g.normal(), g.e());
  }
}
