package touchline.topic.line;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.ToDoubleBiFunction;
import touchline.collision.RobustLineCircle;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Vec2;
import touchline.parity.Batch;
import touchline.parity.BatchInput;
import touchline.parity.BatchOutput;
import touchline.taught.LineCircle;

/** Two points of a line, then a point, a circle or a radius; the robust forms and the taught. */
public final class LineBatches {
  private LineBatches() {}

  public static List<Batch> all() {
    return List.of(
        new Batch("Line", "pn", 3, LineBatches::fromNormal),
        new Batch("Line.through", "pp", 3, (in, out) -> line(in.line(), out)),
        number("RobustLineCircle.side", RobustLineCircle::side),
        number("RobustLineCircle.signedDistance", RobustLineCircle::signedDistance),
        overlaps("RobustLineCircle.overlaps", RobustLineCircle::overlaps),
        offsetLine("RobustLineCircle.offsetLine", RobustLineCircle::offsetLine),
        number("taught.LineCircle.side", LineCircle::side),
        number("taught.LineCircle.signedDistance", LineCircle::signedDistance),
        overlaps("taught.LineCircle.overlaps", LineCircle::overlaps),
        offsetLine("taught.LineCircle.offsetLine", LineCircle::offsetLine));
  }

  private static void fromNormal(BatchInput in, BatchOutput out) {
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

  private static void line(Line line, BatchOutput out) {
    out.point(line.normal());
    out.number(line.offset());
  }
}
