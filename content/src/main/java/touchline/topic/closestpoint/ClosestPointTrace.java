package touchline.topic.closestpoint;

import java.util.List;
import java.util.Optional;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.task.Cell;
import touchline.task.Cells;
import touchline.task.Draw;
import touchline.task.Given;
import touchline.task.Scene;
import touchline.task.TraceSubject;
import touchline.task.WorkedExample;

/** The values on the way to the closest point, as the listing names them. */
final class ClosestPointTrace implements TraceSubject<PointGiven> {
  private static final int SEG_V = 0;
  private static final int P_V = 1;
  private static final int LENGTH = 2;
  private static final int PROJ = 3;

  private final List<Cell<PointGiven>> cells =
      new Cells<PointGiven>()
          .add(Field.point("segV"), (g, v) -> Value.point(g.b().minus(g.a())))
          .slip("M13", (g, v) -> Value.point(g.a().minus(g.b())))
          .slip("M28", (g, v) -> Value.point(g.b()))
          .add(Field.point("pV"), (g, v) -> Value.point(g.p().minus(g.a())))
          .slip("M10", (g, v) -> Value.point(g.p()))
          .slip("M12", (g, v) -> Value.point(g.a().minus(g.p())))
          .add(Field.number("length", "m"), (g, v) -> Value.number(segV(v).length()))
          .add(Field.number("proj", "m"), (g, v) -> Value.number(dot(v) / length(v)))
          .slip("M04", (g, v) -> Value.number(dot(v)))
          .slip("M09", (g, v) -> Value.number(dot(v) / (length(v) * length(v))))
          .slip("M21", (g, v) -> Value.number(pV(v).cross(segV(v)) / length(v)))
          .add(Field.point("closest"), (g, v) -> at(g, v, stopped(v, length(v))))
          .slip("M01", (g, v) -> at(g, v, proj(v)))
          .slip("M08", (g, v) -> at(g, v, stopped(v, 1)))
          .slip("M11", (g, v) -> Value.point(along(v, stopped(v, length(v)))))
          .all();

  private static Vec2 segV(List<Value> values) {
    return values.get(SEG_V).asPoint();
  }

  private static Vec2 pV(List<Value> values) {
    return values.get(P_V).asPoint();
  }

  private static double length(List<Value> values) {
    return values.get(LENGTH).x();
  }

  private static double proj(List<Value> values) {
    return values.get(PROJ).x();
  }

  private static double dot(List<Value> values) {
    return pV(values).dot(segV(values));
  }

  private static double stopped(List<Value> values, double most) {
    return Math.max(0, Math.min(proj(values), most));
  }

  private static Vec2 along(List<Value> values, double walked) {
    return segV(values).times(walked / length(values));
  }

  private static Value at(PointGiven given, List<Value> values, double walked) {
    return Value.point(given.a().plus(along(values, walked)));
  }

  @Override
  public Optional<PointGiven> draw(Chance chance) {
    Vec2 a = Draw.point(chance);
    Vec2 b = a.plus(Draw.wholeLength(chance));
    PointGiven given = new PointGiven(a, b, Draw.point(chance));
    return Optional.of(given)
        .filter(drawn -> Draw.isInside(b) && Draw.isTenth(ClosestPointSubject.closest(drawn)));
  }

  @Override
  public Given given(PointGiven given) {
    return Scene.ofPoints().segment(given.a(), given.b()).point("p", given.p()).given();
  }

  @Override
  public List<Cell<PointGiven>> cells() {
    return cells;
  }

  @Override
  public WorkedExample worked(PointGiven given) {
    return ClosestPointSubject.closestPoint(given);
  }
}
