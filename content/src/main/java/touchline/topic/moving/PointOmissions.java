package touchline.topic.moving;

import java.util.List;
import touchline.mistake.Mistake;

/** What is not asked, or asked wrongly, about a moving circle that meets a point. */
final class PointOmissions {
  private static final double NOT_HIT = MovingCircleCode.NOT_HIT;

  private PointOmissions() {}

  static List<Mistake<PointMotion, Double>> all() {
    return List.of(
        of("S13", q -> q.c() < 0 ? 0 : q.b() >= 0 || misses(q) ? NOT_HIT : q.time()),
        of("S13", q -> q.c() < 0 ? 0 : misses(q) ? NOT_HIT : q.time()),
        of("S13", q -> q.c() < 0 ? 0 : misses(q) || q.time() > 1 ? NOT_HIT : q.time()),
        of("S13", q -> q.c() < 0 ? 0 : misses(q) || q.time() < 0 ? NOT_HIT : q.time()),
        of("S13", q -> q.c() < 0 ? 0 : misses(q) ? NOT_HIT : within(q.time())),
        of("S13", q -> q.c() < 0 ? 0 : q.b() >= 0 || misses(q) ? NOT_HIT : within(q.time())),
        new Mistake<>("S15", g -> touchesAtEnd(g) ? rightTime(g) : NOT_HIT),
        new Mistake<>("S15", g -> touchesAtEnd(g) ? 1 : NOT_HIT),
        new Mistake<>("S15", g -> g.quadratic().c() < 0 ? 0 : touchesAtEnd(g) ? 1 : NOT_HIT),
        new Mistake<>("S01", g -> g.quadratic().c() < 0 ? 0 : NOT_HIT),
        of("S19", q -> q.b() >= 0 || misses(q) || q.time() > 1 ? NOT_HIT : q.time()),
        of("S19", q -> misses(q) || q.time() < 0 || q.time() > 1 ? NOT_HIT : q.time()),
        of("S19", q -> q.b() >= 0 ? NOT_HIT : right(q)),
        of("S19", q -> misses(q) || q.time() > 1 ? NOT_HIT : Math.max(0, q.time())),
        of("S28", q -> q.c() < 0 ? 0 : q.b() >= 0 ? NOT_HIT : inTime(nearest(q))),
        of("S28", q -> q.c() < 0 ? 0 : q.b() >= 0 ? NOT_HIT : inTime(mirrored(q))),
        of("S27", q -> q.c() < 0 ? 0 : q.b() >= 0 ? NOT_HIT : q.time() > 1 ? NOT_HIT : q.time()));
  }

  private interface Asked {
    double of(PointQuadratic quadratic);
  }

  private static Mistake<PointMotion, Double> of(String id, Asked asked) {
    return new Mistake<>(id, g -> asked.of(g.quadratic()));
  }

  private static double right(PointQuadratic q) {
    return PointQuestions.ALL.ask(q, q.discriminant(), q.time());
  }

  private static double rightTime(PointMotion g) {
    return right(g.quadratic());
  }

  private static boolean misses(PointQuadratic q) {
    return q.discriminant() <= 0;
  }

  private static double within(double time) {
    return Math.max(0, Math.min(time, 1));
  }

  private static double inTime(double time) {
    return time >= 0 && time <= 1 ? time : NOT_HIT;
  }

  /** A circle that passes by counts as one that touches where it is nearest. */
  private static double nearest(PointQuadratic q) {
    return (-q.b() - Math.sqrt(Math.max(0, q.discriminant()))) / q.a();
  }

  /** The root of the discriminant without its sign. */
  private static double mirrored(PointQuadratic q) {
    return (-q.b() - Math.sqrt(Math.abs(q.discriminant()))) / q.a();
  }

  private static boolean touchesAtEnd(PointMotion g) {
    return g.center().plus(g.velocity()).minus(g.point()).length() <= g.radius();
  }
}
