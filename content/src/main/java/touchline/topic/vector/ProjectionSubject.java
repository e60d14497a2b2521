package touchline.topic.vector;

import java.util.List;
import touchline.diagram.NumberText;
import touchline.task.Field;
import touchline.task.Value;

/** The part of v that lies along w, as a vector. */
final class ProjectionSubject extends ShadowSubject {
  @Override
  public Value right(VectorsGiven given) {
    return Value.point(given.projection());
  }

  @Override
  public Field field() {
    return Field.point("projection");
  }

  @Override
  public List<String> solution(VectorsGiven given) {
    return List.of(
        "along = v · w / |w| = " + NumberText.of(given.along()),
        "unit = w / |w| = " + NumberText.of(given.w().unit()),
        "projection = along times unit = " + NumberText.of(given.projection()));
  }
}
