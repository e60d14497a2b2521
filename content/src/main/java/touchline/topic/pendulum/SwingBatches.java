package touchline.topic.pendulum;

import java.util.List;
import touchline.geometry.Vec2;
import touchline.parity.Batch;
import touchline.parity.BatchInput;
import touchline.parity.BatchOutput;
import touchline.taught.Swing;

/** A hinge, one bob or two, a mass and a torque. */
public final class SwingBatches {
  private SwingBatches() {}

  public static List<Batch> all() {
    return List.of(
        new Batch("taught.Swing.canHold", "ppprr", 1, SwingBatches::canHold),
        new Batch(
            "taught.Swing.period",
            "pp",
            1,
            (in, out) -> out.number(Swing.period(in.point(), in.point()))));
  }

  private static void canHold(BatchInput in, BatchOutput out) {
    Vec2 hinge = in.point();
    Vec2 bob = in.point();
    Vec2 other = in.point();
    double mass = in.number();
    out.answer(Swing.canHold(hinge, bob, other, mass, in.number()));
  }
}
