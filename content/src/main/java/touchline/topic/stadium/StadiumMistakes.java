package touchline.topic.stadium;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.mistake.Mistakes;
import touchline.topic.overlap.CircleGiven;
import touchline.topic.overlap.OverlapMistakes;
import touchline.topic.overlap.OverlapNamed;

/**
 * Mistakes when asking whether a circle touches a stadium: what is taken for the sum of the radii.
 */
public final class StadiumMistakes {
  private StadiumMistakes() {}

  public static List<Mistake<StadiumGiven, Boolean>> all() {
    return List.of(
        new Mistake<>("T1", g -> g.distance() <= g.radius()),
        new Mistake<>("T2", g -> g.distance() <= larger(g)),
        new Mistake<>("T3", g -> g.distance() <= diagonal(g)),
        new Mistake<>("T4", g -> g.distance() <= product(g)));
  }

  /** Those of the radii, and those of a segment that show when the answer is yes or no. */
  static List<Mistake<StadiumGiven, Boolean>> byHand() {
    return withSegment(
        Mistakes.only(OverlapMistakes.all(), "O01", "O02", "O05", "O06", "O13", "O16", "O17"));
  }

  /** Those of the radii, and all those of a segment. */
  static List<Mistake<StadiumGiven, Boolean>> compared() {
    return withSegment(OverlapMistakes.all());
  }

  private static List<Mistake<StadiumGiven, Boolean>> withSegment(
      List<Mistake<CircleGiven, Boolean>> mistakes) {
    List<Mistake<StadiumGiven, Boolean>> all = new ArrayList<>(all());
    all.addAll(Mistakes.about(mistakes, StadiumGiven::grown));
    return all;
  }

  static double larger(StadiumGiven g) {
    return Math.max(g.radius(), g.otherRadius());
  }

  /** As of a right triangle. */
  static double diagonal(StadiumGiven g) {
    return Math.sqrt(g.radius() * g.radius() + g.otherRadius() * g.otherRadius());
  }

  static double product(StadiumGiven g) {
    return g.radius() * g.otherRadius();
  }

  /**
   * The mistakes about a stadium and a circle: first those of the two radii, then those of a
   * segment and a circle with both radii.
   */
  public static List<Mistake<StadiumGiven, Boolean>> inCode() {
    List<Mistake<StadiumGiven, Boolean>> all = new ArrayList<>(all());
    all.addAll(withoutTouching());
    all.add(new Mistake<>("T5", g -> g.grown().bareAway().length() <= g.otherRadius()));
    all.add(
        new Mistake<>(
            "T6", g -> Math.abs(g.grown().bareAway().length() - g.radius()) <= g.otherRadius()));
    all.add(new Mistake<>("T6", StadiumMistakes::outlinesMeet));
    all.add(new Mistake<>("O14", StadiumMistakes::inTurnedBox));
    all.addAll(Mistakes.about(OverlapMistakes.inCode(), StadiumGiven::grown));
    return List.copyOf(all);
  }

  /** Those for which no case is drawn. */
  static List<Mistake<StadiumGiven, Boolean>> named() {
    List<Mistake<StadiumGiven, Boolean>> all = new ArrayList<>();
    all.add(new Mistake<>("T7", g -> g.otherRadius() > 0 && touches(g)));
    all.add(new Mistake<>("T7", g -> g.radius() > 0 && touches(g)));
    all.add(new Mistake<>("T7", g -> g.radius() > 0 && g.otherRadius() > 0 && touches(g)));
    all.addAll(Mistakes.about(OverlapNamed.all(), StadiumGiven::grown));
    return List.copyOf(all);
  }

  private static boolean touches(StadiumGiven g) {
    return g.grown().distance() <= g.grown().radius();
  }

  /** The wrong radius, and touching does not count either. */
  private static List<Mistake<StadiumGiven, Boolean>> withoutTouching() {
    return List.of(
        new Mistake<>("T1", g -> g.grown().bareAway().length() < g.radius()),
        new Mistake<>(
            "T2", g -> g.grown().bareAway().length() < Math.max(g.radius(), g.otherRadius())),
        new Mistake<>(
            "T3",
            g -> g.grown().bareAway().length() < new Vec2(g.radius(), g.otherRadius()).length()),
        new Mistake<>("T5", g -> g.grown().bareAway().length() < g.otherRadius()));
  }

  /** As of two circles: neither lies inside the other. */
  private static boolean outlinesMeet(StadiumGiven g) {
    double difference = Math.abs(g.radius() - g.otherRadius());
    return g.grown().bareAway().length() >= difference
        && g.grown().bareAway().length() <= g.grown().radius();
  }

  /** The box lies along the core, longer and wider by both radii. */
  static boolean inTurnedBox(StadiumGiven g) {
    double reach = g.grown().radius();
    double length = g.grown().d().length();
    double along = g.grown().w().dot(g.grown().d()) / length;
    double across = Math.abs(g.grown().w().cross(g.grown().d())) / length;
    return along >= -reach && along <= length + reach && across <= reach;
  }
}
