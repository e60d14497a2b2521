package touchline.topic.precision;

import java.util.ArrayList;
import java.util.List;
import touchline.mistake.Mistake;

/**
 * Mistakes when one asks whether two circles touch, and not a hair may be missing. Right: the
 * squared distance is at most the square of the sum of the radii, in whole numbers.
 */
final class ExactMistakes {
  /** Metres by which code of learners is generous. */
  private static final List<Double> MARGINS = List.of(1e-6, 1e-3);

  private ExactMistakes() {}

  /** Those that show with small numbers. */
  static List<Mistake<WholeCircles, Boolean>> byHand() {
    return List.of(
        new Mistake<>("C1", g -> g.distanceSquared() < g.reachSquared()),
        new Mistake<>("C8", g -> g.distanceSquared() <= squares(g)),
        new Mistake<>("N18", g -> Math.floor(g.distance() * 10 + 0.5) / 10 <= g.reach()),
        new Mistake<>("N19", g -> Math.floor(g.distance() + 0.5) <= g.reach()),
        new Mistake<>("C12", g -> !g.touch()));
  }

  /** Those of code: rounded in one way or another, and the wrong lengths, in whole numbers. */
  static List<Mistake<WholeCircles, Boolean>> inCode() {
    List<Mistake<WholeCircles, Boolean>> all = new ArrayList<>();
    all.add(new Mistake<>("N20", g -> rounded(g) <= square((double) g.reach())));
    all.add(new Mistake<>("N21", g -> g.distance() <= g.reach()));
    for (double margin : MARGINS) {
      all.add(new Mistake<>("N22", g -> g.distance() <= g.reach() + margin));
    }
    all.add(new Mistake<>("N23", g -> inInts(g) <= square((int) g.reach())));
    all.add(new Mistake<>("N24", ExactMistakes::inFloats));
    all.add(new Mistake<>("C1", g -> g.distanceSquared() < g.reachSquared()));
    all.add(new Mistake<>("C1", g -> rounded(g) < square((double) g.reach())));
    all.add(new Mistake<>("C3", g -> g.distanceSquared() <= larger(g) * larger(g)));
    all.add(new Mistake<>("C4", g -> g.distanceSquared() <= g.radius() * g.radius()));
    all.add(new Mistake<>("C4", g -> g.distanceSquared() <= g.otherRadius() * g.otherRadius()));
    all.add(new Mistake<>("C5", g -> g.touch() && g.distanceSquared() >= difference(g)));
    all.add(new Mistake<>("C6", g -> g.distanceSquared() <= g.reach()));
    all.add(new Mistake<>("C8", g -> g.distanceSquared() <= squares(g)));
    all.add(new Mistake<>("C9", g -> Math.abs(g.across()) + Math.abs(g.up()) <= g.reach()));
    all.add(
        new Mistake<>("C10", g -> Math.max(Math.abs(g.across()), Math.abs(g.up())) <= g.reach()));
    all.add(new Mistake<>("C11", g -> g.distanceSquared() <= difference(g)));
    all.add(new Mistake<>("C12", g -> !g.touch()));
    return List.copyOf(all);
  }

  /** Those for which no case is drawn. */
  static List<Mistake<WholeCircles, Boolean>> named() {
    return List.of(
        new Mistake<>("N24", g -> differencesInFloats(g) <= g.reachSquared()),
        new Mistake<>("N19", g -> Math.floor(g.distance()) <= g.reach()),
        new Mistake<>("N25", g -> g.reach() > 0 && g.touch()));
  }

  /** Right where no coordinate is beyond the largest int: there a cast gives the largest. */
  static List<Mistake<WholeCircles, Boolean>> special() {
    return List.of(new Mistake<>("N26", g -> castDistanceSquared(g) <= g.reachSquared()));
  }

  private static long castDistanceSquared(WholeCircles given) {
    long across = (long) (int) given.other().center().x() - (int) given.one().center().x();
    long up = (long) (int) given.other().center().y() - (int) given.one().center().y();
    return across * across + up * up;
  }

  /** Only the differences are cut to 24 digits. */
  private static long differencesInFloats(WholeCircles given) {
    long across = (long) (float) given.across();
    long up = (long) (float) given.up();
    return across * across + up * up;
  }

  private static long larger(WholeCircles given) {
    return Math.max(given.radius(), given.otherRadius());
  }

  private static long difference(WholeCircles given) {
    long difference = given.radius() - given.otherRadius();
    return difference * difference;
  }

  private static long squares(WholeCircles given) {
    return given.radius() * given.radius() + given.otherRadius() * given.otherRadius();
  }

  private static double square(double number) {
    return number * number;
  }

  private static int square(int number) {
    return number * number;
  }

  /** The squared distance in doubles. */
  private static double rounded(WholeCircles given) {
    return square((double) given.across()) + square((double) given.up());
  }

  private static int inInts(WholeCircles given) {
    return square((int) given.across()) + square((int) given.up());
  }

  private static boolean inFloats(WholeCircles given) {
    float across = (float) given.across();
    float up = (float) given.up();
    float reach = (float) given.reach();
    return across * across + up * up <= reach * reach;
  }
}
