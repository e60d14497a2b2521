package touchline.topic.moving;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoublePredicate;
import java.util.function.ToDoubleFunction;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;

/**
 * Mistakes about the time at which a moving circle meets a point for which no case is drawn: cases
 * that are there show them.
 */
public final class PointNamed {
  private static final double NOT_HIT = MovingCircleCode.NOT_HIT;

  /** What learners take for nothing, whatever its unit. */
  private static final List<Double> SMALL = List.of(1e-3, 1e-4, 1e-6);

  /** In square metres a step squared; our cases here have no lower speeds. */
  private static final double LEAST_SPEED = 1e-6;

  /** Only the root is divided. */
  private static final PointFormula.Root LAST_PART = (q, root) -> -q.b() - root / q.a();

  /** The same with twice b, as in the formula of most books. */
  private static final PointFormula.Root LAST_PART_OF_TWICE =
      (q, root) -> -2 * q.b() - root / q.a();

  /** Without a bracket around the divisor, 2 and then a. */
  private static final PointFormula.Root TIMES_A = (q, root) -> (-q.b() - root) * q.a();

  private PointNamed() {}

  /** What a method returns; -1 stands for never. */
  public static List<Mistake<PointMotion, Double>> all() {
    List<Mistake<PointMotion, Double>> all = new ArrayList<>(atTheEdges());
    for (double small : SMALL) {
      if (small > LEAST_SPEED) {
        all.add(slow(small));
      }
      all.add(new Mistake<>("S45", g -> above(small, PointQuadratic::discriminant, g.quadratic())));
    }
    formula("S41", LAST_PART, all);
    formula("S41", LAST_PART_OF_TWICE, all);
    formula("S42", TIMES_A, all);
    all.add(new Mistake<>("S19", g -> eitherRoot(g.quadratic())));
    return List.copyOf(all);
  }

  /**
   * Slower counts as at rest.
   *
   * @param small a square of a speed
   */
  public static Mistake<PointMotion, Double> slow(double small) {
    return new Mistake<>("S45", g -> above(small, PointQuadratic::a, g.quadratic()));
  }

  private static List<Mistake<PointMotion, Double>> atTheEdges() {
    return List.of(
        new Mistake<>("S37", g -> grazing(g.quadratic())),
        new Mistake<>("S38", g -> unless(time -> time == 1, g)),
        new Mistake<>("S39", g -> g.quadratic().c() <= 0 ? 0 : right(g.quadratic())),
        new Mistake<>("S40", g -> unless(time -> time == 0 && g.quadratic().c() >= 0, g)),
        new Mistake<>("S43", g -> unless(time -> g.velocity().equals(Vec2.ZERO), g)));
  }

  private static void formula(
      String id, PointFormula.Root root, List<Mistake<PointMotion, Double>> all) {
    PointFormula formula = PointFormula.RIGHT.taking(root);
    for (PointQuestions questions : PointQuestions.values()) {
      all.add(new Mistake<>(id, g -> formula.inStep(g, questions)));
    }
    all.add(new Mistake<>(id, g -> floored(formula, g)));
  }

  /** All is asked, and whether the time is below 0, too. */
  private static double floored(PointFormula formula, PointMotion g) {
    double time = formula.inStep(g, PointQuestions.ALL);
    return time < 0 ? NOT_HIT : time;
  }

  private static double right(PointQuadratic q) {
    return PointQuestions.ALL.ask(q, q.discriminant(), q.time());
  }

  /** A number must not only be above zero, but above what is taken for it. */
  private static double above(
      double small, ToDoubleFunction<PointQuadratic> number, PointQuadratic q) {
    return q.c() >= 0 && number.applyAsDouble(q) < small ? NOT_HIT : right(q);
  }

  private static double unless(DoublePredicate excluded, PointMotion g) {
    double time = right(g.quadratic());
    return excluded.test(time) ? NOT_HIT : time;
  }

  private static double grazing(PointQuadratic q) {
    boolean isMiss = q.b() >= 0 || q.discriminant() < 0;
    return q.c() < 0 ? 0 : isMiss ? NOT_HIT : q.time() > 1 ? NOT_HIT : q.time();
  }

  /**
   * The first of the two roots that is in the step, whether or not the circle is over the point.
   */
  private static double eitherRoot(PointQuadratic q) {
    if (q.a() == 0) {
      return q.c() < 0 ? 0 : NOT_HIT;
    }
    if (q.discriminant() <= 0) {
      return NOT_HIT;
    }
    double leaving = (-q.b() + Math.sqrt(q.discriminant())) / q.a();
    return isInStep(q.time()) ? q.time() : isInStep(leaving) ? leaving : NOT_HIT;
  }

  private static boolean isInStep(double time) {
    return time >= 0 && time <= 1;
  }
}
