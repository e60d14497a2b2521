package touchline.topic.polygons;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;

/** Questions about one polygon. */
final class PolygonSubjects {
  private static final int CORNERS = 5;

  private static final String CONVEX = "None: it is convex";

  private static final String TURNS =
      "The turn at a corner is computed one round after the corner has been reached.";

  private PolygonSubjects() {}

  /** With its sign, by the way round. */
  static Subject<PolygonGiven> area() {
    return Subject.number("area", "m²", PolygonGiven::area)
        .given(chance -> PolygonDraw.around(chance, 4), PolygonSubjects::alone)
        .solved(PolygonSubjects::products)
        .worked(given -> polygon("Polygons#area", given));
  }

  private static List<String> products(PolygonGiven given) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < given.polygon().size(); i++) {
      lines.add(
          NumberText.of(given.corner(i))
              + " × "
              + NumberText.of(given.corner(i + 1))
              + " = "
              + NumberText.of(given.corner(i).cross(given.corner(i + 1))));
    }
    lines.add("area = half the sum = " + NumberText.of(given.area()));
    return lines;
  }

  /** Which corner bends inward, if one does. */
  static Subject<PolygonGiven> dent() {
    List<String> options = new ArrayList<>();
    for (int i = 1; i <= CORNERS; i++) {
      options.add("Corner " + i);
    }
    options.add(CONVEX);
    return Subject.<PolygonGiven>of(
            Field.choice("dent", options), given -> Value.option(given.dent()))
        .given(PolygonSubjects::withOneDent, PolygonSubjects::alone)
        .solved(PolygonSubjects::turns)
        .worked(given -> polygon("Polygons#isConvex", given).noted(TURNS));
  }

  private static Optional<PolygonGiven> withOneDent(Chance chance) {
    return PolygonDraw.around(chance, CORNERS).filter(given -> dents(given) <= 1);
  }

  private static int dents(PolygonGiven given) {
    int dents = 0;
    for (int i = 0; i < given.polygon().size(); i++) {
      dents += given.turn(i) * given.area() < 0 ? 1 : 0;
    }
    return dents;
  }

  private static List<String> turns(PolygonGiven given) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < given.polygon().size(); i++) {
      lines.add("turn at corner " + (i + 1) + " = " + NumberText.of(given.turn(i)));
    }
    boolean isConvex = given.dent() == CORNERS;
    lines.add(isConvex ? CONVEX : "the other way than the rest: Corner " + (given.dent() + 1));
    return lines;
  }

  /** How many edges the ray to the right crosses. */
  static Subject<PolygonGiven> crossings() {
    return Subject.<PolygonGiven>number("crossings", "", PolygonGiven::crossings)
        .given(PolygonDraw::withPoint, PolygonSubjects::withPoint)
        .solved(PolygonSubjects::counted)
        .worked(given -> withP("Polygons#isInside", given).at("count"));
  }

  /** Whether p is in a polygon of any form. */
  static Subject<PolygonGiven> inside() {
    return Subject.<PolygonGiven>yesNo("inside", PolygonGiven::isInside)
        .given(PolygonDraw::withPoint, PolygonSubjects::withPoint)
        .solved(PolygonSubjects::judged, given -> withP("Polygons#isInside", given));
  }

  private static List<String> counted(PolygonGiven given) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < given.polygon().size(); i++) {
      Vec2 a = given.corner(i);
      Vec2 b = given.corner(i + 1);
      if (new EdgeGiven(a, b, given.p()).isCrossed()) {
        lines.add("crossed: the edge from " + NumberText.of(a) + " to " + NumberText.of(b));
      }
    }
    lines.add("crossings = " + given.crossings());
    return lines;
  }

  private static List<String> judged(PolygonGiven given) {
    List<String> lines = new ArrayList<>(counted(given));
    int last = lines.size() - 1;
    lines.set(last, lines.get(last) + (given.isInside() ? ", odd: yes" : ", even: no"));
    return lines;
  }

  private static Scene alone(PolygonGiven given) {
    return Scene.ofPoints().corners("polygon", given.polygon());
  }

  private static Scene withPoint(PolygonGiven given) {
    return alone(given).point("p", given.p());
  }

  private static WorkedExample polygon(String method, PolygonGiven given) {
    return WorkedExample.of(method).polygon("polygon", given.polygon());
  }

  private static WorkedExample withP(String method, PolygonGiven given) {
    return polygon(method, given).point("p", given.p());
  }
}
