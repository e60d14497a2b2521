package touchline.topic.pendulum;

import java.util.List;
import touchline.parity.Batch;
import touchline.parity.BatchInput;
import touchline.parity.BatchOutput;
import touchline.taught.BangBang;

/** An angle and its rate; or a velocity, an angle and the length of a step. */
public final class BangBangBatches {
  private BangBangBatches() {}

  public static List<Batch> all() {
    return List.of(
        new Batch(
            "taught.BangBang.plain", "n", 1, (in, out) -> out.number(BangBang.plain(in.number()))),
        new Batch("taught.BangBang.control", "nn", 1, BangBangBatches::control),
        new Batch("taught.BangBang.firstSwitch", "nnn", 1, BangBangBatches::firstSwitch),
        new Batch("taught.BangBang.safeThreshold", "nnn", 1, BangBangBatches::safeThreshold));
  }

  private static void control(BatchInput in, BatchOutput out) {
    double angle = in.number();
    out.number(BangBang.control(angle, in.number()));
  }

  private static void firstSwitch(BatchInput in, BatchOutput out) {
    double velocity = in.number();
    double threshold = in.number();
    out.number(BangBang.firstSwitch(velocity, threshold, in.number()));
  }

  private static void safeThreshold(BatchInput in, BatchOutput out) {
    double limit = in.number();
    double velocity = in.number();
    out.number(BangBang.safeThreshold(limit, velocity, in.number()));
  }
}
