package touchline.topic.closestpoint;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import touchline.collision.RobustSegmentCircle;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;

/** Mistakes about the closest point for which no case is drawn: cases that are there show them. */
final class ClosestPointNamed {
  /** Metres, or square metres, that learners take for nothing. */
  private static final List<Double> SMALL = List.of(0.1, 0.01, 1e-3, 1e-4, 1e-5, 1e-6);

  /** Squares below this one differ from nothing nowhere in our cases. */
  private static final double LEAST_LENGTH = 1e-3;

  private ClosestPointNamed() {}

  static List<Mistake<PointGiven, Vec2>> all() {
    List<Mistake<PointGiven, Vec2>> all = new ArrayList<>();
    for (double small : SMALL) {
      if (small >= LEAST_LENGTH) {
        all.add(new Mistake<>("M32", g -> g.length() < small ? g.a() : right(g)));
      }
      all.add(new Mistake<>("M32", g -> g.d().lengthSquared() < small ? g.a() : right(g)));
    }
    upright(PointGiven::a, all);
    upright(PointGiven::b, all);
    upright(g -> new Vec2(g.a().x(), g.p().y()), all);
    all.add(new Mistake<>("M23", g -> g.share() <= 0 ? g.b() : g.share() >= 1 ? g.a() : right(g)));
    all.add(new Mistake<>("M28", g -> g.at(along(g, g.w(), g.b()))));
    all.add(new Mistake<>("M34", g -> g.at(along(g, g.p().minus(g.b()), g.d()))));
    all.add(new Mistake<>("M34", g -> g.b().minus(g.d().times(along(g, g.w(), g.d())))));
    all.addAll(MixedAxes.closest());
    return List.copyOf(all);
  }

  private static double along(PointGiven g, Vec2 way, Vec2 direction) {
    return PointGiven.clamp(way.dot(direction) / g.d().lengthSquared());
  }

  /** A slope has no number where the segment is upright. */
  private static void upright(
      Function<PointGiven, Vec2> answer, List<Mistake<PointGiven, Vec2>> all) {
    all.add(new Mistake<>("M33", g -> isUpright(g) ? answer.apply(g) : right(g)));
  }

  private static boolean isUpright(PointGiven g) {
    return g.a().x() == g.b().x();
  }

  private static Vec2 right(PointGiven g) {
    return RobustSegmentCircle.closestPoint(g.segment(), g.p());
  }
}
