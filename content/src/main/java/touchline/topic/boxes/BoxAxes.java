package touchline.topic.boxes;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import touchline.geometry.Box;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.topic.closestpoint.MixedAxes;

/** An x in the place of a y once, in a side of the box or in what is kept between two sides. */
final class BoxAxes {
  private BoxAxes() {}

  /** The sides as somebody has found them; nothing says that left is to the left of right. */
  private record Sides(double left, double right, double bottom, double top) {
    static Sides of(Box box) {
      return new Sides(box.left(), box.right(), box.bottom(), box.top());
    }

    Vec2 closest(double x, double y) {
      return new Vec2(Math.max(left, Math.min(right, x)), Math.max(bottom, Math.min(top, y)));
    }
  }

  /** What is taken for the closest point of the box. */
  static List<Mistake<BoxGiven, Vec2>> mixed() {
    List<Mistake<BoxGiven, Vec2>> all = new ArrayList<>();
    all.add(new Mistake<>(MixedAxes.ID, g -> Sides.of(g.box()).closest(g.p().x(), g.p().x())));
    all.add(new Mistake<>(MixedAxes.ID, g -> Sides.of(g.box()).closest(g.p().y(), g.p().y())));
    addSides(all, Function.identity());
    addSides(all, box -> new Box(box.b(), box.a()));
    return List.copyOf(all);
  }

  /** One side made with the other coordinate of the first corner. */
  private static void addSides(List<Mistake<BoxGiven, Vec2>> all, Function<Box, Box> order) {
    List<Function<Box, Sides>> sides =
        List.of(
            k -> new Sides(Math.min(k.a().y(), k.b().x()), k.right(), k.bottom(), k.top()),
            k -> new Sides(k.left(), Math.max(k.a().y(), k.b().x()), k.bottom(), k.top()),
            k -> new Sides(k.left(), k.right(), Math.min(k.a().x(), k.b().y()), k.top()),
            k -> new Sides(k.left(), k.right(), k.bottom(), Math.max(k.a().x(), k.b().y())));
    for (Function<Box, Sides> mixed : sides) {
      all.add(
          new Mistake<>(
              MixedAxes.ID, g -> mixed.apply(order.apply(g.box())).closest(g.p().x(), g.p().y())));
    }
  }
}
