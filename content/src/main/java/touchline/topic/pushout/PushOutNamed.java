package touchline.topic.pushout;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import touchline.collision.RobustSegmentCircle;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.topic.closestpoint.ClosestPointMistakes;
import touchline.topic.overlap.CircleGiven;

/**
 * Mistakes about pushing out for which no case is drawn. Most of them are about a centre on the
 * segment, where a rule chooses the direction.
 */
final class PushOutNamed {
  /** Metres that learners take for nothing. */
  private static final List<Double> SMALL = List.of(0.1, 0.01, 1e-3);

  private PushOutNamed() {}

  static List<Mistake<CircleGiven, Vec2>> all() {
    List<Mistake<CircleGiven, Vec2>> all = new ArrayList<>();
    for (double small : SMALL) {
      all.add(new Mistake<>("P25", g -> g.distance() <= small ? byRule(g) : right(g)));
    }
    return List.copyOf(all);
  }

  /** Those that show with the centre on the segment, or a segment of length zero, only. */
  static List<Mistake<CircleGiven, Vec2>> special() {
    List<Mistake<CircleGiven, Vec2>> all = new ArrayList<>();
    onSegment("P20", g -> g.point().normal().times(-g.radius()), all);
    onSegment("P21", g -> g.d().unit().times(g.radius()), all);
    onSegment("P21", g -> g.d().unit().times(-g.radius()), all);
    onSegment("P22", g -> new Vec2(0, g.radius()), all);
    onSegment("P24", g -> g.point().left().times(g.radius()), all);
    onSegment("A42", g -> exchanged(g).times(g.radius()), all);
    onSegment("P26", g -> Vec2.ZERO, all);
    all.add(new Mistake<>("P26", g -> isOn(g) ? Vec2.ZERO : right(g)));
    all.add(new Mistake<>("P22", g -> isAtEnd(g) ? new Vec2(0, g.radius()) : right(g)));
    all.add(new Mistake<>(ClosestPointMistakes.LENGTH_ZERO, g -> g.isPoint() ? up(g) : right(g)));
    all.add(
        new Mistake<>(ClosestPointMistakes.LENGTH_ZERO, g -> g.isPoint() ? Vec2.ZERO : right(g)));
    return List.copyOf(all);
  }

  /** With a rule of its own on a segment that has a direction. */
  private static void onSegment(
      String id, Function<CircleGiven, Vec2> push, List<Mistake<CircleGiven, Vec2>> all) {
    all.add(new Mistake<>(id, g -> isOn(g) && !g.isPoint() ? push.apply(g) : right(g)));
  }

  private static boolean isOn(CircleGiven g) {
    return RobustSegmentCircle.closestPoint(g.segment(), g.center()).equals(g.center());
  }

  private static boolean isAtEnd(CircleGiven g) {
    return g.center().equals(g.a()) || g.center().equals(g.b());
  }

  private static Vec2 exchanged(CircleGiven g) {
    return new Vec2(g.d().y(), g.d().x()).unit();
  }

  /** Straight up, as if the centre were in the point. */
  private static Vec2 up(CircleGiven g) {
    return new Vec2(0, Math.max(0, g.radius() - g.w().length()));
  }

  /** As on the segment, although the centre is only near it. */
  private static Vec2 byRule(CircleGiven g) {
    if (g.distance() >= g.radius()) {
      return right(g);
    }
    return g.isPoint() ? new Vec2(0, g.radius()) : g.point().normal().times(g.radius());
  }

  private static Vec2 right(CircleGiven g) {
    return RobustSegmentCircle.offset(g.segment(), g.circle());
  }
}
