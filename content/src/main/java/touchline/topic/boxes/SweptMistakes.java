package touchline.topic.boxes;

import java.util.List;
import touchline.geometry.Box;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;

/**
 * Mistakes about a box that moves. It meets the other one at the later of two entries, if that
 * comes before both exits and within the step.
 */
final class SweptMistakes {
  private SweptMistakes() {}

  /** Right: the later entry. */
  static List<Mistake<SweptGiven, Double>> entry() {
    return List.of(
        new Mistake<>("X36", g -> Math.min(g.inX(), g.inY())),
        new Mistake<>("X37", SweptGiven::exit),
        new Mistake<>("X38", g -> g.resized(0).entry()),
        new Mistake<>("X39", g -> g.resized(2).entry()),
        new Mistake<>("X40", g -> Math.max(lowX(g), lowY(g))),
        new Mistake<>("X41", SweptGiven::inX),
        new Mistake<>("X42", g -> -g.entry()));
  }

  /** From the left side of the one to the left side of the other. */
  private static double lowX(SweptGiven g) {
    return (g.still().left() - g.moving().left()) / g.v().x();
  }

  private static double lowY(SweptGiven g) {
    return (g.still().bottom() - g.moving().bottom()) / g.v().y();
  }

  /** Right: the later entry comes before the earlier exit, and not after the step. */
  static List<Mistake<SweptGiven, Boolean>> hits() {
    return List.of(
        new Mistake<>("X36", g -> SweptGiven.hits(Math.min(g.inX(), g.inY()), g.exit())),
        new Mistake<>("X37", g -> SweptGiven.hits(g.exit(), g.entry())),
        new Mistake<>("X38", g -> g.resized(0).hits()),
        new Mistake<>("X39", g -> g.resized(2).hits()),
        new Mistake<>("X41", g -> SweptGiven.hits(g.inX(), g.outX())),
        new Mistake<>("X43", g -> g.hits() && g.v().x() != 0 && g.v().y() != 0),
        new Mistake<>("X44", g -> g.overlap() || g.atEnd().overlap()),
        new Mistake<>("X45", g -> around(g).overlap()),
        new Mistake<>("X46", g -> g.entry() < g.exit() && g.exit() > 0),
        new Mistake<>("X47", g -> g.entry() <= g.exit() && g.exit() >= 0 && g.entry() <= 1),
        new Mistake<>("X48", g -> !g.hits()));
  }

  /** As if the moving box were at all places of its way at once. */
  private static SweptGiven around(SweptGiven g) {
    Box from = g.moving();
    Box to = g.atEnd().moving();
    Vec2 low = new Vec2(Math.min(from.left(), to.left()), Math.min(from.bottom(), to.bottom()));
    Vec2 high = new Vec2(Math.max(from.right(), to.right()), Math.max(from.top(), to.top()));
    return new SweptGiven(new Box(low, high), g.v(), g.still());
  }
}
