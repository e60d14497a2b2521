package touchline.parity;

import java.util.List;
import touchline.collision.LineCircle;
import touchline.geometry.Line;

/** Two points of a line, then a point, a circle or a radius. */
final class LineBatches {
  private LineBatches() {}

  static List<Batch> all() {
    return List.of(
        new Batch("Line.through", "pp", 3, (in, out) -> line(in.line(), out)),
        new Batch(
            "LineCircle.side",
            "ppp",
            1,
            (in, out) -> out.number(LineCircle.side(in.line(), in.point()))),
        new Batch(
            "LineCircle.signedDistance",
            "ppp",
            1,
            (in, out) -> out.number(LineCircle.signedDistance(in.line(), in.point()))),
        new Batch(
            "LineCircle.overlaps",
            "pppr",
            1,
            (in, out) -> out.answer(LineCircle.overlaps(in.line(), in.circle()))),
        new Batch(
            "LineCircle.offsetLine",
            "ppr",
            3,
            (in, out) -> line(LineCircle.offsetLine(in.line(), in.number()), out)));
  }

  private static void line(Line line, Output out) {
    out.point(line.normal());
    out.number(line.offset());
  }
}
