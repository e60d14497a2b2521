package touchline.topic.pendulum;

import java.util.List;
import touchline.geometry.Vec2;
import touchline.measured.Measurement;
import touchline.taught.Swing;

/** What the lessons on the pendulum say in numbers about a swing of one metre. */
public final class PendulumMeasured {
  private static final Vec2 DOWN = new Vec2(0.0001, -1);
  private static final Vec2 LEVEL = new Vec2(1, 0);

  /** At 135 degrees from straight down. */
  private static final Vec2 HIGH = new Vec2(1, 1).unit();

  private PendulumMeasured() {}

  public static List<Measurement> all() {
    return List.of(
        new Measurement("swing-of-one-metre", 3, () -> period(DOWN)),
        new Measurement("swing-from-level", 2, () -> period(LEVEL) / period(DOWN)),
        new Measurement("swing-from-high", 2, () -> period(HIGH) / period(DOWN)));
  }

  private static double period(Vec2 bob) {
    return Swing.period(Vec2.ZERO, bob);
  }
}
