package touchline.topic.meeting;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import touchline.collision.RobustMovingCircle;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.mistake.Mistakes;
import touchline.topic.moving.PointMistakes;
import touchline.topic.moving.PointMotion;
import touchline.topic.moving.PointNamed;

/**
 * Mistakes about two moving circles. With u = v - w, d from the centre of the other to that of the
 * one, and s, the sum of the radii, they first touch at the smaller root of |d + t u|² = s².
 */
final class MeetingMistakes {
  private static final double NOT_MET = -1;

  /** What a mistake about a circle and a point is called here, where one has been made of two. */
  private static final Map<String, String> NAMES =
      Map.ofEntries(
          Map.entry("S25", "I1"),
          Map.entry("S20", "I7"),
          Map.entry("S21", "I8"),
          Map.entry("S22", "I9"),
          Map.entry("S23", "I10"),
          Map.entry("S19", "I12"),
          Map.entry("S28", "I14"),
          Map.entry("S27", "I15"),
          Map.entry("S13", "I16"),
          Map.entry("S15", "I17"),
          Map.entry("S01", "I19"),
          Map.entry("S05", "I20"),
          Map.entry("S08", "I21"),
          Map.entry("S26", "I22"),
          Map.entry("S29", "I23"),
          Map.entry("S37", "I24"),
          Map.entry("S38", "I25"),
          Map.entry("S39", "I26"),
          Map.entry("S40", "I27"),
          Map.entry("S41", "I28"),
          Map.entry("S42", "I29"),
          Map.entry("S43", "I38"),
          Map.entry("S45", "I45"));

  private MeetingMistakes() {}

  /** The same pair as somebody sees it who takes something else for the velocity or the reach. */
  private record View(String id, Function<MeetingGiven, PointMotion> of) {}

  private static List<View> velocities() {
    return List.of(
        new View("I2", g -> g.seen(g.v().plus(g.w()), g.reach())),
        new View("I3", g -> g.seen(g.v(), g.reach())),
        new View("I4", g -> g.seen(g.w().times(-1), g.reach())));
  }

  private static List<View> views() {
    List<View> all = new ArrayList<>(velocities());
    all.add(new View("I5", g -> g.seen(g.relative(), 0)));
    all.add(new View("I6", g -> g.seen(g.relative(), g.one().radius())));
    all.add(new View("I6", g -> g.seen(g.relative(), g.other().radius())));
    all.add(new View("I9", g -> g.seen(g.relative(), rootOfSquares(g))));
    return all;
  }

  private static double rootOfSquares(MeetingGiven g) {
    return new Vec2(g.one().radius(), g.other().radius()).length();
  }

  /** Right: v - w. */
  static List<Mistake<MeetingGiven, Vec2>> relative() {
    List<Mistake<MeetingGiven, Vec2>> all = new ArrayList<>();
    all.add(new Mistake<>("I1", g -> g.w().minus(g.v())));
    velocities().forEach(view -> all.add(new Mistake<>(view.id, g -> view.of.apply(g).velocity())));
    return List.copyOf(all);
  }

  /** Right: the time, of circles that do touch in the step. */
  static List<Mistake<MeetingGiven, Double>> time() {
    List<Mistake<MeetingGiven, Double>> all = new ArrayList<>();
    for (View view : views()) {
      // Without any radius there is mostly no root.
      if (!view.id.equals("I5")) {
        all.add(new Mistake<>(view.id, g -> byHand(view.of.apply(g))));
      }
    }
    List<Mistake<MeetingGiven, Double>> formulas = renamed(PointMistakes.byHand());
    all.addAll(Mistakes.only(formulas, "I1", "I7", "I8", "I9", "I10"));
    all.add(new Mistake<>("I11", g -> g.gap() / (g.v().length() + g.w().length())));
    return List.copyOf(all);
  }

  /** Right: whether they touch within the step. */
  static List<Mistake<MeetingGiven, Boolean>> touch() {
    List<Mistake<MeetingGiven, Boolean>> all = new ArrayList<>();
    velocities().forEach(view -> all.add(new Mistake<>(view.id, g -> met(view.of.apply(g)) >= 0)));
    all.add(new Mistake<>("I5", g -> met(g.seen(g.relative(), 0)) >= 0));
    all.add(new Mistake<>("I6", g -> met(g.seen(g.relative(), g.one().radius())) >= 0));
    all.add(new Mistake<>("I11", g -> g.gap() <= g.v().length() + g.w().length()));
    all.add(new Mistake<>("I13", g -> meetsBackward(g) || g.touch()));
    all.add(new Mistake<>("I14", g -> g.b() < 0 && -g.b() <= g.a()));
    all.add(new Mistake<>("I16", g -> g.b() < 0 && g.discriminant() > 0));
    all.add(new Mistake<>("I17", MeetingMistakes::touchesAtEnd));
    all.add(new Mistake<>("I18", g -> !g.touch()));
    return List.copyOf(all);
  }

