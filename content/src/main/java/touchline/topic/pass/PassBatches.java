package touchline.topic.pass;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.ToDoubleBiFunction;
import touchline.collision.CircleGrid;
import touchline.collision.CircleSet;
import touchline.collision.Opponent;
import touchline.collision.RobustSafePass;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.parity.Batch;
import touchline.parity.BatchInput;
import touchline.parity.BatchOutput;
import touchline.taught.SafePass;

/** A pass from a to b, then three opponents; or one opponent who runs. */
public final class PassBatches {
  private static final String THREE_OPPONENTS = "ppprprpr";

  private PassBatches() {}

  public static List<Batch> all() {
    return List.of(
        isClean("RobustSafePass.isClean", RobustSafePass::isClean),
        blockers("RobustSafePass.blockers", RobustSafePass::blockers),
        clearance("RobustSafePass.clearance", RobustSafePass::clearance),
        blockers("CircleSet.blockers", (pass, circles) -> CircleSet.of(circles).blockers(pass)),
        blockers("CircleGrid.blockers", (pass, circles) -> CircleGrid.of(circles).blockers(pass)),
        new Batch("Opponent.circle", "prpr", 1, PassBatches::commanded),
        new Batch("Opponent.speed", "prp", 1, PassBatches::speed),
        isClean("taught.SafePass.isClean", SafePass::isClean),
        clearance("taught.SafePass.clearance", SafePass::clearance));
  }

  private static Batch isClean(String name, BiPredicate<Segment, List<Circle>> form) {
    return new Batch(
        name, THREE_OPPONENTS, 1, (in, out) -> out.answer(form.test(in.segment(), in.circles(3))));
  }

  private static Batch blockers(
      String name, BiFunction<Segment, List<Circle>, List<Integer>> form) {
    return new Batch(
        name,
        THREE_OPPONENTS,
        4,
        (in, out) -> out.numbers(form.apply(in.segment(), in.circles(3))));
  }

  private static Batch clearance(String name, ToDoubleBiFunction<Segment, List<Circle>> form) {
    return new Batch(
        name,
        THREE_OPPONENTS,
        1,
        (in, out) -> out.number(form.applyAsDouble(in.segment(), in.circles(3))));
  }

  private static void commanded(BatchInput in, BatchOutput out) {
    Opponent opponent = opponent(in);
    out.number(opponent.circle(in.number()).radius());
  }

  private static void speed(BatchInput in, BatchOutput out) {
    out.number(opponent(in).speed());
  }

  private static Opponent opponent(BatchInput in) {
    Circle atRest = in.circle();
    return new Opponent(atRest, in.point());
  }
}
