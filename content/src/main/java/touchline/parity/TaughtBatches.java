package touchline.parity;

import java.util.List;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.taught.MovingCircle;
import touchline.taught.SafePass;
import touchline.taught.SegmentCircle;

/** The forms that lessons print, figures run and markers use. */
final class TaughtBatches {
  private TaughtBatches() {}

  static List<Batch> all() {
    return List.of(
        new Batch(
            "taught.SegmentCircle.closestPoint",
            "ppp",
            2,
            (in, out) -> out.point(SegmentCircle.closestPoint(in.segment(), in.point()))),
        new Batch("taught.MovingCircle.timeToLine", "ppprp", 1, TaughtBatches::timeToLine),
        new Batch("taught.MovingCircle.timeToSegment", "ppprp", 1, TaughtBatches::timeToSegment),
        new Batch(
            "taught.SafePass.isClean",
            "ppprprpr",
            1,
            (in, out) -> out.answer(SafePass.isClean(in.segment(), in.circles(3)))),
        new Batch(
            "taught.SafePass.clearance",
            "ppprprpr",
            1,
            (in, out) -> out.number(SafePass.clearance(in.segment(), in.circles(3)))));
  }

  private static void timeToLine(Input in, Output out) {
    var line = in.line();
    Circle circle = in.circle();
    out.number(MovingCircle.timeToLine(circle, in.point(), line));
  }

  private static void timeToSegment(Input in, Output out) {
    Segment segment = in.segment();
    Circle circle = in.circle();
    out.number(MovingCircle.timeToSegment(circle, in.point(), segment));
  }
}
