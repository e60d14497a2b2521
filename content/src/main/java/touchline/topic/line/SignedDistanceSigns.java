package touchline.topic.line;

import static touchline.topic.line.LineDistanceMistakes.distance;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.topic.closestpoint.MixedAxes;
import touchline.topic.closestpoint.PointGiven;

/** A side that depends on the page or the origin, and what a slope makes of an upright line. */
final class SignedDistanceSigns {
  /** What is returned for an upright line by those who thought of it, and of no direction. */
  private static final List<ToDoubleFunction<PointGiven>> UPRIGHT =
      List.of(
          g -> g.w().x(),
          g -> -g.w().x(),
          g -> Math.abs(g.w().x()),
          g -> 0,
          g -> -Math.abs(g.w().x()));

  /** The same for a level line. */
  private static final List<ToDoubleFunction<PointGiven>> LEVEL =
      List.of(g -> g.w().y(), g -> -g.w().y(), g -> Math.abs(g.w().y()), g -> 0);

  /** One, two, three and four of them. */
  private static final List<Double> DECIMALS = List.of(10.0, 100.0, 1_000.0, 10_000.0);

  /** Metres that learners take for nothing. */
  private static final List<Double> HAIRS = List.of(1e-3, 1e-4, 1e-5);

  private SignedDistanceSigns() {}

  static List<Mistake<PointGiven, Double>> all() {
    List<Mistake<PointGiven, Double>> all = new ArrayList<>();
    all.add(new Mistake<>("L7", g -> slope(g, distance(g))));
    UPRIGHT.forEach(
        u -> all.add(new Mistake<>("L7", g -> isUpright(g) ? u.applyAsDouble(g) : distance(g))));
    addPage(1, all);
    addPage(-1, all);
    all.add(new Mistake<>("L9", SignedDistanceSigns::fromOrigin));
    all.add(new Mistake<>("L9", g -> -fromOrigin(g)));
    all.add(new Mistake<>("L13", g -> Math.signum(g.cross())));
    all.add(new Mistake<>("L13", g -> Math.signum(distance(g))));
    all.add(new Mistake<>("L16", SignedDistanceSigns::straightUp));
    all.add(new Mistake<>("L16", g -> straightUp(g) * sign(g.d().x())));
    all.add(new Mistake<>("L16", g -> -straightUp(g)));
    all.add(new Mistake<>("L16", g -> Math.abs(straightUp(g))));
    all.add(new Mistake<>("L13+S17", g -> -Math.signum(g.cross())));
    all.add(new Mistake<>("L13+S17", g -> -Math.signum(distance(g))));
    all.add(new Mistake<>("L1+L7", g -> slope(g, Math.abs(distance(g)))));
    all.add(new Mistake<>("L7+S17", g -> slope(g, -distance(g))));
    all.add(new Mistake<>("L7+L8", g -> slope(g, above(g))));
    all.add(new Mistake<>("L7+L8", g -> slope(g, -above(g))));
    return all;
  }

  /** Those for which no case is drawn: a level line without a direction, and decimals cut. */
  static List<Mistake<PointGiven, Double>> named() {
    List<Mistake<PointGiven, Double>> all = new ArrayList<>();
    for (ToDoubleFunction<PointGiven> level : LEVEL) {
      all.add(new Mistake<>("L23", g -> isLevel(g) ? level.applyAsDouble(g) : distance(g)));
      UPRIGHT.forEach(
          upright -> all.add(new Mistake<>("L23+L7", g -> alongAxis(g, level, upright))));
    }
    for (double parts : DECIMALS) {
      all.add(new Mistake<>("L24", g -> Math.floor(distance(g) * parts + 0.5) / parts));
    }
    for (Function<PointGiven, MixedAxes.Ways> mixed : MixedAxes.ways()) {
      Function<PointGiven, Vec2> d = mixed.andThen(MixedAxes.Ways::d);
      Function<PointGiven, Vec2> w = mixed.andThen(MixedAxes.Ways::w);
      all.add(new Mistake<>(MixedAxes.ID, g -> d.apply(g).cross(w.apply(g)) / d.apply(g).length()));
      all.add(new Mistake<>(MixedAxes.ID, g -> d.apply(g).cross(w.apply(g)) / g.length()));
    }
    return all;
  }

  /** What is right but very near the line. */
  static List<Mistake<PointGiven, Double>> special() {
    List<Mistake<PointGiven, Double>> all = new ArrayList<>();
    for (double hair : HAIRS) {
      all.add(new Mistake<>("L25", g -> Math.abs(distance(g)) < hair ? 0 : distance(g)));
    }
    return List.copyOf(all);
  }

  /** Above and below, then left and right of the page; upright and level lines apart. */
  private static void addPage(double turn, List<Mistake<PointGiven, Double>> all) {
    all.add(new Mistake<>("L8", g -> isUpright(g) ? distance(g) : turn * above(g)));
    UPRIGHT.forEach(
        u ->
            all.add(new Mistake<>("L8", g -> isUpright(g) ? u.applyAsDouble(g) : turn * above(g))));
    all.add(new Mistake<>("L8", g -> turn * distance(g) * sign(g.d().y())));
  }

  /** With the sign that a height above the line has. */
  private static double above(PointGiven g) {
    return distance(g) * sign(g.d().x());
  }

  private static double straightUp(PointGiven g) {
    return slope(g, g.w().y() - g.w().x() * g.d().y() / g.d().x());
  }

  /** Positive where the origin is not; not a number where it lies on the line. */
  private static double fromOrigin(PointGiven g) {
    double origin = g.d().cross(g.a());
    return origin == 0 ? Double.NaN : distance(g) * sign(origin);
  }

  private static boolean isUpright(PointGiven g) {
    return g.d().x() == 0;
  }

  private static double alongAxis(
      PointGiven g, ToDoubleFunction<PointGiven> level, ToDoubleFunction<PointGiven> upright) {
    if (isUpright(g)) {
      return upright.applyAsDouble(g);
    }
    return isLevel(g) ? level.applyAsDouble(g) : distance(g);
  }

  private static boolean isLevel(PointGiven g) {
    return g.d().y() == 0;
  }

  /** Not a number where the line has no slope. */
  private static double slope(PointGiven g, double otherwise) {
    return isUpright(g) ? Double.NaN : otherwise;
  }

  /** Of 0 it is that of what is positive, as in most conditions that are written. */
  private static double sign(double number) {
    return number < 0 ? -1 : 1;
  }
}
