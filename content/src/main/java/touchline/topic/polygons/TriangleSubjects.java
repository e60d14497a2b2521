package touchline.topic.polygons;

import java.util.List;
import touchline.diagram.NumberText;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;

/** Questions about a triangle and a point, and about one edge and a ray. */
final class TriangleSubjects {
  private TriangleSubjects() {}

  static Subject<TriangleGiven> inside() {
    return Subject.<TriangleGiven>yesNo("inside", TriangleGiven::isInside)
        .given(PolygonDraw::triangle, TriangleSubjects::picture)
        .solved(TriangleSubjects::sides, TriangleSubjects::worked);
  }

  /** The last of the three products, and with it the others. */
  static Subject<TriangleGiven> products() {
    return Subject.number("besideCa", "", TriangleGiven::besideCa)
        .given(PolygonDraw::triangle, TriangleSubjects::picture)
        .solved(TriangleSubjects::sides)
        .worked(given -> worked(given).at("besideCa"));
  }

  private static List<String> sides(TriangleGiven given) {
    return List.of(
        "besideAb = " + NumberText.of(given.besideAb()),
        "besideBc = " + NumberText.of(given.besideBc()),
        "besideCa = " + NumberText.of(given.besideCa()),
        given.isInside() ? "all on one side: yes" : "on different sides: no");
  }

  static Scene picture(TriangleGiven given) {
    return Scene.ofPoints().triangle(given.a(), given.b(), given.c()).point("p", given.p());
  }

  private static WorkedExample worked(TriangleGiven given) {
    return WorkedExample.of("Polygons#inTriangle")
        .segment(given.a(), given.b())
        .point("c", given.c())
        .point("p", given.p());
  }

  static Subject<EdgeGiven> crossed() {
    return Subject.<EdgeGiven>yesNo("crossed", EdgeGiven::isCrossed)
        .given(
            PolygonDraw::edge,
            given -> Scene.ofPoints().segment(given.a(), given.b()).point("p", given.p()))
        .solved(
            given -> List.of(given.isCrossed() ? "crossed: yes" : "crossed: no"),
            given ->
                WorkedExample.of("Polygons#crosses")
                    .segment(given.a(), given.b())
                    .point("p", given.p()));
  }
}
