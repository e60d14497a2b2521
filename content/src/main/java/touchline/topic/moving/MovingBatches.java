package touchline.topic.moving;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import touchline.collision.Impact;
import touchline.collision.RobustMovingCircle;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.input.RowReader;
import touchline.parity.Batch;
import touchline.parity.BatchOutput;
import touchline.taught.MovingCircle;

/** What is in the way, the circle, its velocity; then a second segment where one is taken. */
public final class MovingBatches {
  private static final String ROBUST = "RobustMovingCircle.";
  private static final String TAUGHT = "taught.MovingCircle.";

  private MovingBatches() {}

  public static List<Batch> all() {
    return List.of(
        impact("hit-line", MotionGiven::line, RobustMovingCircle::hit),
        impact("hit-segment", MotionGiven::segment, RobustMovingCircle::hit),
        new Batch(ROBUST + "firstHit", "ppprppp", 9, MovingBatches::firstHit),
        time("timeToLine", MotionGiven::line, MovingCircle::timeToLine),
        Batch.point(TAUGHT + "contactWithLine", "ppprpn", MovingBatches::contact),
        Batch.number(TAUGHT + "timeToPoint", "pprp", MovingBatches::timeToPoint),
        time("timeToSide", MotionGiven::segment, MovingCircle::timeToSide),
        time("timeToSegment", MotionGiven::segment, MovingCircle::timeToSegment),
        Batch.number(TAUGHT + "timeToFirst", "ppprppp", MovingBatches::timeToFirst));
  }

  /** What becomes of a circle, its velocity and what is in the way. */
  private interface Form<W, R> {
    R of(Circle circle, Vec2 velocity, W inTheWay);
  }

  private static <W> Batch time(String name, Function<MotionGiven, W> way, Form<W, Double> form) {
    return Batch.number(TAUGHT + name, "ppprp", in -> given(in, way, form));
  }

  private static <W> Batch impact(
      String name, Function<MotionGiven, W> way, Form<W, Optional<Impact>> form) {
    return new Batch(ROBUST + name, "ppprp", 6, (in, out) -> impact(given(in, way, form), out));
  }

  private static <W, R> R given(RowReader in, Function<MotionGiven, W> way, Form<W, R> form) {
    MotionGiven given = MotionGiven.of(in);
    return form.of(given.circle(), given.velocity(), way.apply(given));
  }

  private static void firstHit(RowReader in, BatchOutput out) {
    MotionGiven given = MotionGiven.of(in);
    List<Segment> both = List.of(given.segment(), in.segment());
    Optional<Impact> impact = RobustMovingCircle.firstHit(given.circle(), given.velocity(), both);
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

  private static Vec2 contact(RowReader in) {
    MotionGiven given = MotionGiven.of(in);
    return MovingCircle.contactWithLine(
        given.circle(), given.velocity(), given.line(), in.number());
  }

  private static double timeToPoint(RowReader in) {
    Vec2 point = in.point();
    return MovingCircle.timeToPoint(in.circle(), in.point(), point);
  }

  private static double timeToFirst(RowReader in) {
    MotionGiven given = MotionGiven.of(in);
    List<Segment> both = List.of(given.segment(), in.segment());
    return MovingCircle.timeToFirst(given.circle(), given.velocity(), both);
  }
}
