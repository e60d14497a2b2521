package touchline.topic.closestpoint;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;

/**
 * An x in the place of a y, or the other way round, once in what is written coordinate by
 * coordinate.
 */
public final class MixedAxes {
  /** The id of all of them. */
  public static final String ID = "A46";

  private MixedAxes() {}

  /** In the way from a to b, or in that from a to p. */
  public static List<Function<PointGiven, Ways>> ways() {
    List<Function<PointGiven, Ways>> all = new ArrayList<>();
    mixed(PointGiven::b).forEach(way -> all.add(g -> new Ways(way.apply(g), g.w())));
    mixed(PointGiven::p).forEach(way -> all.add(g -> new Ways(g.d(), way.apply(g))));
    return all;
  }

  /** From a to b and from a to p. */
  public record Ways(Vec2 d, Vec2 w) {}

  private static List<Function<PointGiven, Vec2>> mixed(Function<PointGiven, Vec2> end) {
    return List.of(
        g -> new Vec2(end.apply(g).y() - g.a().x(), end.apply(g).y() - g.a().y()),
        g -> new Vec2(end.apply(g).x() - g.a().y(), end.apply(g).y() - g.a().y()),
        g -> new Vec2(end.apply(g).x() - g.a().x(), end.apply(g).x() - g.a().y()),
        g -> new Vec2(end.apply(g).x() - g.a().x(), end.apply(g).y() - g.a().x()));
  }

  /**
   * The closest point; also with the axes mixed in the dot product, or on the way to the answer.
   */
  public static List<Mistake<PointGiven, Vec2>> closest() {
    List<Mistake<PointGiven, Vec2>> all = new ArrayList<>();
    for (Function<PointGiven, Ways> ways : ways()) {
      all.add(
          mistake(
              g -> ways.apply(g).w().dot(ways.apply(g).d()), ways.andThen(Ways::d), PointGiven::a));
    }
    List<ToDoubleFunction<PointGiven>> dots =
        List.of(
            g -> g.d().x() * (g.w().x() + g.w().y()),
            g -> g.d().y() * (g.w().x() + g.w().y()),
            g -> g.w().x() * (g.d().x() + g.d().y()),
            g -> g.w().y() * (g.d().x() + g.d().y()));
    dots.forEach(dot -> all.add(mistake(dot, PointGiven::d, PointGiven::a)));
    all.add(reached(PointGiven::d, g -> new Vec2(g.a().x(), g.a().x())));
    all.add(reached(PointGiven::d, g -> new Vec2(g.a().y(), g.a().y())));
    all.add(reached(g -> new Vec2(g.d().x(), g.d().x()), PointGiven::a));
    all.add(reached(g -> new Vec2(g.d().y(), g.d().y()), PointGiven::a));
    return List.copyOf(all);
  }

  /** Of a mixed way both the share and the answer are made. */
  private static Mistake<PointGiven, Vec2> mistake(
      ToDoubleFunction<PointGiven> dot,
      Function<PointGiven, Vec2> way,
      Function<PointGiven, Vec2> start) {
    return new Mistake<>(
        ID,
        g -> {
          Vec2 d = way.apply(g);
          double share = PointGiven.clamp(dot.applyAsDouble(g) / d.lengthSquared());
          return start.apply(g).plus(d.times(share));
        });
  }

  private static Mistake<PointGiven, Vec2> reached(
      Function<PointGiven, Vec2> way, Function<PointGiven, Vec2> start) {
    return new Mistake<>(
        ID, g -> start.apply(g).plus(way.apply(g).times(PointGiven.clamp(g.share()))));
  }
}
