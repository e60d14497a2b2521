package touchline.parity;

import java.util.List;
import touchline.taught.Vectors;

/** Two points or two vectors. */
final class VectorBatches {
  private VectorBatches() {}

  static List<Batch> all() {
    return List.of(
        new Batch(
            "taught.Vectors.distance",
            "pp",
            1,
            (in, out) -> out.number(Vectors.distance(in.point(), in.point()))),
        new Batch(
            "taught.Vectors.projection",
            "pp",
            2,
            (in, out) -> out.point(Vectors.projection(in.point(), in.point()))));
  }
}
