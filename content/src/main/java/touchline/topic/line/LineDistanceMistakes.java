package touchline.topic.line;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.mistake.Mistake.Rule;
import touchline.mistake.Truncation;
import touchline.topic.closestpoint.PointGiven;

/** Mistakes about the signed distance of p from the line through a and b, positive on the left. */
public final class LineDistanceMistakes {
  private LineDistanceMistakes() {}

  public static List<Mistake<PointGiven, Double>> all() {
    return List.of(
        new Mistake<>("S03", given -> distance(given) * given.d().length()),
        new Mistake<>("S09", given -> given.normal().dot(given.p())),
        new Mistake<>("S10", given -> given.normal().dot(given.p().plus(given.a()))),
        new Mistake<>("S12", given -> given.d().unit().dot(given.w())),
        new Mistake<>("S17", given -> -distance(given)),
        new Mistake<>("L1", given -> Math.abs(distance(given))));
  }

  /** The right answer in the form to which the rules are compared. */
  public static double distance(PointGiven given) {
    return given.normal().dot(given.w());
  }

  private static List<Part<Vec2>> normals() {
    return List.of(
        new Part<>("S12", g -> g.d()),
        new Part<>("S12", g -> g.d().times(-1)),
        new Part<>("S17", g -> g.left().times(-1)),
        new Part<>("L5", g -> new Vec2(g.d().y(), g.d().x())),
        new Part<>("L5", g -> new Vec2(-g.d().y(), -g.d().x())),
        new Part<>("L5", g -> new Vec2(g.d().x(), -g.d().y())),
        new Part<>("L5", g -> new Vec2(-g.d().x(), g.d().y())),
        new Part<>("M28", g -> g.b().perpendicular()));
  }

  /** By what the normal is divided. */
  private static List<Part<Double>> divisors() {
    return List.of(
        new Part<>("S03", g -> 1.0),
        new Part<>("L11", g -> g.d().lengthSquared()),
        new Part<>("L14", g -> 2 * g.d().length()));
  }

  /** The vector to p. */
  private static List<Part<Vec2>> ways() {
    return List.of(new Part<>("S09", PointGiven::p), new Part<>("S10", g -> g.p().plus(g.a())));
  }

  /**
   * The mistakes about the signed distance, also in other forms in which they are written as code;
   * last, two at once: of the normal, its length, the place of the line and the sign.
   */
  public static List<Mistake<PointGiven, Double>> inCode() {
    List<Mistake<PointGiven, Double>> all = new ArrayList<>(all());
    normals().forEach(n -> all.add(new Mistake<>(n.id, g -> n.at(g).unit().dot(g.w()))));
    divisors().forEach(l -> all.add(new Mistake<>(l.id, g -> g.cross() / l.at(g))));
    ways().forEach(way -> all.add(new Mistake<>(way.id, g -> g.normal().dot(way.at(g)))));
    all.add(new Mistake<>("S10", g -> g.normal().dot(g.p().plus(g.b()))));
    all.addAll(lengths());
    all.addAll(points());
    all.addAll(SignedDistanceSigns.all());
    all.addAll(pairs());
    return List.copyOf(all);
  }

  /** Something wrong with a length, a share or the type of a number. */
  private static List<Mistake<PointGiven, Double>> lengths() {
    return List.of(
        new Mistake<>("L12", g -> g.normal().dot(g.p()) - g.left().dot(g.a())),
        new Mistake<>("L12", g -> g.left().dot(g.p()) - g.normal().dot(g.a())),
        new Mistake<>("L15", g -> g.cross() / g.w().length()),
        new Mistake<>("L15", g -> g.cross() / g.p().minus(g.b()).length()),
        new Mistake<>("A05", g -> distance(g) * distance(g)),
        new Mistake<>("A05", g -> distance(g) * Math.abs(distance(g))),
        new Mistake<>("A06", g -> g.cross() / (Math.abs(g.d().x()) + Math.abs(g.d().y()))),
        new Mistake<>("A11", g -> g.cross() / Math.max(Math.abs(g.d().x()), Math.abs(g.d().y()))),
        new Mistake<>("A27", g -> Math.rint(distance(g))),
        new Mistake<>("A27", g -> g.cross() / Math.rint(g.d().length())),
        new Mistake<>("A27", g -> Math.rint(g.cross()) / Math.rint(g.d().length())),
        new Mistake<>("A27", g -> Truncation.cut(distance(g))),
        new Mistake<>("A27", g -> g.cross() / Truncation.cut(g.d().length())),
        new Mistake<>(
            "A27",
            g -> Truncation.cut(g.normal().dot(g.p())) - Truncation.cut(g.normal().dot(g.a()))));
  }

