package touchline.topic.vector;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.diagram.NumberText;
import touchline.geometry.Vec2;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;

/** Questions about the vector from a to b, which is neither level nor upright. */
final class WaySubjects {
  private WaySubjects() {}

  private static Subject<PointsGiven> about(Field field, Function<PointsGiven, Value> right) {
    return Subject.of(field, right)
        .drawn(chance -> slanted(new PointsGiven(Draw.point(chance), Draw.point(chance))))
        .pictured(WaySubjects::picture)
        .worked(WaySubjects::distance);
  }

  /** The vector from a to b. */
  static Subject<PointsGiven> difference() {
    return about(Field.point("abV"), given -> Value.point(given.abV()))
        .solved(given -> List.of("abV = b - a = " + NumberText.of(given.abV())))
        .worked(given -> distance(given).at("abV"));
  }

  /** How far a and b are apart. */
  static Subject<PointsGiven> length() {
    return about(Field.number("distance", "m"), given -> Value.number(given.abV().length()))
        .solved(
            given ->
                List.of(
                    "abV = b - a = " + NumberText.of(given.abV()),
                    "its coordinates, squared and added = "
                        + NumberText.of(given.abV().lengthSquared()),
                    "distance = " + NumberText.of(given.abV().length())));
  }

  /** The vector of length 1 from a towards b, which are 5 or 10 m apart. */
  static Subject<PointsGiven> unit() {
    return about(Field.direction("unit"), given -> Value.point(given.abV().unit()))
        .drawn(
            chance -> {
              Vec2 a = Draw.point(chance);
              return slanted(new PointsGiven(a, a.plus(Draw.wholeLength(chance))));
            })
        .solved(
            given ->
                List.of(
                    "abV = b - a = " + NumberText.of(given.abV()),
                    "|abV| = " + NumberText.of(given.abV().length()),
                    "unit = abV / |abV| = " + NumberText.of(given.abV().unit())))
        .worked(
            given ->
                ShadowSubjects.projection(given.abV(), given.abV())
                    .at("unit")
                    .noted(
                        "Here v and w are both the vector from a to b; v plays no part in unit."));
  }

  private static Optional<PointsGiven> slanted(PointsGiven given) {
    Vec2 way = given.abV();
    return Optional.of(given)
        .filter(points -> Draw.isInside(points.b()) && way.x() != 0 && way.y() != 0);
  }

  private static Scene picture(PointsGiven given) {
    return Scene.ofPoints().point("a", given.a()).point("b", given.b());
  }

  private static WorkedExample distance(PointsGiven given) {
    return WorkedExample.of("Measure#distance").segment(given.a(), given.b());
  }
}
