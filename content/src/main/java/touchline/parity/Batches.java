package touchline.parity;

import java.util.List;
import touchline.collision.SegmentCircle;

/** Every public function that a figure or a marker calls. */
public final class Batches {
  private static final List<Batch> ALL =
      List.of(
          new Batch(
              "taught.SegmentCircle.closestPoint",
              "ppp",
              2,
              (in, out) ->
                  out.point(touchline.taught.SegmentCircle.closestPoint(in.segment(), in.point()))),
          new Batch(
              "SegmentCircle.closestPoint",
              "ppp",
              2,
              (in, out) -> out.point(SegmentCircle.closestPoint(in.segment(), in.point()))));

  private Batches() {}

  public static List<Batch> all() {
    return ALL;
  }

  /**
   * The function of that name.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Batch named(String name) {
    return ALL.stream()
        .filter(batch -> batch.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("batch must be one of ours: " + name));
  }
}
