package touchline.topic.boxes;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import touchline.geometry.Box;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.taught.Boxes;

/**
 * The mistake that two opposite corners come in one order, such as the lower left one first, in the
 * forms in which it is written. Where they come in another one, the lower bound is the greater.
 */
final class CornerOrders {
  private static final String ID = "X19";

  /** How a number is kept between two others; all are right if the first is the smaller one. */
  private static final List<BoxMistakes.Keeping> KEEPING =
      List.of(
          (value, low, high) -> Math.max(low, Math.min(value, high)),
          (value, low, high) -> Math.min(high, Math.max(value, low)),
          (value, low, high) -> value < low ? low : value > high ? high : value,
          (value, low, high) -> value - Math.max(0, Math.max(low - value, value - high)));

  /** Each of the four corners first; and one axis only, the other being right. */
  private static final List<Function<Box, Bounds>> ORDERS =
      List.of(
          box -> new Bounds(box.a().x(), box.a().y(), box.b().x(), box.b().y()),
          box -> new Bounds(box.a().x(), box.b().y(), box.b().x(), box.a().y()),
          box -> new Bounds(box.b().x(), box.a().y(), box.a().x(), box.b().y()),
          box -> new Bounds(box.b().x(), box.b().y(), box.a().x(), box.a().y()),
          box -> new Bounds(box.left(), box.a().y(), box.right(), box.b().y()),
          box -> new Bounds(box.a().x(), box.bottom(), box.b().x(), box.top()));

  /** Two questions one after the other, of which the second has the last word. */
  private static final List<BoxMistakes.Keeping> LAST_WORD =
      List.of((value, low, high) -> value > high ? high : value < low ? low : value);

  private CornerOrders() {}

  private record Bounds(double left, double bottom, double right, double top) {}

  /** What is taken for the closest point of the box. */
  static List<Mistake<BoxGiven, Vec2>> closest() {
    return closest(KEEPING);
  }

  /** The same where both bounds are asked about, whatever the first says. */
  static List<Mistake<BoxGiven, Vec2>> closestByLast() {
    return closest(LAST_WORD);
  }

  private static List<Mistake<BoxGiven, Vec2>> closest(List<BoxMistakes.Keeping> ways) {
    List<Mistake<BoxGiven, Vec2>> all = new ArrayList<>();
    for (Function<Box, Bounds> order : ORDERS) {
      ways.forEach(keeping -> all.add(new Mistake<>(ID, g -> kept(g, order, keeping))));
    }
    return List.copyOf(all);
  }

  /**
   * Whether a segment hits. Where the smaller of two times is taken for the entry, only a segment
   * parallel to a side can tell.
   */
  static List<Mistake<BandGiven, Boolean>> hits() {
    List<Mistake<BandGiven, Boolean>> all = new ArrayList<>();
    for (Function<Box, Bounds> order : ORDERS) {
      all.add(new Mistake<>(ID, g -> hits(g, order.apply(g.box()), Boxes::entry, Boxes::exit)));
      all.add(
          new Mistake<>(
              ID, g -> hits(g, order.apply(g.box()), CornerOrders::first, CornerOrders::last)));
    }
    return List.copyOf(all);
  }

  /** When a coordinate comes into a band, or goes out of it. */
  private interface BandTime {
    double of(double from, double move, double low, double high);
  }

  /** The time to the side that comes first if the bounds are in order. */
  private static double first(double from, double move, double low, double high) {
    return move == 0 ? Boxes.entry(from, move, low, high) : ((move > 0 ? low : high) - from) / move;
  }

  private static double last(double from, double move, double low, double high) {
    return move == 0 ? Boxes.exit(from, move, low, high) : ((move > 0 ? high : low) - from) / move;
  }

  private static boolean hits(BandGiven g, Bounds bounds, BandTime in, BandTime out) {
    Vec2 a = g.segment().a();
    Vec2 segV = g.segV();
    double inX = in.of(a.x(), segV.x(), bounds.left, bounds.right);
    double inY = in.of(a.y(), segV.y(), bounds.bottom, bounds.top);
    double outX = out.of(a.x(), segV.x(), bounds.left, bounds.right);
    double outY = out.of(a.y(), segV.y(), bounds.bottom, bounds.top);
    return Math.max(0, Math.max(inX, inY)) <= Math.min(1, Math.min(outX, outY));
  }

  private static Vec2 kept(
      BoxGiven given, Function<Box, Bounds> order, BoxMistakes.Keeping keeping) {
    Bounds bounds = order.apply(given.box());
    return new Vec2(
        keeping.between(given.p().x(), bounds.left, bounds.right),
        keeping.between(given.p().y(), bounds.bottom, bounds.top));
  }
}
