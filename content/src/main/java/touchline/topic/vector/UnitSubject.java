package touchline.topic.vector;

import java.util.List;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.task.Draw;
import touchline.task.Field;
import touchline.task.Value;
import touchline.task.WorkedExample;

/** The vector of length 1 from a towards b, which are 5 or 10 m apart. */
final class UnitSubject extends WaySubject {
  @Override
  PointsGiven drawn(Chance chance) {
    Vec2 a = Draw.point(chance);
    return new PointsGiven(a, a.plus(Draw.wholeLength(chance)));
  }

  @Override
  public Value right(PointsGiven given) {
    return Value.point(given.way().unit());
  }

  @Override
  public Field field() {
    return Field.direction("unit");
  }

  @Override
  public List<String> solution(PointsGiven given) {
    return List.of(
        "way = b - a = " + NumberText.of(given.way()),
        "|way| = " + NumberText.of(given.way().length()),
        "unit = way / |way| = " + NumberText.of(given.way().unit()));
  }

  @Override
  public WorkedExample worked(PointsGiven given) {
    return ShadowSubject.projection(given.way(), given.way())
        .at("unit")
        .noted("Here v and w are both the way from a to b; v plays no part in unit.");
  }
}
