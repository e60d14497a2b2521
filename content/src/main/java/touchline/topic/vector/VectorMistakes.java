package touchline.topic.vector;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.ToDoubleFunction;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.mistake.Truncation;

/** Mistakes in calculating with vectors, one list for each thing that is asked. */
public final class VectorMistakes {
  /** What takes the place of the dot product. */
  private static final List<Product> PRODUCTS =
      List.of(
          new Product("A13", g -> g.v().cross(g.w())),
          new Product("A13", g -> g.w().cross(g.v())),
          new Product("A14", g -> g.v().x() * g.w().y() + g.v().y() * g.w().x()),
          new Product("A15", g -> g.v().x() * g.w().x() - g.v().y() * g.w().y()),
          new Product("A17", g -> Math.abs(g.dot())));

  /** What is made of the dot product. */
  private static final List<Laying> LAYINGS =
      List.of(
          new Laying("A18", (g, dot) -> g.w().times(dot)),
          new Laying("A19", (g, dot) -> g.w().unit().times(dot / g.v().length())),
          new Laying("A19", (g, dot) -> g.w().times(dot / g.v().lengthSquared())),
          new Laying("A20", (g, dot) -> g.w().unit().times(dot / g.w().lengthSquared())),
          new Laying("A21", (g, dot) -> g.w().times(dot / g.w().length())),
          new Laying("A22", (g, dot) -> g.v().times(dot / g.v().lengthSquared())));

  /** Metres that learners take for nothing. */
  private static final List<Double> SMALL = List.of(0.1, 0.01);

  private VectorMistakes() {}

  /** Right: b − a. */
  public static List<Mistake<PointsGiven, Vec2>> difference() {
    return List.of(
        new Mistake<>("A01", g -> g.abV().times(-1)),
        new Mistake<>("A02", g -> g.a().plus(g.b())),
        new Mistake<>("A03", g -> new Vec2(g.abV().y(), g.abV().x())),
        new Mistake<>("A04", g -> new Vec2(Math.abs(g.abV().x()), Math.abs(g.abV().y()))));
  }

  /** Right: |b − a|. */
  public static List<Mistake<PointsGiven, Double>> distance() {
    return List.of(
        new Mistake<>("A02", g -> g.a().plus(g.b()).length()),
        new Mistake<>("A05", g -> g.abV().lengthSquared()),
        new Mistake<>("A06", g -> Math.abs(g.abV().x()) + Math.abs(g.abV().y())),
        new Mistake<>("A07", g -> g.b().length()),
        new Mistake<>("A08", g -> Math.sqrt(Math.abs(squaresSubtracted(g.abV())))));
  }

  private static double squaresSubtracted(Vec2 way) {
    return way.x() * way.x() - way.y() * way.y();
  }

