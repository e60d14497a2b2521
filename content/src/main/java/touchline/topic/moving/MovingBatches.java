package touchline.topic.moving;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import touchline.collision.Impact;
import touchline.collision.RobustMovingCircle;
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
        impact(
            "hit-line",
            given -> RobustMovingCircle.hit(given.circle(), given.velocity(), given.line())),
        impact(
            "hit-segment",
            given -> RobustMovingCircle.hit(given.circle(), given.velocity(), given.segment())),
        new Batch(ROBUST + "firstHit", "ppprppp", 9, MovingBatches::firstHit),
        time(
            "timeToLine",
            given -> MovingCircle.timeToLine(given.circle(), given.velocity(), given.line())),
        Batch.point(TAUGHT + "contactWithLine", "ppprpn", MovingBatches::contact),
        Batch.number(TAUGHT + "timeToPoint", "pprp", MovingBatches::timeToPoint),
        time(
            "timeToSide",
            given -> MovingCircle.timeToSide(given.circle(), given.velocity(), given.segment())),
        time(
            "timeToSegment",
            given -> MovingCircle.timeToSegment(given.circle(), given.velocity(), given.segment())),
        Batch.number(TAUGHT + "timeToFirst", "ppprppp", MovingBatches::timeToFirst));
  }

  private static Batch time(String name, Function<MotionGiven, Double> form) {
    return Batch.number(TAUGHT + name, "ppprp", in -> form.apply(given(in)));
  }

  private static Batch impact(String name, Function<MotionGiven, Optional<Impact>> form) {
    return new Batch(ROBUST + name, "ppprp", 6, (in, out) -> impact(form.apply(given(in)), out));
  }

  private static MotionGiven given(RowReader in) {
    return new MotionGiven(in.point(), in.point(), in.point(), in.number(), in.point());
  }

  private static void firstHit(RowReader in, BatchOutput out) {
    MotionGiven given = given(in);
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
    MotionGiven given = given(in);
    return MovingCircle.contactWithLine(
        given.circle(), given.velocity(), given.line(), in.number());
  }

  private static double timeToPoint(RowReader in) {
    Vec2 point = in.point();
    return MovingCircle.timeToPoint(in.circle(), in.point(), point);
  }

  private static double timeToFirst(RowReader in) {
    MotionGiven given = given(in);
    List<Segment> both = List.of(given.segment(), in.segment());
    return MovingCircle.timeToFirst(given.circle(), given.velocity(), both);
  }
}
