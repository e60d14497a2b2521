package touchline.topic.vector;

import java.util.List;
import touchline.diagram.NumberText;
import touchline.task.Field;
import touchline.task.Value;
import touchline.task.WorkedExample;

/** The dot product of v and w. */
final class DotSubject extends ShadowSubject {
  @Override
  public Value right(VectorsGiven given) {
    return Value.number(given.dot());
  }

  @Override
  public Field field() {
    return Field.number("dot", "m²");
  }

  @Override
  public List<String> solution(VectorsGiven given) {
    return List.of(
        "x times x = " + NumberText.of(given.v().x() * given.w().x()),
        "y times y = " + NumberText.of(given.v().y() * given.w().y()),
        "v · w = " + NumberText.of(given.dot()));
  }

  @Override
  public WorkedExample worked(VectorsGiven given) {
    return super.worked(given).at("dot");
  }
}
