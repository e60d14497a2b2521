package touchline.topic.meeting;

import java.util.List;
import java.util.OptionalDouble;
import touchline.collision.RobustInterception;
import touchline.collision.RobustMovingCircles;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.input.RowReader;
import touchline.parity.Batch;
import touchline.taught.Interception;
import touchline.taught.TwoMovingCircles;

/** Two circles with their velocities; or a ball, its velocity, players and a speed. */
public final class MeetingBatches {
  private static final int OPPONENTS = 2;
  private static final double NEVER = -1;

  private MeetingBatches() {}

  public static List<Batch> all() {
    return List.of(
        pair("RobustMovingCircles.timeToTouch", MeetingBatches::robustTime),
        pair("taught.TwoMovingCircles.timeToTouch", TwoMovingCircles::timeToTouch),
        Batch.point(
            "taught.TwoMovingCircles.relative",
            "pp",
            in -> TwoMovingCircles.relative(in.point(), in.point())),
        run("RobustInterception.timeToBall", MeetingBatches::robustArrival),
        run("taught.Interception.timeToBall", Interception::timeToBall),
        Batch.answer("taught.Interception.isOurs", "ppprprprr", MeetingBatches::isOurs));
  }

  private interface Pair {
    double of(Circle one, Vec2 v, Circle other, Vec2 w);
  }

  private interface Arrival {
    double of(Vec2 ball, Vec2 v, Circle player, double speed);
  }

  private static Batch pair(String name, Pair form) {
    return Batch.number(
        name,
        "prpprp",
        in -> {
          Circle one = in.circle();
          Vec2 v = in.point();
          Circle other = in.circle();
          return form.of(one, v, other, in.point());
        });
  }

  private static Batch run(String name, Arrival form) {
    return Batch.number(
        name, "ppprr", in -> form.of(in.point(), in.point(), in.circle(), in.number()));
  }

  private static double robustTime(Circle one, Vec2 v, Circle other, Vec2 w) {
    return orNever(RobustMovingCircles.timeToTouch(one, v, other, w));
  }

  private static double robustArrival(Vec2 ball, Vec2 v, Circle player, double speed) {
    return orNever(RobustInterception.timeToBall(ball, v, player, speed));
  }

  private static double orNever(OptionalDouble time) {
    return time.orElse(NEVER);
  }

  private static boolean isOurs(RowReader in) {
    Vec2 ball = in.point();
    Vec2 v = in.point();
    Circle mate = in.circle();
    List<Circle> opponents = in.circles(OPPONENTS);
    return Interception.isOurs(ball, v, mate, opponents, in.number());
  }
}
