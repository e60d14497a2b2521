package touchline.parity;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.ToDoubleBiFunction;
import touchline.collision.LineCircle;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Vec2;

/** Two points of a line, then a point, a circle or a radius; the robust forms and the taught. */
final class LineBatches {
  private LineBatches() {}

  static List<Batch> all() {
    return List.of(
        new Batch("Line", "pn", 3, LineBatches::fromNormal),
        new Batch("Line.through", "pp", 3, (in, out) -> line(in.line(), out)),
        number("LineCircle.side", LineCircle::side),
        number("LineCircle.signedDistance", LineCircle::signedDistance),
        overlaps("LineCircle.overlaps", LineCircle::overlaps),
        offsetLine("LineCircle.offsetLine", LineCircle::offsetLine),
        number("taught.LineCircle.side", touchline.taught.LineCircle::side),
        number("taught.LineCircle.signedDistance", touchline.taught.LineCircle::signedDistance),
        overlaps("taught.LineCircle.overlaps", touchline.taught.LineCircle::overlaps),
        offsetLine("taught.LineCircle.offsetLine", touchline.taught.LineCircle::offsetLine));
  }

  private static void fromNormal(Input in, Output out) {
    Vec2 normal = in.point();
    line(new Line(normal, in.number()), out);
  }

  private static Batch number(String name, ToDoubleBiFunction<Line, Vec2> form) {
    return new Batch(
        name, "ppp", 1, (in, out) -> out.number(form.applyAsDouble(in.line(), in.point())));
  }

  private static Batch overlaps(String name, BiPredicate<Line, Circle> form) {
    return new Batch(name, "pppr", 1, (in, out) -> out.answer(form.test(in.line(), in.circle())));
  }

  private static Batch offsetLine(String name, BiFunction<Line, Double, Line> form) {
    return new Batch(name, "ppr", 3, (in, out) -> line(form.apply(in.line(), in.number()), out));
  }

  private static void line(Line line, Output out) {
    out.point(line.normal());
    out.number(line.offset());
  }
}
