package touchline.topic.vector;

import java.util.List;
import touchline.diagram.NumberText;
import touchline.task.Field;
import touchline.task.Value;
import touchline.task.WorkedExample;

/** The way from a to b as a vector. */
final class DifferenceSubject extends WaySubject {
  @Override
  public Value right(PointsGiven given) {
    return Value.point(given.way());
  }

  @Override
  public Field field() {
    return Field.point("way");
  }

  @Override
  public List<String> solution(PointsGiven given) {
    return List.of("way = b - a = " + NumberText.of(given.way()));
  }

  @Override
  public WorkedExample worked(PointsGiven given) {
    return super.worked(given).at("way");
  }
}