  /** Right: (b − a) / |b − a|. */
  public static List<Mistake<PointsGiven, Vec2>> unit() {
    return List.of(
        new Mistake<>("A01", g -> g.abV().unit().times(-1)),
        new Mistake<>("A09", PointsGiven::abV),
        new Mistake<>("A10", g -> g.abV().times(1 / g.abV().lengthSquared())),
        new Mistake<>("A11", g -> g.abV().times(1 / largest(g.abV()))),
        new Mistake<>("A12", g -> g.abV().unit().perpendicular()));
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

  /**
   * The mistakes about the projection, also in other forms in which they are written as code; last,
   * a wrong dot product laid along w in a wrong way.
   */
  public static List<Mistake<VectorsGiven, Vec2>> inCode() {
    List<Mistake<VectorsGiven, Vec2>> all = new ArrayList<>(projection());
    for (Product product : PRODUCTS) {
      all.add(
          new Mistake<>(
              product.id, g -> g.w().times(product.of.applyAsDouble(g) / g.w().lengthSquared())));
    }
    for (Laying laying : LAYINGS) {
      all.add(new Mistake<>(laying.id, g -> laying.of.apply(g, g.dot())));
    }
    all.addAll(others());
    for (Product product : PRODUCTS) {
      for (Laying laying : LAYINGS) {
        all.add(pair(product, laying));
      }
    }
    return List.copyOf(all);
  }

  private static List<Mistake<VectorsGiven, Vec2>> others() {
    return List.of(
        new Mistake<>("A03", g -> new Vec2(g.projection().y(), g.projection().x())),
        new Mistake<>("A16", g -> g.w().unit().times(g.v().length())),
        new Mistake<>("A23", g -> g.projection().minus(g.v())),
        new Mistake<>("A25", g -> g.v().times(share(g))),
        new Mistake<>("A25", g -> g.v().times(g.along())),
        new Mistake<>("A25", g -> g.v().unit().times(g.along())),
        cutOff(),
        new Mistake<>("A26", g -> g.w().times(Math.max(0, share(g)))),
        new Mistake<>("A26", g -> g.w().times(Math.min(1, share(g)))),
        new Mistake<>("A27", g -> g.w().times(Truncation.cut(share(g)))),
        new Mistake<>("A27", g -> g.w().times(Math.rint(share(g)))),
        new Mistake<>("A27", g -> rounded(g.projection())),
        new Mistake<>("A27", g -> g.w().unit().times(Truncation.cut(g.along()))),
        new Mistake<>(
            "A27",
            g -> new Vec2(Truncation.cut(g.projection().x()), Truncation.cut(g.projection().y()))),
        new Mistake<>("A28", g -> g.w().unit()),
        new Mistake<>("A29", g -> each(g)),
        new Mistake<>("A29", g -> each(g).times(1 / g.w().length())),
        new Mistake<>("A29", g -> each(g).times(1 / g.w().lengthSquared())));
  }

  /** Those for which no case is drawn. */
  static List<Mistake<VectorsGiven, Vec2>> named() {
    List<Mistake<VectorsGiven, Vec2>> all = new ArrayList<>();
    all.add(
        new Mistake<>("A27", g -> g.w().times(Truncation.cut(g.dot()) / g.w().lengthSquared())));
    for (double small : SMALL) {
      all.add(new Mistake<>("A45", g -> g.w().length() < small ? Vec2.ZERO : g.projection()));
    }
    all.add(mixed(g -> g.w().x() * (g.v().x() + g.v().y())));
    all.add(mixed(g -> g.w().y() * (g.v().x() + g.v().y())));
    return List.copyOf(all);
  }

  /** A dot product in which an x stands for a y, or the other way round. */
  private static Mistake<VectorsGiven, Vec2> mixed(ToDoubleFunction<VectorsGiven> dot) {
    return new Mistake<>("A46", g -> g.w().times(dot.applyAsDouble(g) / g.w().lengthSquared()));
  }

  /** A shadow that never reaches beyond an end of w. */
  static Mistake<VectorsGiven, Vec2> cutOff() {
    return new Mistake<>("A26", g -> g.w().times(Math.max(0, Math.min(1, share(g)))));
  }

  private static Mistake<VectorsGiven, Vec2> pair(Product product, Laying laying) {
    return new Mistake<>(
        product.id + "+" + laying.id, g -> laying.of.apply(g, product.of.applyAsDouble(g)));
  }

  /** Of w, from 0 at its start to 1 at its head. */
  private static double share(VectorsGiven g) {
    return g.dot() / g.w().lengthSquared();
  }

  private static Vec2 rounded(Vec2 vector) {
    return new Vec2(Math.rint(vector.x()), Math.rint(vector.y()));
  }

  private static Vec2 each(VectorsGiven g) {
    return new Vec2(g.v().x() * g.w().x(), g.v().y() * g.w().y());
  }

  private record Product(String id, ToDoubleFunction<VectorsGiven> of) {}

  private record Laying(String id, BiFunction<VectorsGiven, Double, Vec2> of) {}
}
