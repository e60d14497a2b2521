package touchline.topic.line;

import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;
import touchline.taught.LineCircle;
import touchline.topic.closestpoint.PointGiven;

/** The offset D of the line through a and b, which are 5 or 10 m apart. */
final class NormalFormSubject {
  private NormalFormSubject() {}

  static Subject<PointGiven> subject() {
    return Subject.number("D", "m", NormalFormSubject::offset)
        .given(NormalFormSubject::drawn, given -> Scene.ofPoints().line(given.a(), given.b()))
        .solved(
            given ->
                List.of(
                    "b - a = " + NumberText.of(given.d()),
                    "N = " + NumberText.of(given.normal()),
                    "D = N · a = " + NumberText.of(offset(given))))
        .worked(NormalFormSubject::worked);
  }

  static List<Mistake<PointGiven, Double>> mistakes() {
    return List.of(
        new Mistake<>("S03", g -> g.left().dot(g.a())),
        new Mistake<>("S12", g -> g.d().unit().dot(g.a())),
        new Mistake<>("S17", g -> -offset(g)),
        new Mistake<>("L19", g -> g.a().length()),
        new Mistake<>("L20", g -> Math.abs(offset(g))));
  }

  private static double offset(PointGiven given) {
    return LineCircle.through(given.a(), given.b()).offset();
  }

  private static Optional<PointGiven> drawn(Chance chance) {
    Vec2 a = Draw.point(chance);
    PointGiven given = new PointGiven(a, a.plus(Draw.wholeLength(chance)), Vec2.ZERO);
    return Optional.of(given)
        .filter(drawn -> Draw.isInside(drawn.b()) && Math.abs(offset(drawn)) >= 0.5);
  }

  private static WorkedExample worked(PointGiven given) {
    return WorkedExample.of("LineCircle#through").segment(given.a(), given.b()).at("offset");
  }
}
