package touchline.topic.polygons;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.NumberText;
import touchline.geometry.Vec2;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;
import touchline.taught.Polygons;

/** Questions about two convex polygons. */
final class PairSubjects {
  private PairSubjects() {}

  /** Between the shadows on an axis. */
  static Subject<PairGiven> gap() {
    return Subject.<PairGiven>number("gap", "m", PairGiven::gap)
        .given(
            chance -> PolygonDraw.pair(chance).filter(given -> given.gap(given.axis()) != 0),
            given -> picture(given).arrow("axis", given.axis()))
        .solved(PairSubjects::shadows)
        .worked(
            given ->
                WorkedExample.of("Polygons#gap")
                    .point("start", Vec2.ZERO)
                    .vector("axis", given.axis(), "start")
                    .polygon("a", given.a())
                    .polygon("b", given.b()));
  }

  private static List<String> shadows(PairGiven given) {
    Vec2 unit = given.axis().unit();
    return List.of(
        "unit = " + NumberText.of(unit),
        "shadow of a " + shadow(given.a(), unit),
        "shadow of b " + shadow(given.b(), unit),
        "gap = " + NumberText.of(given.gap()));
  }

  private static String shadow(List<Vec2> polygon, Vec2 unit) {
    return "from "
        + NumberText.of(Polygons.low(polygon, unit))
        + " to "
        + NumberText.of(Polygons.high(polygon, unit));
  }

  static Subject<PairGiven> overlap() {
    return Subject.<PairGiven>yesNo("overlap", PairGiven::overlap)
        .given(PolygonDraw::pair, PairSubjects::picture)
        .solved(PairSubjects::gaps, given -> worked("Polygons#overlaps", given));
  }

  private static List<String> gaps(PairGiven given) {
    List<String> lines = new ArrayList<>();
    for (Vec2 axis : given.axes()) {
      Vec2 unit = axis.unit();
      lines.add(
          "gap along "
              + NumberText.of(unit)
              + " = "
              + NumberText.of(given.gap(axis) / axis.length()));
    }
    lines.add(given.overlap() ? "none above 0: yes" : "one above 0: no");
    return lines;
  }

  /** How the first polygon comes out of the second one. */
  static Subject<PairGiven> offset() {
    return Subject.<PairGiven>point("offset", given -> given.shortest(given.axes()))
        .given(PolygonDraw::deep, PairSubjects::picture)
        .solved(PairSubjects::ways, given -> worked("Polygons#offset", given));
  }

  private static List<String> ways(PairGiven given) {
    List<String> lines = new ArrayList<>();
    for (Vec2 axis : given.axes()) {
      Vec2 out = given.out(axis);
      lines.add("out by " + NumberText.of(out) + ", depth " + NumberText.of(out.length()));
    }
    lines.add("the shortest is " + NumberText.of(given.shortest(given.axes())));
    return lines;
  }

  private static Scene picture(PairGiven given) {
    return Scene.ofPoints().polygon("a", given.a()).polygon("b", given.b());
  }

  private static WorkedExample worked(String method, PairGiven given) {
    return WorkedExample.of(method).polygon("a", given.a()).polygon("b", given.b());
  }
}
