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
import touchline.taught.Measure;

/** Questions about left and right: the left normal, the cross product and its sign. */
final class TurnSubjects {
  private static final List<String> OPTIONS =
      List.of("To the left of v.", "Along the line of v.", "To the right of v.");

  private TurnSubjects() {}

  /** The unit vector on the left of the way from a to b, which are 5 or 10 m apart. */
  static Subject<PointsGiven> leftNormal() {
    return Subject.<PointsGiven>of(
            Field.direction("normal"),
            given -> Value.point(Measure.leftNormal(given.a(), given.b())))
        .given(TurnSubjects::points, given -> Scene.ofPoints().segment(given.a(), given.b()))
        .solved(
            given ->
                List.of(
                    "abV = b - a = " + NumberText.of(given.abV()),
                    "unit = abV / |abV| = " + NumberText.of(given.abV().unit()),
                    "(x, y) becomes (-y, x): "
                        + NumberText.of(Measure.leftNormal(given.a(), given.b()))))
        .worked(given -> WorkedExample.of("Measure#leftNormal").segment(given.a(), given.b()));
  }

  private static Optional<PointsGiven> points(Chance chance) {
    Vec2 a = Draw.point(chance);
    PointsGiven given = new PointsGiven(a, a.plus(Draw.wholeLength(chance)));
    return Optional.of(given).filter(drawn -> Draw.isInside(drawn.b()));
  }

  /** The cross product of v and w. */
  static Subject<VectorsGiven> cross() {
    return about(Field.number("cross", "m²"), given -> Value.number(cross(given)))
        .drawn(chance -> drawn(chance, 5))
        .solved(
            given ->
                List.of(
                    "v.x times w.y = " + NumberText.of(given.v().x() * given.w().y()),
                    "v.y times w.x = " + NumberText.of(given.v().y() * given.w().x()),
                    "v × w = " + NumberText.of(cross(given))));
  }

  /** To which side of v the vector w points. */
  static Subject<VectorsGiven> side() {
    return about(Field.choice("side", OPTIONS), given -> option(cross(given)))
        .drawn(TurnSubjects::sided)
        .solved(
            given ->
                List.of(
                    "v × w = " + NumberText.of(cross(given)),
                    OPTIONS.get((int) option(cross(given)).x())))
        .worked(
            given -> worked(given).noted("The sign tells the side: positive is to the left of v."));
  }

  private static Subject<VectorsGiven> about(Field field, Function<VectorsGiven, Value> right) {
    return Subject.of(field, right).pictured(TurnSubjects::picture).worked(TurnSubjects::worked);
  }

  private static Scene picture(VectorsGiven given) {
    return Scene.ofPoints().arrow("v", given.v()).arrow("w", given.w());
  }

  private static WorkedExample worked(VectorsGiven given) {
    return WorkedExample.of("Measure#cross")
        .point("start", Vec2.ZERO)
        .vector("v", given.v(), "start")
        .vector("w", given.w(), "start");
  }

  static double cross(VectorsGiven given) {
    return Measure.cross(given.v(), given.w());
  }

  static Value option(double side) {
    if (side == 0) {
      return Value.option(1);
    }
    return Value.option(side > 0 ? 0 : 2);
  }

  /** Neither along an axis nor along each other. */
  private static Optional<VectorsGiven> drawn(Chance chance, int largest) {
    VectorsGiven given =
        new VectorsGiven(Draw.vector(chance, largest), Draw.vector(chance, largest));
    return Optional.of(given).filter(drawn -> isSlanted(drawn) && cross(drawn) != 0);
  }

  /** One time in four both on one line. */
  private static Optional<VectorsGiven> sided(Chance chance) {
    if (chance.below(4) > 0) {
      return drawn(chance, Draw.FARTHEST);
    }
    Vec2 v = Draw.vector(chance, 4);
    VectorsGiven given = new VectorsGiven(v, v.times(chance.below(2) == 0 ? 2 : -1));
    return Optional.of(given).filter(TurnSubjects::isSlanted);
  }

  private static boolean isSlanted(VectorsGiven given) {
    return given.v().x() * given.v().y() * given.w().x() * given.w().y() != 0;
  }
}
