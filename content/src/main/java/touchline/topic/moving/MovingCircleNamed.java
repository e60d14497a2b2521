package touchline.topic.moving;

import java.util.ArrayList;
import java.util.List;
import touchline.collision.RobustMovingCircle;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;

/** Mistakes about the time of impact for which no case is drawn: cases that are there show them. */
final class MovingCircleNamed {
  private static final double NOT_HIT = MovingCircleCode.NOT_HIT;

  /** Metres a step toward the line that learners take for none. */
  private static final List<Double> SLOW = List.of(0.1, 0.01, 1e-3);

  private MovingCircleNamed() {}

  static List<Mistake<MotionGiven, Double>> all() {
    List<Mistake<MotionGiven, Double>> all = new ArrayList<>(MovingCircleForms.onOneSide());
    all.add(new Mistake<>("S38", g -> right(g) == 1 ? NOT_HIT : right(g)));
    all.add(new Mistake<>("S39", g -> g.distance() <= g.radius() ? 0 : right(g)));
    all.add(
        new Mistake<>(
            "S40", g -> right(g) == 0 && g.distance() >= g.radius() ? NOT_HIT : right(g)));
    all.add(new Mistake<>("S43", g -> g.velocity().equals(Vec2.ZERO) ? NOT_HIT : right(g)));
    for (double slow : SLOW) {
      all.add(new Mistake<>("S46", g -> right(g) > 0 && approach(g) < slow ? NOT_HIT : right(g)));
    }
    all.add(new Mistake<>("S44", g -> isBesideSegment(g) ? right(g) : NOT_HIT));
    all.add(new Mistake<>("S44", g -> right(g) == 0 || isBesideSegment(g) ? right(g) : NOT_HIT));
    return List.copyOf(all);
  }

  private static double approach(MotionGiven g) {
    return Math.abs(g.b().minus(g.a()).unit().cross(g.velocity()));
  }

  private static double right(MotionGiven g) {
    return MovingCircleCode.time(RobustMovingCircle.hit(g.circle(), g.velocity(), g.line()));
  }

  /** Whether the contact with the line is between a and b. */
  private static boolean isBesideSegment(MotionGiven g) {
    double share = FromParts.share(g, right(g));
    return share >= 0 && share <= 1;
  }
}
