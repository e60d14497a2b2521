package touchline.topic.vector;

import java.util.List;
import touchline.diagram.NumberText;
import touchline.task.Field;
import touchline.task.Value;
import touchline.task.WorkedExample;

/** How many metres v reaches along w. */
final class AlongSubject extends ShadowSubject {
  @Override
  public Value right(VectorsGiven given) {
    return Value.number(given.along());
  }

  @Override
  public Field field() {
    return Field.number("along", "m");
  }

  @Override
  public List<String> solution(VectorsGiven given) {
    return List.of(
        "v · w = " + NumberText.of(given.dot()),
        "|w| = " + NumberText.of(given.w().length()),
        "along = v · w / |w| = " + NumberText.of(given.along()));
  }

  @Override
  public WorkedExample worked(VectorsGiven given) {
    return super.worked(given).at("along");
  }
}
