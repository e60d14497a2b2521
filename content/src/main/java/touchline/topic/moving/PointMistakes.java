package touchline.topic.moving;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;

/** Mistakes about the time at which a moving circle meets a point. */
public final class PointMistakes {
  private static final double NOT_HIT = MovingCircleCode.NOT_HIT;

  private PointMistakes() {}

  /** A wrong formula by the name of its mistake. */
  private record Wrong(String id, PointFormula formula) {}

  /** What a person works out by hand for a circle that does meet the point. */
  public static List<Mistake<PointMotion, Double>> byHand() {
    return formulas().stream().map(PointMistakes::byHand).toList();
  }

  /** The formulas without any question around them, also those that mostly have no root. */
  public static List<Mistake<PointMotion, Double>> bare() {
    return inMethods().stream().map(PointMistakes::byHand).toList();
  }

  private static Mistake<PointMotion, Double> byHand(Wrong wrong) {
    return new Mistake<>(wrong.id(), wrong.formula()::byHand);
  }

  /** What a method returns: each formula with either way of asking, and what is not asked. */
  public static List<Mistake<PointMotion, Double>> inCode() {
    List<Mistake<PointMotion, Double>> all = new ArrayList<>();
    for (Wrong wrong : inMethods()) {
      for (PointQuestions questions : PointQuestions.values()) {
        all.add(new Mistake<>(wrong.id(), g -> wrong.formula().inStep(g, questions)));
        all.add(new Mistake<>(wrong.id(), g -> askedOfTheRight(wrong.formula(), questions, g)));
      }
    }
    all.addAll(PointOmissions.all());
    return List.copyOf(all);
  }

  /** The questions are those of the right quadratic, and only the number is wrong. */
  private static double askedOfTheRight(
      PointFormula formula, PointQuestions questions, PointMotion g) {
    PointQuadratic right = g.quadratic();
    double asked = questions.ask(right, right.discriminant(), right.time());
    return asked == NOT_HIT || right.c() < 0 ? asked : formula.byHand(g);
  }

  private static List<Wrong> inMethods() {
    List<Wrong> all = new ArrayList<>(formulas());
    all.add(new Wrong("S23", mixed(1, 4, 1)));
    all.add(new Wrong("S23", mixed(1, 4, 2)));
    return all;
  }

  private static List<Wrong> formulas() {
    PointFormula right = PointFormula.RIGHT;
    return List.of(
        new Wrong("S20", right.taking((q, root) -> (-q.b() + root) / q.a())),
        new Wrong("S21", right.taking((q, root) -> -q.b() / q.a())),
        new Wrong("S22", right.from(g -> withRadius(g, g.radius()))),
        new Wrong("S05", right.taking((q, root) -> (-q.b() - root) / Math.sqrt(q.a()))),
        new Wrong("S08", right.from(g -> withRadius(g, 4 * g.radius() * g.radius()))),
        new Wrong("S23", mixed(1, 1, 2)),
        new Wrong("S23", mixed(2, 1, 2)),
        new Wrong("S25", right.from(PointMistakes::backward)),
        new Wrong("S26", right.with(q -> q.b() * q.b() - q.c()).taking((q, root) -> -q.b() - root)),
        new Wrong("S29", right.from(PointMistakes::fromOrigin)));
  }

  /** One formula's b, another one's 4 a c, and what is divided by. */
  private static PointFormula mixed(double b, double four, double two) {
    return PointFormula.RIGHT
        .with(q -> b * q.b() * b * q.b() - four * q.a() * q.c())
        .taking((q, root) -> (-b * q.b() - root) / (two * q.a()));
  }

  private static PointQuadratic withRadius(PointMotion g, double square) {
    Vec2 distV = g.center().minus(g.point());
    return g.quadratic().withConstant(distV.dot(distV) - square);
  }

  private static PointQuadratic backward(PointMotion g) {
    return PointQuadratic.of(g.point().minus(g.center()), g.velocity(), g.radius());
  }

  private static PointQuadratic fromOrigin(PointMotion g) {
    return PointQuadratic.of(g.center(), g.velocity(), g.radius());
  }
}
