package touchline.topic.boxes;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Box;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;

/**
 * Mistakes about a segment and a box. It enters the box at the later of the times at which it comes
 * into the two bands, and leaves it at the earlier of those at which it goes out of them.
 */
final class BandMistakes {
  private BandMistakes() {}

  /** Right: the later of the two entries. */
  static List<Mistake<BandGiven, Double>> entry() {
    return List.of(
        new Mistake<>("X20", g -> Math.min(g.inX(), g.inY())),
        new Mistake<>("X21", g -> Math.min(g.outX(), g.outY())),
        new Mistake<>("X22", g -> g.entry() * g.segV().length()),
        new Mistake<>("X23", BandGiven::inX),
        new Mistake<>("X24", g -> 1 - g.entry()),
        new Mistake<>("X25", g -> Math.max(lowX(g), lowY(g))));
  }

  /** To the left side, although the way may lead to the left. */
  private static double lowX(BandGiven g) {
    return BandGiven.to(g.box().left(), g.segment().a().x(), g.segV().x());
  }

  private static double lowY(BandGiven g) {
    return BandGiven.to(g.box().bottom(), g.segment().a().y(), g.segV().y());
  }

  private static double highX(BandGiven g) {
    return BandGiven.to(g.box().right(), g.segment().a().x(), g.segV().x());
  }

  private static double highY(BandGiven g) {
    return BandGiven.to(g.box().top(), g.segment().a().y(), g.segV().y());
  }

  /** Right: the entry is no later than the exit, between 0 and 1. */
  static List<Mistake<BandGiven, Boolean>> hits() {
    return List.of(
        new Mistake<>("X20", g -> Math.max(0, Math.min(g.inX(), g.inY())) <= g.exit()),
        new Mistake<>("X23", g -> Math.max(0, g.inX()) <= Math.min(1, g.outX())),
        new Mistake<>("X25", BandMistakes::inOrder),
        new Mistake<>("X26", g -> Math.max(g.inX(), g.inY()) <= Math.min(g.outX(), g.outY())),
        new Mistake<>("X27", g -> isIn(g, g.segment().a()) || isIn(g, g.segment().b())),
        new Mistake<>("X28", BandMistakes::boxesMeet),
        new Mistake<>("X29", g -> g.entry() < g.exit()),
        new Mistake<>("X30", g -> g.hits() && !g.isAlongAxis()),
        new Mistake<>("X31", g -> g.hits() && !isIn(g, g.segment().a())),
        new Mistake<>("X32", g -> !g.hits()));
  }

  /** The mistakes about hits, also those that only code makes, and in other forms. */
  static List<Mistake<BandGiven, Boolean>> inCode() {
    List<Mistake<BandGiven, Boolean>> all = new ArrayList<>(hits());
    all.add(new Mistake<>("X23", g -> Math.max(0, g.inY()) <= Math.min(1, g.outY())));
    all.add(new Mistake<>("X27", g -> isIn(g, g.segment().a()) && isIn(g, g.segment().b())));
    all.add(new Mistake<>("X30", g -> g.hits() && g.segV().x() != 0));
    all.add(new Mistake<>("X30", g -> g.hits() && g.segV().y() != 0));
    all.add(new Mistake<>("X34", g -> g.entry() <= Math.min(1, Math.max(g.outX(), g.outY()))));
    all.add(new Mistake<>("X35", g -> g.hits() && !isAlongSide(g)));
    all.addAll(CornerOrders.hits());
    return List.copyOf(all);
  }

  /** Those for which no case is drawn. */
  static List<Mistake<BandGiven, Boolean>> named() {
    return List.of(
        new Mistake<>("X66", BandMistakes::onRay),
        new Mistake<>("X67", g -> g.segV().lengthSquared() > 0 && g.hits()),
        new Mistake<>("X29", g -> isEndIn(g) ? g.hits() : g.entry() < g.exit()));
  }

  /** A box that the way never enters has no exit either. */
  private static boolean onRay(BandGiven g) {
    return Double.isFinite(g.entry()) && g.entry() <= Math.min(g.outX(), g.outY());
  }

  /** A start or an end in the box, or no hit at all. */
  private static boolean isEndIn(BandGiven g) {
    return g.entry() == 0 || g.exit() == 1;
  }

  /** Where a division of zero by zero gives no number. */
  private static boolean isAlongSide(BandGiven g) {
    Vec2 a = g.segment().a();
    Box box = g.box();
    return (g.segV().x() == 0 && (a.x() == box.left() || a.x() == box.right()))
        || (g.segV().y() == 0 && (a.y() == box.bottom() || a.y() == box.top()));
  }

  /** The left and the lower side are taken for the entries, whichever way it goes. */
  private static boolean inOrder(BandGiven g) {
    double inX = g.segV().x() == 0 ? g.inX() : lowX(g);
    double inY = g.segV().y() == 0 ? g.inY() : lowY(g);
    double outX = g.segV().x() == 0 ? g.outX() : highX(g);
    double outY = g.segV().y() == 0 ? g.outY() : highY(g);
    return Math.max(0, Math.max(inX, inY)) <= Math.min(1, Math.min(outX, outY));
  }

  static boolean isIn(BandGiven g, Vec2 point) {
    Box box = g.box();
    return box.left() <= point.x()
        && point.x() <= box.right()
        && box.bottom() <= point.y()
        && point.y() <= box.top();
  }

  /** The box around the segment meets the box. */
  static boolean boxesMeet(BandGiven g) {
    Box around = new Box(g.segment().a(), g.segment().b());
    return around.left() <= g.box().right()
        && around.right() >= g.box().left()
        && around.bottom() <= g.box().top()
        && around.top() >= g.box().bottom();
  }
}
