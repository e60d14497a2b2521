package touchline.topic.line;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.mistake.Mistake.Rule;
import touchline.mistake.Truncation;
import touchline.topic.closestpoint.PointGiven;

/**
 * The mistakes about the signed distance, also in other forms in which they are written as code;
 * last, two at once: of the normal, its length, the place of the line and the sign.
 */
final class SignedDistanceForms {
  private static final List<Part<Vec2>> NORMALS =
      List.of(
          new Part<>("S12", g -> d(g)),
          new Part<>("S12", g -> d(g).times(-1)),
          new Part<>("S17", g -> left(g).times(-1)),
          new Part<>("L5", g -> new Vec2(d(g).y(), d(g).x())),
          new Part<>("L5", g -> new Vec2(-d(g).y(), -d(g).x())),
          new Part<>("L5", g -> new Vec2(d(g).x(), -d(g).y())),
          new Part<>("L5", g -> new Vec2(-d(g).x(), d(g).y())),
          new Part<>("M28", g -> g.b().perpendicular()));

  /** By what the normal is divided. */
  private static final List<Part<Double>> LENGTHS =
      List.of(
          new Part<>("S03", g -> 1.0),
          new Part<>("L11", g -> d(g).lengthSquared()),
          new Part<>("L14", g -> 2 * d(g).length()));

  /** The vector to p. */
  private static final List<Part<Vec2>> WAYS =
      List.of(new Part<>("S09", PointGiven::p), new Part<>("S10", g -> g.p().plus(g.a())));

  private SignedDistanceForms() {}

  static List<Mistake<PointGiven, Double>> all() {
    List<Mistake<PointGiven, Double>> all = new ArrayList<>(LineDistanceMistakes.all());
    NORMALS.forEach(n -> all.add(form(n.id, g -> n.at(g).unit().dot(w(g)))));
    LENGTHS.forEach(l -> all.add(form(l.id, g -> cross(g) / l.at(g))));
    WAYS.forEach(way -> all.add(form(way.id, g -> unit(g).dot(way.at(g)))));
    all.add(form("S10", g -> unit(g).dot(g.p().plus(g.b()))));
    all.addAll(lengths());
    all.addAll(points());
    all.addAll(SignedDistanceSigns.all());
    all.addAll(pairs());
    return List.copyOf(all);
  }

  /** Something wrong with a length, a share or the type of a number. */
  private static List<Mistake<PointGiven, Double>> lengths() {
    return List.of(
        form("L12", g -> unit(g).dot(g.p()) - left(g).dot(g.a())),
        form("L12", g -> left(g).dot(g.p()) - unit(g).dot(g.a())),
        form("L15", g -> cross(g) / w(g).length()),
        form("L15", g -> cross(g) / g.p().minus(g.b()).length()),
        form("A05", g -> distance(g) * distance(g)),
        form("A05", g -> distance(g) * Math.abs(distance(g))),
        form("A06", g -> cross(g) / (Math.abs(d(g).x()) + Math.abs(d(g).y()))),
        form("A11", g -> cross(g) / Math.max(Math.abs(d(g).x()), Math.abs(d(g).y()))),
        form("A27", g -> Math.rint(distance(g))),
        form("A27", g -> cross(g) / Math.rint(d(g).length())),
        form("A27", g -> Math.rint(cross(g)) / Math.rint(d(g).length())),
        form("A27", g -> Truncation.cut(distance(g))),
        form("A27", g -> cross(g) / Truncation.cut(d(g).length())),
        form("A27", g -> Truncation.cut(unit(g).dot(g.p())) - Truncation.cut(unit(g).dot(g.a()))));
  }

  /** How far p is from something else than the line. */
  private static List<Mistake<PointGiven, Double>> points() {
    return List.of(
        form("L6", g -> sided(g, fromSegment(g))),
        form("L1+L6", SignedDistanceForms::fromSegment),
        form("L10", g -> w(g).length()),
        form("L10", g -> sided(g, w(g).length())),
        form("L10", g -> fromNearerEnd(g)),
        form("L10", g -> sided(g, fromNearerEnd(g))),
        form("L10", g -> g.p().minus(g.b()).length()),
        form("L10", g -> sided(g, g.p().minus(g.b()).length())),
        form("L10", g -> g.p().minus(middle(g)).length()),
        form("L10", g -> sided(g, g.p().minus(middle(g)).length())));
  }

  private static List<Mistake<PointGiven, Double>> pairs() {
    List<Mistake<PointGiven, Double>> all = new ArrayList<>();
    for (Part<Double> length : LENGTHS) {
      NORMALS.forEach(n -> all.add(pair(n, length, g -> n.at(g).dot(w(g)) / length.at(g))));
      WAYS.forEach(v -> all.add(pair(v, length, g -> left(g).dot(v.at(g)) / length.at(g))));
      all.add(form(both("L1", length.id), g -> Math.abs(cross(g)) / length.at(g)));
    }
    for (Part<Vec2> way : WAYS) {
      NORMALS.forEach(n -> all.add(pair(n, way, g -> n.at(g).unit().dot(way.at(g)))));
      all.add(form(both("L1", way.id), g -> Math.abs(unit(g).dot(way.at(g)))));
    }
    NORMALS.stream()
        .filter(n -> !n.id.equals("S17"))
        .forEach(n -> all.add(form(both("L1", n.id), g -> Math.abs(n.at(g).unit().dot(w(g))))));
    all.add(form("L12+S17", g -> left(g).dot(g.a()) - unit(g).dot(g.p())));
    all.add(form("L14+S03", g -> cross(g) / 2));
    all.add(form("L1+S03", g -> cross(g) * cross(g)));
    return all;
  }

  private static Mistake<PointGiven, Double> pair(
      Part<?> one, Part<?> other, Rule<PointGiven, Double> rule) {
    return form(both(one.id, other.id), rule);
  }

  private static String both(String one, String other) {
    return one.compareTo(other) < 0 ? one + "+" + other : other + "+" + one;
  }

  static Mistake<PointGiven, Double> form(String id, Rule<PointGiven, Double> rule) {
    return new Mistake<>(id, rule);
  }

  static double distance(PointGiven g) {
    return LineDistanceMistakes.distance(g);
  }

  /** A length with the right sign. */
  private static double sided(PointGiven g, double length) {
    return cross(g) < 0 ? -length : length;
  }

  private static double fromSegment(PointGiven g) {
    double share = Math.max(0, Math.min(1, w(g).dot(d(g)) / d(g).lengthSquared()));
    return w(g).minus(d(g).times(share)).length();
  }

  private static double fromNearerEnd(PointGiven g) {
    return Math.min(w(g).length(), g.p().minus(g.b()).length());
  }

  private static Vec2 middle(PointGiven g) {
    return g.a().plus(g.b()).times(0.5);
  }

  static Vec2 d(PointGiven g) {
    return LineDistanceMistakes.segV(g);
  }

  static Vec2 w(PointGiven g) {
    return g.p().minus(g.a());
  }

  private static Vec2 unit(PointGiven g) {
    return LineDistanceMistakes.normal(g);
  }

  private static Vec2 left(PointGiven g) {
    return d(g).perpendicular();
  }

  static double cross(PointGiven g) {
    return d(g).cross(w(g));
  }

  /** A wrong part of the formula. */
  private record Part<T>(String id, Function<PointGiven, T> of) {
    T at(PointGiven given) {
      return of.apply(given);
    }
  }
}
