package touchline.topic.vector;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;

/** Questions about two vectors: how much of v lies along w, which is 5 or 10 m long. */
final class ShadowSubjects {
  private ShadowSubjects() {}

  private static Subject<VectorsGiven> about(Field field, Function<VectorsGiven, Value> right) {
    return Subject.of(field, right)
        .given(ShadowSubjects::draw, ShadowSubjects::picture)
        .worked(given -> projection(given.v(), given.w()));
  }

  /** The dot product of v and w. */
  static Subject<VectorsGiven> dot() {
    return about(Field.number("dot", "m²"), given -> Value.number(given.dot()))
        .solved(
            given ->
                List.of(
                    "x times x = " + NumberText.of(given.v().x() * given.w().x()),
                    "y times y = " + NumberText.of(given.v().y() * given.w().y()),
                    "v · w = " + NumberText.of(given.dot())))
        .worked(given -> projection(given.v(), given.w()).at("dot"));
  }

  /** How many metres v reaches along w. */
  static Subject<VectorsGiven> along() {
    return about(Field.number("along", "m"), given -> Value.number(given.along()))
        .solved(
            given ->
                List.of(
                    "v · w = " + NumberText.of(given.dot()),
                    "|w| = " + NumberText.of(given.w().length()),
                    "along = v · w / |w| = " + NumberText.of(given.along())))
        .worked(given -> projection(given.v(), given.w()).at("along"));
  }

  /** The part of v that lies along w, as a vector. */
  static Subject<VectorsGiven> part() {
    return about(Field.point("projection"), given -> Value.point(given.projection()))
        .solved(
            given ->
                List.of(
                    "along = v · w / |w| = " + NumberText.of(given.along()),
                    "unit = w / |w| = " + NumberText.of(given.w().unit()),
                    "projection = along times unit = " + NumberText.of(given.projection())));
  }

  private static Optional<VectorsGiven> draw(Chance chance) {
    Vec2 v = Draw.vector(chance, Draw.FARTHEST);
    VectorsGiven given = new VectorsGiven(v, Draw.wholeLength(chance));
    return Optional.of(given)
        .filter(drawn -> v.x() != 0 && v.y() != 0 && Draw.isInside(drawn.w()) && drawn.dot() != 0);
  }

  private static Scene picture(VectorsGiven given) {
    return Scene.ofPoints().arrow("v", given.v()).arrow("w", given.w());
  }

  static WorkedExample projection(Vec2 v, Vec2 w) {
    return WorkedExample.of("Measure#projection")
        .point("start", Vec2.ZERO)
        .vector("v", v, "start")
        .vector("w", w, "start");
  }
}
