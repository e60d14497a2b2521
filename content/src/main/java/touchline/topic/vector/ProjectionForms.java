package touchline.topic.vector;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.ToDoubleFunction;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.mistake.Mistake.Rule;
import touchline.mistake.Truncation;

/**
 * The mistakes about the projection, also in other forms in which they are written as code; last, a
 * wrong dot product laid along w in a wrong way.
 */
final class ProjectionForms {
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

  private ProjectionForms() {}

  static List<Mistake<VectorsGiven, Vec2>> all() {
    List<Mistake<VectorsGiven, Vec2>> all = new ArrayList<>(VectorMistakes.projection());
    for (Product product : PRODUCTS) {
      all.add(
          form(product.id, g -> g.w().times(product.of.applyAsDouble(g) / g.w().lengthSquared())));
    }
    for (Laying laying : LAYINGS) {
      all.add(form(laying.id, g -> laying.of.apply(g, g.dot())));
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
        form("A03", g -> new Vec2(g.projection().y(), g.projection().x())),
        form("A16", g -> g.w().unit().times(g.v().length())),
        form("A23", g -> g.projection().minus(g.v())),
        form("A25", g -> g.v().times(share(g))),
        form("A25", g -> g.v().times(g.along())),
        form("A25", g -> g.v().unit().times(g.along())),
        form("A26", g -> g.w().times(Math.max(0, Math.min(1, share(g))))),
        form("A26", g -> g.w().times(Math.max(0, share(g)))),
        form("A26", g -> g.w().times(Math.min(1, share(g)))),
        form("A27", g -> g.w().times(Truncation.cut(share(g)))),
        form("A27", g -> g.w().times(Math.rint(share(g)))),
        form("A27", g -> rounded(g.projection())),
        form("A27", g -> g.w().unit().times(Truncation.cut(g.along()))),
        form(
            "A27",
            g -> new Vec2(Truncation.cut(g.projection().x()), Truncation.cut(g.projection().y()))),
        form("A28", g -> g.w().unit()),
        form("A29", g -> each(g)),
        form("A29", g -> each(g).times(1 / g.w().length())),
        form("A29", g -> each(g).times(1 / g.w().lengthSquared())));
  }

  private static Mistake<VectorsGiven, Vec2> form(String id, Rule<VectorsGiven, Vec2> rule) {
    return new Mistake<>(id, rule);
  }

  private static Mistake<VectorsGiven, Vec2> pair(Product product, Laying laying) {
    return form(product.id + "+" + laying.id, g -> laying.of.apply(g, product.of.applyAsDouble(g)));
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
