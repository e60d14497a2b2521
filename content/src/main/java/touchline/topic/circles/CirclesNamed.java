package touchline.topic.circles;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;

/** Mistakes about the push for which no case is drawn: cases that are there show them. */
final class CirclesNamed {
  /** Metres that learners take for nothing. */
  private static final List<Double> SMALL = List.of(0.5, 0.1, 0.01, 1e-3);

  private CirclesNamed() {}

  static List<Mistake<CirclesGiven, Vec2>> all() {
    List<Mistake<CirclesGiven, Vec2>> all = new ArrayList<>();
    all.add(new Mistake<>("C24", g -> isPoint(g) ? Vec2.ZERO : right(g)));
    all.add(new Mistake<>("C25", g -> isNested(g) ? toRim(g) : right(g)));
    all.add(new Mistake<>("C26", CirclesNamed::withRoot));
    for (double small : SMALL) {
      all.add(new Mistake<>("C27", g -> g.distance() < small ? up(g.reach()) : right(g)));
    }
    return List.copyOf(all);
  }

  /** Those that show with both centres in one place only. */
  static List<Mistake<CirclesGiven, Vec2>> inOnePlace() {
    return List.of(
        inOnePlace("C4", g -> up(g.one().radius())),
        inOnePlace("C4", g -> up(g.other().radius())),
        inOnePlace("C28", g -> Vec2.ZERO),
        inOnePlace("C29", g -> up(-g.reach())),
        inOnePlace("C29", g -> new Vec2(g.reach(), 0)),
        inOnePlace("C29", g -> new Vec2(-g.reach(), 0)));
  }

  private static Mistake<CirclesGiven, Vec2> inOnePlace(
      String id, Function<CirclesGiven, Vec2> move) {
    return new Mistake<>(id, g -> g.distance() == 0 ? move.apply(g) : right(g));
  }

  private static Vec2 up(double length) {
    return new Vec2(0, length);
  }

  private static Vec2 right(CirclesGiven g) {
    return CirclesCode.right(g);
  }

  private static boolean isPoint(CirclesGiven g) {
    return g.one().radius() == 0 || g.other().radius() == 0;
  }

  private static boolean isNested(CirclesGiven g) {
    return g.distance() > 0 && g.distance() < g.differenceOfRadii();
  }

  private static Vec2 toRim(CirclesGiven g) {
    return g.distV().unit().times(g.differenceOfRadii() - g.distance());
  }

  /** The depth as if distance and depth were at a right angle. */
  private static Vec2 withRoot(CirclesGiven g) {
    if (g.distance() == 0 || g.distance() >= g.reach()) {
      return right(g);
    }
    double square = g.reach() * g.reach() - g.distV().lengthSquared();
    return g.distV().unit().times(Math.sqrt(square));
  }
}
