package touchline.topic.gjk;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import touchline.answer.Field;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;

/** Questions about one round: an edge from p to q, and a new corner r. */
final class SimplexSubjects {
  private static final List<String> EDGES = List.of("From p to r", "From q to r", "From p to q");

  private SimplexSubjects() {}

  /** Of the edge from p to q, to the origin. */
  static Subject<SimplexGiven> nearest() {
    return Subject.point("nearest", SimplexGiven::nearest)
        .given(GjkDraw::edge, SimplexSubjects::edge)
        .solved(SimplexSubjects::parts, SimplexSubjects::part);
  }

  private static Scene edge(SimplexGiven given) {
    return Scene.ofPoints().segment("p", given.p(), "q", given.q()).origin();
  }

  private static WorkedExample part(SimplexGiven given) {
    return WorkedExample.of("Gjk#part")
        .point("p", given.p())
        .point("q", given.q())
        .noted("The nearest point lies at this part of the edge, counted from p.");
  }

  private static List<String> parts(SimplexGiven given) {
    return List.of(
        "edge = " + NumberText.of(given.edge()),
        "foot = " + NumberText.of(given.foot()),
        "nearest = " + NumberText.of(given.nearest()));
  }

  /** Whether the origin is in the triangle. */
  static Subject<SimplexGiven> surrounded() {
    return surrounded(GjkDraw::triangle);
  }

  /** The same of triangles that may be flat. */
  static Subject<SimplexGiven> flat() {
    return surrounded(GjkDraw::flat);
  }

  private static Subject<SimplexGiven> surrounded(Function<Chance, Optional<SimplexGiven>> draw) {
    return Subject.yesNo("surrounded", SimplexGiven::isSurrounded)
        .given(draw, given -> Scene.ofPoints().simplex(given.p(), given.q(), given.r()).origin())
        .solved(SimplexSubjects::products, given -> worked("Gjk#surrounds", given));
  }

  private static List<String> products(SimplexGiven given) {
    return List.of(
        "p × q = " + NumberText.of(given.p().cross(given.q())),
        "q × r = " + NumberText.of(given.q().cross(given.r())),
        "r × p = " + NumberText.of(given.r().cross(given.p())),
        given.isSurrounded() ? "all of one sign: yes" : "not all of one sign: no");
  }

  /** Which edge of the triangle is kept. */
  static Subject<SimplexGiven> kept() {
    return Subject.<SimplexGiven>of(Field.choice("kept", EDGES), SimplexMistakes::right)
        .given(
            GjkDraw::kept,
            given -> Scene.ofPoints().simplex(given.p(), given.q(), given.r()).origin())
        .solved(SimplexSubjects::edges, given -> worked("Gjk#dropsP", given));
  }

  private static List<String> edges(SimplexGiven given) {
    return List.of(
        "from p to r: " + NumberText.of(given.fromP()) + " m from the origin",
        "from q to r: " + NumberText.of(given.fromQ()) + " m from the origin",
        "from p to q: farther than both",
        "kept: " + EDGES.get(given.fromQ() < given.fromP() ? 1 : 0));
  }

  /** Whether the edge from p to q has the nearest point of all. */
  static Subject<SimplexGiven> stops() {
    return Subject.<SimplexGiven>yesNo("stop", given -> given.toward() <= 0)
        .given(GjkDraw::stop, given -> edge(given).point("r", given.r()))
        .solved(
            SimplexSubjects::gained,
            given ->
                worked("Gjk#beyond", given)
                    .noted("At most 0 means that nothing lies beyond the line, so we may stop."));
  }

  private static List<String> gained(SimplexGiven given) {
    return List.of(
        "closest = " + NumberText.of(given.nearest()),
        "p · closest = " + NumberText.of(given.p().dot(given.nearest())),
        "r · closest = " + NumberText.of(given.r().dot(given.nearest())),
        given.toward() <= 0 ? "r is not beyond: yes" : "r is beyond: no");
  }

  private static WorkedExample worked(String method, SimplexGiven given) {
    return WorkedExample.of(method)
        .point("p", given.p())
        .point("q", given.q())
        .point("r", given.r());
  }
}
