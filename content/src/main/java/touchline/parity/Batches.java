package touchline.parity;

import java.util.List;
import java.util.stream.Stream;

/** Every public function that a figure or a marker may call, in its robust and taught form. */
public final class Batches {
  private static final List<Batch> ALL =
      Stream.of(
              SegmentBatches.all(),
              StadiumBatches.all(),
              TaughtStadiumBatches.all(),
              LineBatches.all(),
              MovingBatches.all(),
              TaughtMovingBatches.all(),
              PassBatches.all(),
              VectorBatches.all(),
              BangBangBatches.all(),
              SwingBatches.all(),
              GridBatches.all())
          .flatMap(List::stream)
          .toList();

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
