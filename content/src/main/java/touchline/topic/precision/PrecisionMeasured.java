package touchline.topic.precision;

import java.util.List;
import touchline.geometry.Vec2;
import touchline.measured.Measurement;
import touchline.taught.Precision;

/** What the lesson on rounding says in numbers about its test with a bug, and about floats. */
public final class PrecisionMeasured {
  private static final double CENTIMETRES = 100;

  /** Metres; the answers of the test are looked for to a tenth of a millimetre. */
  private static final double FINE = 1e-4;

  private PrecisionMeasured() {}

  public static List<Measurement> all() {
    return List.of(
        new Measurement("beside-one-metre", 0, () -> CENTIMETRES * beside(1)),
        new Measurement("beside-eight-metres", 0, () -> CENTIMETRES * beside(8)),
        new Measurement("beside-a-hundred-metres", 1, () -> beside(100)),
        new Measurement("float-neighbours", 0, () -> CENTIMETRES * step(1_000_000)));
  }

  /** From a float above 0 to the next one. */
  private static double step(float number) {
    return Float.intBitsToFloat(Float.floatToIntBits(number) + 1) - number;
  }

  /** How far beside the middle of a segment of that length the test still says yes. */
  private static double beside(double length) {
    Vec2 end = new Vec2(length, 0);
    double distance = 0;
    while (Precision.isOnSegment(Vec2.ZERO, end, new Vec2(length / 2, distance + FINE))) {
      distance += FINE;
    }
    return distance;
  }
}
