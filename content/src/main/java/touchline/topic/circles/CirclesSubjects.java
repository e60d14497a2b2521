package touchline.topic.circles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;
import touchline.taught.TwoCircles;

/** Questions about two circles with whole radii, whose centres have whole coordinates. */
final class CirclesSubjects {
  private static final int MOST_RADIUS = 5;

  private CirclesSubjects() {}

  private static Subject<CirclesGiven> about(Field field, Function<CirclesGiven, Value> right) {
    return Subject.of(field, right)
        .given(CirclesSubjects::plain, CirclesSubjects::picture)
        .worked(given -> worked("TwoCircles#offset", given));
  }

  /** Whether they touch. */
  static Subject<CirclesGiven> touch() {
    return about(
            Field.yesNo("touch"),
            given -> Value.yes(TwoCircles.overlaps(given.one(), given.other())))
        .drawn(CirclesSubjects::any)
        .solved(
            given ->
                List.of(
                    distance(given),
                    reach(given),
                    given.touch() ? "distance <= reach: yes" : "distance > reach: no"))
        .worked(given -> worked("TwoCircles#overlaps", given));
  }

  /** How far they are apart, or how deep one is in the other. */
  static Subject<CirclesGiven> gap() {
    return about(Field.number("gap", "m"), given -> Value.number(given.distance() - given.reach()))
        .solved(
            given ->
                List.of(
                    distance(given),
                    reach(given),
                    "gap = distance - reach = " + NumberText.of(given.distance() - given.reach())))
        .worked(given -> worked("TwoCircles#overlaps", given).at("gap"));
  }

  /** The move of the one that takes it off the other. */
  static Subject<CirclesGiven> push() {
    return about(Field.point("offset"), given -> Value.point(offset(given)))
        .solved(
            given ->
                List.of(
                    "distV = centre of one - centre of other = " + NumberText.of(given.distV()),
                    distance(given),
                    reach(given),
                    depth(given),
                    given.touch()
                        ? "offset = depth · distV / |distV| = " + NumberText.of(offset(given))
                        : "depth <= 0, so offset = (0, 0)"));
  }

  /** Where the centre of the one is after that move. */
  static Subject<CirclesGiven> place() {
    Subject<CirclesGiven> push = push();
    return about(
            Field.point("centre"), given -> Value.point(given.one().center().plus(offset(given))))
        .solved(
            given -> {
              List<String> lines = new ArrayList<>(push.solution().apply(given));
              Vec2 place = given.one().center().plus(offset(given));
              lines.add("centre = centre of one + offset = " + NumberText.of(place));
              return lines;
            })
        .worked(
            given ->
                worked("TwoCircles#offset", given)
                    .noted("The method returns the offset; add it to the centre of the circle."));
  }

  /** The move, of circles that overlap. */
  static Subject<CirclesGiven> overlapping() {
    return push().drawn(chance -> plain(chance).filter(given -> given.distance() < given.reach()));
  }

  private static Vec2 offset(CirclesGiven given) {
    return TwoCircles.offset(given.one(), given.other());
  }

  private static String distance(CirclesGiven given) {
    return "distance = |distV| = " + NumberText.of(given.distance());
  }

  private static String reach(CirclesGiven given) {
    return "reach = sum of the radii = " + NumberText.of(given.reach());
  }

  private static String depth(CirclesGiven given) {
    return "depth = reach - distance = " + NumberText.of(given.reach() - given.distance());
  }

  /** Anywhere, often near each other. */
  private static Optional<CirclesGiven> any(Chance chance) {
    Vec2 center = Draw.point(chance);
    return drawn(chance, center, center.plus(Draw.vector(chance, MOST_RADIUS)));
  }

  /** With a distance and a direction that can be typed. */
  private static Optional<CirclesGiven> plain(Chance chance) {
    Vec2 center = Draw.point(chance);
    Vec2 way = chance.below(3) == 0 ? level(chance) : Draw.wholeLength(chance);
    return drawn(chance, center, center.plus(way))
        .filter(given -> given.distance() != given.reach());
  }

  private static Vec2 level(Chance chance) {
    return new Vec2(chance.between(1, MOST_RADIUS), 0);
  }

  private static Optional<CirclesGiven> drawn(Chance chance, Vec2 one, Vec2 other) {
    CirclesGiven given =
        new CirclesGiven(
            new Circle(one, chance.between(1, MOST_RADIUS)),
            new Circle(other, chance.between(1, MOST_RADIUS)));
    return Optional.of(given).filter(two -> Draw.isInside(other) && two.distance() >= 1);
  }

  private static WorkedExample worked(String method, CirclesGiven given) {
    return WorkedExample.of(method).circle("one", given.one()).circle("other", given.other());
  }

  private static Scene picture(CirclesGiven given) {
    return Scene.ofCircles().circle("one", given.one()).circle("other", given.other());
  }
}
