package touchline.topic.line;

import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleBiFunction;
import touchline.collision.RobustLineCircle;
import touchline.geometry.Line;
import touchline.geometry.Vec2;
import touchline.input.RowReader;
import touchline.parity.Batch;
import touchline.taught.LineCircle;

/** Two points of a line, then a point, a circle or a radius; the robust forms and the taught. */
public final class LineBatches {
  private static final String ROBUST = "RobustLineCircle.";
  private static final String TAUGHT = "taught.LineCircle.";

  private LineBatches() {}

  public static List<Batch> all() {
    return List.of(
        line("Line", "pn", in -> new Line(in.point(), in.number())),
        line("Line.through", "pp", in -> in.line()),
        toPoint(ROBUST + "side", RobustLineCircle::side),
        toPoint(ROBUST + "signedDistance", RobustLineCircle::signedDistance),
        Batch.answer(
            ROBUST + "overlaps", "pppr", in -> RobustLineCircle.overlaps(in.line(), in.circle())),
        line(
            ROBUST + "offsetLine",
            "ppr",
            in -> RobustLineCircle.offsetLine(in.line(), in.number())),
        toPoint(TAUGHT + "side", LineCircle::side),
        toPoint(TAUGHT + "signedDistance", LineCircle::signedDistance),
        Batch.answer(
            TAUGHT + "overlaps", "pppr", in -> LineCircle.overlaps(in.line(), in.circle())),
        line(TAUGHT + "offsetLine", "ppr", in -> LineCircle.offsetLine(in.line(), in.number())),
        line(TAUGHT + "through", "pp", in -> LineCircle.through(in.point(), in.point())),
        line(
            TAUGHT + "offsetLineBySide",
            "pppr",
            in -> LineCircle.offsetLineBySide(in.line(), in.circle())));
  }

  private static Batch toPoint(String name, ToDoubleBiFunction<Line, Vec2> form) {
    return Batch.number(name, "ppp", in -> form.applyAsDouble(in.line(), in.point()));
  }

  private static Batch line(String name, String shape, Function<RowReader, Line> form) {
    return new Batch(
        name,
        shape,
        3,
        (in, out) -> {
          Line line = form.apply(in);
          out.point(line.normal());
          out.number(line.offset());
        });
  }
}
