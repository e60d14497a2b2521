package touchline.topic.boxes;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.NumberText;
import touchline.geometry.Box;
import touchline.geometry.Vec2;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;
import touchline.taught.Boxes;

/** Questions about a box and a point or a circle. */
final class BoxSubjects {
  private BoxSubjects() {}

  /** The point of the box that is closest to p. */
  static Subject<BoxGiven> closest() {
    return Subject.<BoxGiven>point("closest", BoxGiven::closest)
        .given(BoxDraw::point, BoxSubjects::withPoint)
        .solved(BoxSubjects::clamps, BoxSubjects::closestPoint);
  }

  /** How far p is from the box. */
  static Subject<BoxGiven> distance() {
    return Subject.<BoxGiven>number("distance", "m", BoxGiven::distance)
        .given(BoxDraw::point, BoxSubjects::withPoint)
        .solved(BoxSubjects::lengths)
        .worked(
            given ->
                overlaps(given)
                    .at("distance")
                    .noted("The point is the centre of a circle of radius 0."));
  }

  /** Whether the circle touches the box. */
  static Subject<BoxGiven> touch() {
    return Subject.<BoxGiven>yesNo("touch", BoxSubjects::isTouching)
        .given(BoxDraw::circle, BoxSubjects::withCircle)
        .solved(BoxSubjects::comparison, BoxSubjects::overlaps);
  }

  private static boolean isTouching(BoxGiven given) {
    return Boxes.overlaps(given.box(), given.circle());
  }

  private static Scene withPoint(BoxGiven given) {
    return Scene.ofPoints().box(given.box()).point("p", given.p());
  }

  private static Scene withCircle(BoxGiven given) {
    return Scene.ofCircles().box(given.box()).circle("circle", given.circle());
  }

  private static List<String> clamps(BoxGiven given) {
    Box box = given.box();
    return List.of(
        kept("x", given.p().x(), box.left(), box.right()),
        kept("y", given.p().y(), box.bottom(), box.top()),
        "closest = " + NumberText.of(given.closest()));
  }

  private static String kept(String axis, double value, double low, double high) {
    return String.join(
        "",
        axis + " = " + NumberText.of(value),
        " kept between " + NumberText.of(low) + " and " + NumberText.of(high),
        " = " + NumberText.of(Math.max(low, Math.min(value, high))));
  }

  private static List<String> lengths(BoxGiven given) {
    List<String> lines = new ArrayList<>(clamps(given));
    lines.add("distV = p - closest = " + NumberText.of(given.away()));
    lines.add("distance = |distV| = " + NumberText.of(given.distance()));
    return lines;
  }

  private static List<String> comparison(BoxGiven given) {
    Vec2 closest = given.closest();
    boolean touch = given.touch();
    return List.of(
        "closest = " + NumberText.of(closest),
        "distance = "
            + NumberText.of(given.distance())
            + (touch ? " <= " : " > ")
            + "radius = "
            + NumberText.of(given.radius())
            + (touch ? ": yes" : ": no"));
  }

  private static WorkedExample closestPoint(BoxGiven given) {
    return WorkedExample.of("Boxes#closestPoint").box(given.box()).point("p", given.p());
  }

  private static WorkedExample overlaps(BoxGiven given) {
    return WorkedExample.of("Boxes#overlaps").box(given.box()).circle(given.circle());
  }
}
