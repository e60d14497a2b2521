package touchline.parity;

import java.util.List;
import touchline.taught.Measure;
import touchline.taught.Precision;

/** Two points or two vectors, and what rounding does to them. */
final class VectorBatches {
  private VectorBatches() {}

  static List<Batch> all() {
    return List.of(
        new Batch(
            "taught.Measure.distance",
            "pp",
            1,
            (in, out) -> out.number(Measure.distance(in.point(), in.point()))),
        new Batch(
            "taught.Measure.projection",
            "pp",
            2,
            (in, out) -> out.point(Measure.projection(in.point(), in.point()))),
        new Batch(
            "taught.Precision.thereAndBack",
            "pr",
            2,
            (in, out) -> out.point(Precision.thereAndBack(in.point(), in.number()))),
        new Batch(
            "taught.Precision.isOnSegment",
            "ppp",
            1,
            (in, out) -> out.answer(Precision.isOnSegment(in.point(), in.point(), in.point()))));
  }
}
