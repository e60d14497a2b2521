package touchline.topic.line;

import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.mistake.Mistake;
import touchline.task.Subject;
import touchline.taught.LineCircle;
import touchline.topic.overlap.CircleGiven;

/** The offset of the line that a circle's centre must reach, from whichever side it comes. */
final class FarOffsetSubject {
  private FarOffsetSubject() {}

  static Subject<CircleGiven> subject() {
    return Subject.number("offset", "m", FarOffsetSubject::offset)
        .given(FarOffsetSubject::drawn, LineCircleSubject::picture)
        .solved(FarOffsetSubject::solution)
        .worked(
            given -> LineCircleSubject.worked("LineCircle#offsetLineBySide", given).at("offset"));
  }

  static List<Mistake<CircleGiven, Double>> mistakes() {
    return List.of(
        new Mistake<>("L2", FarOffsetSubject::ofLine),
        new Mistake<>("L17", g -> ofLine(g) + g.radius()),
        new Mistake<>("L18", g -> ofLine(g) - g.radius()),
        new Mistake<>("L21", g -> ofLine(g) - side(g) * g.radius()),
        new Mistake<>("O08", g -> ofLine(g) + side(g) * 2 * g.radius()),
        new Mistake<>("S17", g -> -offset(g)));
  }

  private static double offset(CircleGiven given) {
    return LineCircle.offsetLineBySide(LineCircleSubject.line(given), given.circle()).offset();
  }

  private static double ofLine(CircleGiven given) {
    return LineCircleSubject.line(given).offset();
  }

  private static double signed(CircleGiven given) {
    return LineCircle.signedDistance(LineCircleSubject.line(given), given.center());
  }

  private static int side(CircleGiven given) {
    return signed(given) < 0 ? -1 : 1;
  }

  /** The circle is clear of the line, on either side. */
  private static Optional<CircleGiven> drawn(Chance chance) {
    return LineCircleSubject.drawn(chance)
        .filter(given -> Math.abs(signed(given)) >= given.radius() + 0.5)
        .filter(given -> Math.abs(ofLine(given)) >= 0.5 && Math.abs(offset(given)) >= 0.5);
  }

  private static List<String> solution(CircleGiven given) {
    boolean inFront = signed(given) > 0;
    return List.of(
        "N = " + NumberText.of(LineCircleSubject.line(given).normal()),
        "D = N · a = " + NumberText.of(ofLine(given)),
        "signed distance of c = " + NumberText.of(signed(given)),
        (inFront ? "in front, so D + r = " : "behind, so D - r = ") + NumberText.of(offset(given)));
  }
}
