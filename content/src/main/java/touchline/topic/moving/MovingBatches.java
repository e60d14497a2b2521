package touchline.topic.moving;

import java.util.List;
import java.util.Optional;
import touchline.collision.Impact;
import touchline.collision.RobustMovingCircle;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.parity.Batch;
import touchline.parity.BatchInput;
import touchline.parity.BatchOutput;

/** What is in the way, the circle, its velocity; then a second segment where one is taken. */
public final class MovingBatches {
  private MovingBatches() {}

  public static List<Batch> all() {
    return List.of(
        new Batch("RobustMovingCircle.hit-line", "ppprp", 6, MovingBatches::hitLine),
        new Batch("RobustMovingCircle.hit-segment", "ppprp", 6, MovingBatches::hitSegment),
        new Batch("RobustMovingCircle.firstHit", "ppprppp", 9, MovingBatches::firstHit));
  }

  private static void hitLine(BatchInput in, BatchOutput out) {
    Line line = in.line();
    Circle circle = in.circle();
    impact(RobustMovingCircle.hit(circle, in.point(), line), out);
  }

  private static void hitSegment(BatchInput in, BatchOutput out) {
    Segment segment = in.segment();
    Circle circle = in.circle();
    impact(RobustMovingCircle.hit(circle, in.point(), segment), out);
  }

  private static void firstHit(BatchInput in, BatchOutput out) {
    Segment first = in.segment();
    Circle circle = in.circle();
    Vec2 velocity = in.point();
    Optional<Impact> impact =
        RobustMovingCircle.firstHit(circle, velocity, List.of(first, in.segment()));
    impact(impact, out);
    impact.ifPresent(hit -> out.numbers(hit.segments()));
  }

  private static void impact(Optional<Impact> impact, BatchOutput out) {
    out.answer(impact.isPresent());
    impact.ifPresent(
        hit -> {
          out.number(hit.time());
          out.point(hit.contact());
          out.point(hit.normal());
        });
  }
}
