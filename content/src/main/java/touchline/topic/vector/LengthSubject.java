package touchline.topic.vector;

import java.util.List;
import touchline.diagram.NumberText;
import touchline.task.Field;
import touchline.task.Value;

/** How far a and b are apart. */
final class LengthSubject extends WaySubject {
  @Override
  public Value right(PointsGiven given) {
    return Value.number(given.way().length());
  }

  @Override
  public Field field() {
    return Field.number("distance", "m");
  }

  @Override
  public List<String> solution(PointsGiven given) {
    return List.of(
        "way = b - a = " + NumberText.of(given.way()),
        "its coordinates, squared and added = " + NumberText.of(given.way().lengthSquared()),
        "distance = " + NumberText.of(given.way().length()));
  }
}
