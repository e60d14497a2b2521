package touchline.topic.broadphase;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import touchline.geometry.Circle;
import touchline.mistake.Mistake;
import touchline.topic.closestpoint.MixedAxes;

/** Mistakes about a ball and the box around circles for which no case is drawn. */
final class ReachNamed {
  /** Where the search for the least begins; that for the greatest begins at the opposite. */
  private static final List<Double> STARTS = List.of(100.0, 1_000.0, 9_999.0, 10_000.0);

  private ReachNamed() {}

  static List<Mistake<TreeGiven, Boolean>> all() {
    List<Mistake<TreeGiven, Boolean>> all = new ArrayList<>();
    all.add(new Mistake<>("Y41", ReachNamed::reachesOne));
    all.add(new Mistake<>("Y42", g -> eitherOr(g.circles()).isReached(g.ball())));
    all.add(new Mistake<>("Y43", g -> reaches(g, withoutLast(g.circles()))));
    all.add(new Mistake<>("Y44", g -> reaches(g, withArea(g.circles()))));
    mixedAxes(all);
    for (double start : STARTS) {
      all.add(new Mistake<>("Y45", g -> sides(g).from(start).isReached(g.ball())));
    }
    return List.copyOf(all);
  }

  private static ReachMistakes.Sides sides(TreeGiven given) {
    return ReachMistakes.Sides.around(given.circles());
  }

  /** One of the four sides is that of the other axis, or one coordinate of the ball. */
  private static void mixedAxes(List<Mistake<TreeGiven, Boolean>> all) {
    List<UnaryOperator<ReachMistakes.Sides>> mixed =
        List.of(
            s -> new ReachMistakes.Sides(s.bottom(), s.right(), s.bottom(), s.top()),
            s -> new ReachMistakes.Sides(s.left(), s.top(), s.bottom(), s.top()),
            s -> new ReachMistakes.Sides(s.left(), s.right(), s.left(), s.top()),
            s -> new ReachMistakes.Sides(s.left(), s.right(), s.bottom(), s.right()));
    mixed.forEach(
        way -> all.add(new Mistake<>(MixedAxes.ID, g -> way.apply(sides(g)).isReached(g.ball()))));
  }

  /** Whether the ball reaches the box around circles, if there are any. */
  private static boolean reaches(TreeGiven given, List<Circle> circles) {
    return !circles.isEmpty() && ReachMistakes.Sides.around(circles).isReached(given.ball());
  }

  private static boolean reachesOne(TreeGiven given) {
    return given.circles().stream().anyMatch(circle -> reaches(given, List.of(circle)));
  }

  /** A circle that reaches farthest to one side is not asked about the opposite one. */
  private static ReachMistakes.Sides eitherOr(List<Circle> circles) {
    double left = Double.POSITIVE_INFINITY;
    double right = Double.NEGATIVE_INFINITY;
    double bottom = Double.POSITIVE_INFINITY;
    double top = Double.NEGATIVE_INFINITY;
    for (Circle circle : circles) {
      Circle turned = Pairs.turned(circle);
      right = Pairs.start(circle) < left ? right : Math.max(right, Pairs.end(circle));
      left = Math.min(left, Pairs.start(circle));
      top = Pairs.start(turned) < bottom ? top : Math.max(top, Pairs.end(turned));
      bottom = Math.min(bottom, Pairs.start(turned));
    }
    return new ReachMistakes.Sides(left, right, bottom, top);
  }

  /** A single one is always there. */
  private static List<Circle> withoutLast(List<Circle> circles) {
    return circles.subList(0, Math.max(1, circles.size() - 1));
  }

  private static List<Circle> withArea(List<Circle> circles) {
    return circles.stream().filter(circle -> circle.radius() > 0).toList();
  }
}
