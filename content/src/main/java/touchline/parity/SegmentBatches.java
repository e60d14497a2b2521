package touchline.parity;

import java.util.List;
import touchline.collision.SegmentCircle;

/** A segment's two ends, then a point or a circle. */
final class SegmentBatches {
  private SegmentBatches() {}

  static List<Batch> all() {
    return List.of(
        new Batch(
            "SegmentCircle.closestPoint",
            "ppp",
            2,
            (in, out) -> out.point(SegmentCircle.closestPoint(in.segment(), in.point()))),
        new Batch(
            "SegmentCircle.overlaps",
            "pppr",
            1,
            (in, out) -> out.answer(SegmentCircle.overlaps(in.segment(), in.circle()))),
        new Batch(
            "SegmentCircle.offset",
            "pppr",
            2,
            (in, out) -> out.point(SegmentCircle.offset(in.segment(), in.circle()))),
        new Batch(
            "SegmentCircle.crossings",
            "pppr",
            3,
            (in, out) -> out.numbers(SegmentCircle.crossings(in.segment(), in.circle()))));
  }
}
