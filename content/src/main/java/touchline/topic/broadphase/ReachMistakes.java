package touchline.topic.broadphase;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;

/**
 * Mistakes about a ball and the box around circles, of which there is at least one. With D, the
 * distance from the box to the centre of the ball, it reaches the box when D &lt;= radius.
 */
final class ReachMistakes {
  private ReachMistakes() {}

  /** The sides that somebody has found; nothing says that left is to the left of right. */
  record Sides(double left, double right, double bottom, double top) {
    static Sides around(List<Circle> circles) {
      return new Sides(
          least(circles, Pairs::start),
          greatest(circles, Pairs::end),
          least(circles, circle -> Pairs.start(Pairs.turned(circle))),
          greatest(circles, circle -> Pairs.end(Pairs.turned(circle))));
    }

    /** From the point of the box that is closest, by the two lines that everybody writes. */
    Vec2 away(Vec2 p) {
      return new Vec2(
          p.x() - Math.max(left, Math.min(p.x(), right)),
          p.y() - Math.max(bottom, Math.min(p.y(), top)));
    }

    boolean isReached(Circle ball) {
      return away(ball.center()).length() <= ball.radius();
    }

    /** As if the search for the least and the greatest began at zero. */
    Sides withOrigin() {
      return new Sides(
          Math.min(0, left), Math.max(0, right), Math.min(0, bottom), Math.max(0, top));
    }

    /** As if the search for the greatest alone began at zero. */
    Sides withPositiveEnds() {
      return new Sides(left, Math.max(0, right), bottom, Math.max(0, top));
    }

    /** As if the search began at some number instead of with a circle. */
    Sides from(double start) {
      return new Sides(
          Math.min(start, left),
          Math.max(-start, right),
          Math.min(start, bottom),
          Math.max(-start, top));
    }

    Sides withRight(double nearer) {
      return new Sides(left, nearer, bottom, top);
    }
  }

  private static double least(List<Circle> circles, ToDoubleFunction<Circle> side) {
    double least = Double.POSITIVE_INFINITY;
    for (Circle circle : circles) {
      least = Math.min(least, side.applyAsDouble(circle));
    }
    return least;
  }

  private static double greatest(List<Circle> circles, ToDoubleFunction<Circle> side) {
    return -least(circles, circle -> -side.applyAsDouble(circle));
  }

  /** Right: D &lt;= radius. */
  static List<Mistake<TreeGiven, Boolean>> inCode() {
    List<Mistake<TreeGiven, Boolean>> all = new ArrayList<>(ofBox());
    all.add(new Mistake<>("Y21", given -> larger(away(given)) <= given.ball().radius()));
    all.add(new Mistake<>("Y22", given -> distance(given) < given.ball().radius()));
    all.add(new Mistake<>("Y23", ReachMistakes::touchesOne));
    all.add(new Mistake<>("Y36", given -> !sides(given).isReached(given.ball())));
    all.add(new Mistake<>("Y39", given -> distance(given) == 0));
    all.add(new Mistake<>("Y40", given -> Math.abs(away(given).x()) <= given.ball().radius()));
    all.add(new Mistake<>("Y40", given -> Math.abs(away(given).y()) <= given.ball().radius()));
    all.add(new Mistake<>("O04", given -> distance(given) <= squared(given.ball().radius())));
    all.add(new Mistake<>("O07", given -> distance(given) <= given.ball().radius() / 2));
    all.add(new Mistake<>("O08", given -> distance(given) <= 2 * given.ball().radius()));
    return List.copyOf(all);
  }

  /** The box is another one. */
  private static List<Mistake<TreeGiven, Boolean>> ofBox() {
    return List.of(
        box("Y20", given -> Sides.around(given.ofCenters().circles())),
        box("Y33", given -> sides(given).withRight(least(given.circles(), Pairs::end))),
        box("Y37", given -> Sides.around(given.circles().subList(0, 1))),
        box("Y37", given -> Sides.around(last(given.circles()))),
        box("Y38", given -> sides(given).withOrigin()),
        box("Y38", given -> sides(given).withPositiveEnds()));
  }

  /** Says what somebody takes for the box. */
  private interface Boxing {
    Sides of(TreeGiven given);
  }

  private static Mistake<TreeGiven, Boolean> box(String id, Boxing boxing) {
    return new Mistake<>(id, given -> boxing.of(given).isReached(given.ball()));
  }

  private static Sides sides(TreeGiven given) {
    return Sides.around(given.circles());
  }

  private static List<Circle> last(List<Circle> circles) {
    return circles.subList(circles.size() - 1, circles.size());
  }

  private static Vec2 away(TreeGiven given) {
    return sides(given).away(given.ball().center());
  }

  private static double distance(TreeGiven given) {
    return away(given).length();
  }

  private static double larger(Vec2 way) {
    return Math.max(Math.abs(way.x()), Math.abs(way.y()));
  }

  private static double squared(double number) {
    return number * number;
  }

  /** Whether the ball touches one of the circles themselves. */
  static boolean touchesOne(TreeGiven given) {
    for (Circle circle : given.circles()) {
      if (Pairs.touch(given.ball(), circle)) {
        return true;
      }
    }
    return false;
  }
}