  /** How far p is from something else than the line. */
  private static List<Mistake<PointGiven, Double>> points() {
    return List.of(
        new Mistake<>("L6", g -> sided(g, fromSegment(g))),
        new Mistake<>("L1+L6", LineDistanceMistakes::fromSegment),
        new Mistake<>("L10", g -> g.w().length()),
        new Mistake<>("L10", g -> sided(g, g.w().length())),
        new Mistake<>("L10", g -> fromNearerEnd(g)),
        new Mistake<>("L10", g -> sided(g, fromNearerEnd(g))),
        new Mistake<>("L10", g -> g.p().minus(g.b()).length()),
        new Mistake<>("L10", g -> sided(g, g.p().minus(g.b()).length())),
        new Mistake<>("L10", g -> g.p().minus(middle(g)).length()),
        new Mistake<>("L10", g -> sided(g, g.p().minus(middle(g)).length())));
  }

  private static List<Mistake<PointGiven, Double>> pairs() {
    List<Mistake<PointGiven, Double>> all = new ArrayList<>();
    for (Part<Double> length : divisors()) {
      normals().forEach(n -> all.add(pair(n, length, g -> n.at(g).dot(g.w()) / length.at(g))));
      ways().forEach(v -> all.add(pair(v, length, g -> g.left().dot(v.at(g)) / length.at(g))));
      all.add(new Mistake<>(both("L1", length.id), g -> Math.abs(g.cross()) / length.at(g)));
    }
    for (Part<Vec2> way : ways()) {
      normals().forEach(n -> all.add(pair(n, way, g -> n.at(g).unit().dot(way.at(g)))));
      all.add(new Mistake<>(both("L1", way.id), g -> Math.abs(g.normal().dot(way.at(g)))));
    }
    normals().stream()
        .filter(n -> !n.id.equals("S17"))
        .forEach(
            n ->
                all.add(new Mistake<>(both("L1", n.id), g -> Math.abs(n.at(g).unit().dot(g.w())))));
    all.add(new Mistake<>("L12+S17", g -> g.left().dot(g.a()) - g.normal().dot(g.p())));
    all.add(new Mistake<>("L14+S03", g -> g.cross() / 2));
    all.add(new Mistake<>("L1+S03", g -> g.cross() * g.cross()));
    return all;
  }

  private static Mistake<PointGiven, Double> pair(
      Part<?> one, Part<?> other, Rule<PointGiven, Double> rule) {
    return new Mistake<>(both(one.id, other.id), rule);
  }

  private static String both(String one, String other) {
    return one.compareTo(other) < 0 ? one + "+" + other : other + "+" + one;
  }

  /** A length with the right sign. */
  private static double sided(PointGiven g, double length) {
    return g.cross() < 0 ? -length : length;
  }

  private static double fromSegment(PointGiven g) {
    double share = Math.max(0, Math.min(1, g.w().dot(g.d()) / g.d().lengthSquared()));
    return g.w().minus(g.d().times(share)).length();
  }

  private static double fromNearerEnd(PointGiven g) {
    return Math.min(g.w().length(), g.p().minus(g.b()).length());
  }

  private static Vec2 middle(PointGiven g) {
    return g.a().plus(g.b()).times(0.5);
  }

  /** A wrong part of the formula. */
  private record Part<T>(String id, Function<PointGiven, T> of) {
    T at(PointGiven given) {
      return of.apply(given);
    }
  }
}