  /** They touched within a step before this one. */
  private static boolean meetsBackward(MeetingGiven g) {
    return met(g.seen(g.relative().times(-1), g.reach())) >= 0;
  }

  private static boolean touchesAtEnd(MeetingGiven g) {
    return g.distV().plus(g.relative()).length() <= g.reach();
  }

  /** What a comparison in a figure runs: whole methods, each with one mistake. */
  static List<Mistake<MeetingGiven, Double>> compared() {
    List<Mistake<MeetingGiven, Double>> all = new ArrayList<>();
    all.add(new Mistake<>("I1", g -> met(g.seen(g.relative().times(-1), g.reach()))));
    views().forEach(view -> all.add(new Mistake<>(view.id, g -> met(view.of.apply(g)))));
    all.add(new Mistake<>("I17", g -> touchesAtEnd(g) ? 1 : NOT_MET));
    return List.copyOf(all);
  }

  /** What a method returns; -1 stands for never. */
  static List<Mistake<MeetingGiven, Double>> inCode() {
    List<Mistake<MeetingGiven, Double>> all = new ArrayList<>(compared());
    all.addAll(renamed(PointMistakes.inCode()));
    views().forEach(view -> all.add(new Mistake<>(view.id, g -> ofTheRight(g, view))));
    return List.copyOf(all);
  }

  /** Those for which no case is drawn. */
  static List<Mistake<MeetingGiven, Double>> named() {
    List<Mistake<MeetingGiven, Double>> all = new ArrayList<>(renamed(PointNamed.all()));
    all.addAll(renamed(List.of(PointNamed.slow(1e-6))));
    all.add(standing(MeetingGiven::v));
    all.add(standing(MeetingGiven::w));
    all.add(standing(g -> isZero(g.v()) ? g.v() : g.w()));
    return List.copyOf(all);
  }

  /** Nobody meets one that does not move. */
  private static Mistake<MeetingGiven, Double> standing(Function<MeetingGiven, Vec2> velocity) {
    return new Mistake<>(
        "I39",
        g -> {
          double right = met(g.seen());
          boolean isApart = right >= 0 && g.c() >= 0;
          return isApart && isZero(velocity.apply(g)) ? NOT_MET : right;
        });
  }

  private static boolean isZero(Vec2 velocity) {
    return velocity.lengthSquared() == 0;
  }

  /** The questions are those about the right pair, and only the number is wrong. */
  private static double ofTheRight(MeetingGiven g, View view) {
    double right = met(g.seen());
    return right <= 0 ? right : byHand(view.of.apply(g));
  }

  /** The formulas without any question around them. */
  static List<Mistake<MeetingGiven, Double>> bare() {
    List<Mistake<MeetingGiven, Double>> all = new ArrayList<>();
    views().forEach(view -> all.add(new Mistake<>(view.id, g -> byHand(view.of.apply(g)))));
    all.addAll(renamed(PointMistakes.bare()));
    return List.copyOf(all);
  }

  private static List<Mistake<MeetingGiven, Double>> renamed(
      List<Mistake<PointMotion, Double>> mistakes) {
    return mistakes.stream()
        .map(
            one ->
                one.named(NAMES.getOrDefault(one.id(), one.id()))
                    .about((MeetingGiven g) -> g.seen()))
        .toList();
  }

  /** As the method has it: the time in the step, or -1. */
  private static double met(PointMotion g) {
    return RobustMovingCircle.hit(g.circle(), g.velocity(), g.segment())
        .map(impact -> impact.time())
        .orElse(NOT_MET);
  }

  private static double byHand(PointMotion g) {
    Vec2 distV = g.center().minus(g.point());
    double a = g.velocity().dot(g.velocity());
    double b = distV.dot(g.velocity());
    double c = distV.dot(distV) - g.radius() * g.radius();
    return (-b - Math.sqrt(b * b - a * c)) / a;
  }
}
