package touchline.topic.vector;

import java.util.List;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;

/** Mistakes in calculating with vectors, one list for each thing that is asked. */
public final class VectorMistakes {
  private VectorMistakes() {}

  /** Right: b − a. */
  public static List<Mistake<PointsGiven, Vec2>> difference() {
    return List.of(
        new Mistake<>("A01", g -> g.way().times(-1)),
        new Mistake<>("A02", g -> g.a().plus(g.b())),
        new Mistake<>("A03", g -> new Vec2(g.way().y(), g.way().x())),
        new Mistake<>("A04", g -> new Vec2(Math.abs(g.way().x()), Math.abs(g.way().y()))));
  }

  /** Right: |b − a|. */
  public static List<Mistake<PointsGiven, Double>> distance() {
    return List.of(
        new Mistake<>("A02", g -> g.a().plus(g.b()).length()),
        new Mistake<>("A05", g -> g.way().lengthSquared()),
        new Mistake<>("A06", g -> Math.abs(g.way().x()) + Math.abs(g.way().y())),
        new Mistake<>("A07", g -> g.b().length()),
        new Mistake<>("A08", g -> Math.sqrt(Math.abs(squaresSubtracted(g.way())))));
  }

  private static double squaresSubtracted(Vec2 way) {
    return way.x() * way.x() - way.y() * way.y();
  }

  /** Right: (b − a) / |b − a|. */
  public static List<Mistake<PointsGiven, Vec2>> unit() {
    return List.of(
        new Mistake<>("A01", g -> g.way().unit().times(-1)),
        new Mistake<>("A09", PointsGiven::way),
        new Mistake<>("A10", g -> g.way().times(1 / g.way().lengthSquared())),
        new Mistake<>("A11", g -> g.way().times(1 / largest(g.way()))),
        new Mistake<>("A12", g -> g.way().unit().perpendicular()));
  }

  private static double largest(Vec2 way) {
    return Math.max(Math.abs(way.x()), Math.abs(way.y()));
  }

  /** Right: v · w. */
  public static List<Mistake<VectorsGiven, Double>> dot() {
    return List.of(
        new Mistake<>("A13", g -> g.v().cross(g.w())),
        new Mistake<>("A14", g -> g.v().x() * g.w().y() + g.v().y() * g.w().x()),
        new Mistake<>("A15", g -> g.v().x() * g.w().x() - g.v().y() * g.w().y()),
        new Mistake<>("A16", g -> g.v().length() * g.w().length()),
        new Mistake<>("A17", g -> Math.abs(g.dot())));
  }

  /** Right: v · w / |w|. */
  public static List<Mistake<VectorsGiven, Double>> along() {
    return List.of(
        new Mistake<>("A13", g -> g.v().cross(g.w()) / g.w().length()),
        new Mistake<>("A17", g -> Math.abs(g.along())),
        new Mistake<>("A18", VectorsGiven::dot),
        new Mistake<>("A19", g -> g.dot() / g.v().length()),
        new Mistake<>("A20", g -> g.dot() / g.w().lengthSquared()));
  }

  /** Right: (v · w / |w|²) w. */
  public static List<Mistake<VectorsGiven, Vec2>> projection() {
    return List.of(
        new Mistake<>("A17", g -> g.w().unit().times(Math.abs(g.along()))),
        new Mistake<>("A20", g -> g.w().unit().times(g.along() / g.w().length())),
        new Mistake<>("A21", g -> g.w().times(g.along())),
        new Mistake<>("A22", g -> g.v().unit().times(g.dot() / g.v().length())),
        new Mistake<>("A23", g -> g.v().minus(g.projection())));
  }
}
