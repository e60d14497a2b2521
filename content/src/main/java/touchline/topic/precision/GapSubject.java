package touchline.topic.precision;

import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;
import touchline.taught.Precision;

/** How far it is to the next of the numbers of three binary digits. */
final class GapSubject {
  private static final double DIGITS = 8;
  private static final int LEAST = 4;
  private static final int MOST = 30;

  private GapSubject() {}

  static Subject<Double> subject() {
    return Subject.number("gap", "", GapSubject::gap)
        .given(GapSubject::draw, x -> Scene.ofNumbers().onTheLine("x", x))
        .solved(GapSubject::solution)
        .worked(x -> WorkedExample.of("Precision#next").point("p", at(x)).at("gap"));
  }

  static List<Mistake<Double, Double>> mistakes() {
    return List.of(
        new Mistake<>("N1", x -> 1.0),
        new Mistake<>("N2", x -> gap(x) * 2),
        new Mistake<>("N3", x -> gap(x) / 2),
        new Mistake<>("N4", x -> x / DIGITS));
  }

  static Vec2 at(double x) {
    return new Vec2(x, 0);
  }

  static double gap(double x) {
    return Precision.next(at(x)).x() - x;
  }

  /** A number that there is. */
  private static Optional<Double> draw(Chance chance) {
    double x = chance.between(LEAST, MOST);
    return Optional.of(x).filter(drawn -> drawn / gap(drawn) == Math.floor(drawn / gap(drawn)));
  }

  private static List<String> solution(double x) {
    double gap = gap(x);
    return List.of(
        "up to 8 the numbers are 1 apart; from there on the gap doubles at each power of two",
        "x lies between " + NumberText.of(4 * gap) + " and " + NumberText.of(8 * gap),
        "gap = " + NumberText.of(gap));
  }
}
