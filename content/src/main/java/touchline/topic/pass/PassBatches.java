package touchline.topic.pass;

import java.util.List;
import java.util.function.BiFunction;
import touchline.collision.CircleGrid;
import touchline.collision.CircleSet;
import touchline.collision.Opponent;
import touchline.collision.RobustSafePass;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.input.RowReader;
import touchline.parity.Batch;
import touchline.taught.SafePass;

/** A pass from a to b, then three opponents; or one opponent who runs. */
public final class PassBatches {
  private static final String SHAPE = "ppprprpr";
  private static final int OPPONENTS = 3;

  private PassBatches() {}

  public static List<Batch> all() {
    return List.of(
        Batch.answer("RobustSafePass.isClean", SHAPE, in -> pass(in, RobustSafePass::isClean)),
        blockers("RobustSafePass.blockers", RobustSafePass::blockers),
        Batch.number("RobustSafePass.clearance", SHAPE, in -> pass(in, RobustSafePass::clearance)),
        blockers("CircleSet.blockers", (pass, circles) -> CircleSet.of(circles).blockers(pass)),
        blockers("CircleGrid.blockers", (pass, circles) -> CircleGrid.of(circles).blockers(pass)),
        Batch.number("Opponent.circle", "prprr", PassBatches::reach),
        Batch.number("Opponent.speed", "prp", in -> opponent(in).speed()),
        Batch.answer("taught.SafePass.isClean", SHAPE, in -> pass(in, SafePass::isClean)),
        Batch.number("taught.SafePass.clearance", SHAPE, in -> pass(in, SafePass::clearance)),
        Batch.answer("taught.SafePass.reaches", "ppprrrr", PassBatches::reaches));
  }

  private static Batch blockers(
      String name, BiFunction<Segment, List<Circle>, List<Integer>> form) {
    return Batch.list(name, SHAPE, OPPONENTS, in -> pass(in, form));
  }

  private static <R> R pass(RowReader in, BiFunction<Segment, List<Circle>, R> form) {
    return form.apply(in.segment(), in.circles(OPPONENTS));
  }

  private static double reach(RowReader in) {
    Opponent opponent = opponent(in);
    double flight = in.number();
    return opponent.circle(flight, in.number()).radius();
  }

  private static boolean reaches(RowReader in) {
    Segment pass = in.segment();
    Circle opponent = in.circle();
    return SafePass.reaches(pass, in.number(), opponent, in.number(), in.number());
  }

  private static Opponent opponent(RowReader in) {
    return new Opponent(in.circle(), in.point());
  }
}
