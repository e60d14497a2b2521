package touchline.parity;

import java.util.List;
import touchline.collision.CircleGrid;
import touchline.collision.CircleSet;
import touchline.collision.SafePass;

/** A pass from a to b, then three opponents. */
final class PassBatches {
  private static final String THREE_OPPONENTS = "ppprprpr";

  private PassBatches() {}

  static List<Batch> all() {
    return List.of(
        new Batch(
            "SafePass.isClean",
            THREE_OPPONENTS,
            1,
            (in, out) -> out.answer(SafePass.isClean(in.segment(), in.circles(3)))),
        new Batch(
            "SafePass.blockers",
            THREE_OPPONENTS,
            4,
            (in, out) -> out.numbers(SafePass.blockers(in.segment(), in.circles(3)))),
        new Batch(
            "SafePass.clearance",
            THREE_OPPONENTS,
            1,
            (in, out) -> out.number(SafePass.clearance(in.segment(), in.circles(3)))),
        new Batch(
            "CircleSet.blockers",
            THREE_OPPONENTS,
            4,
            (in, out) -> {
              var pass = in.segment();
              out.numbers(CircleSet.of(in.circles(3)).blockers(pass));
            }),
        new Batch(
            "CircleGrid.blockers",
            THREE_OPPONENTS,
            4,
            (in, out) -> {
              var pass = in.segment();
              out.numbers(CircleGrid.of(in.circles(3)).blockers(pass));
            }));
  }
}
