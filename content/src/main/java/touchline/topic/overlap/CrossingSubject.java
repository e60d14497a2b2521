package touchline.topic.overlap;

import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;

/**
 * Which share of a segment lies before the place where it enters a circle. The ends are called
 * start and end, because the coefficients of the quadratic are called a, b and c.
 */
final class CrossingSubject {
  private static final int LEAST_RADIUS = 2;
  private static final int MOST_RADIUS = 7;

  private CrossingSubject() {}

  /** What the task is about. */
  static Subject<CircleGiven> subject() {
    return Subject.<CircleGiven>number("u", "", given -> Quadratic.of(given).first())
        .given(CrossingSubject::entering, CrossingSubject::picture)
        .solved(CrossingSubject::solution, given -> crossings(given).at("first"));
  }

  static List<Mistake<CircleGiven, Double>> mistakes() {
    return List.of(
        mistake("R1", Quadratic::second),
        mistake("R2", q -> 2 * q.first()),
        mistake("R3", q -> (q.b() - q.root()) / (2 * q.a())),
        mistake("R4", q -> (-q.b() - Math.sqrt(q.b() * q.b() - q.a() * q.c())) / (2 * q.a())),
        mistake("R5", q -> (-q.b() - q.discriminant()) / (2 * q.a())),
        new Mistake<>("R6", given -> radiusNotSquared(given).first()),
        new Mistake<>("R7", given -> Quadratic.of(given).first() * given.d().length()),
        mistake("R8", q -> -q.b() / (2 * q.a())),
        new Mistake<>("R9", given -> Quadratic.of(given).withA(given.d().length()).first()));
  }

  private static Mistake<CircleGiven, Double> mistake(String id, ToDoubleFunction<Quadratic> rule) {
    return new Mistake<>(id, given -> rule.applyAsDouble(Quadratic.of(given)));
  }

  private static Quadratic radiusNotSquared(CircleGiven given) {
    double square = given.a().minus(given.center()).lengthSquared();
    return Quadratic.of(given).withC(square - given.radius());
  }

  /** From outside to the inside, and perhaps out again. */
  private static Optional<CircleGiven> entering(Chance chance) {
    return drawn(chance)
        .filter(
            given -> {
              double first = Quadratic.of(given).first();
              return first > 0 && first <= 1;
            });
  }

  /** With two solutions that can be typed, wherever they lie. */
  static Optional<CircleGiven> drawn(Chance chance) {
    Vec2 a = Draw.point(chance);
    Vec2 b = a.plus(Draw.wholeLength(chance));
    int radius = chance.between(LEAST_RADIUS, MOST_RADIUS);
    CircleGiven given = new CircleGiven(a, b, Draw.point(chance), radius);
    Quadratic quadratic = Quadratic.of(given);
    boolean pleasant =
        Draw.isInside(b)
            && quadratic.discriminant() > 0
            && Draw.isHundredth(quadratic.first())
            && Draw.isHundredth(quadratic.second());
    return Optional.of(given).filter(drawn -> pleasant);
  }

  private static Scene picture(CircleGiven given) {
    return Scene.ofCircles()
        .segment("start", given.a(), "end", given.b())
        .circle("circle", given.circle());
  }

  static WorkedExample crossings(CircleGiven given) {
    return WorkedExample.of("SegmentCircle#crossings")
        .point("start", given.a())
        .point("end", given.b())
        .circle(given.circle());
  }

  private static List<String> solution(CircleGiven given) {
    Quadratic quadratic = Quadratic.of(given);
    return List.of(
        "segV = end - start = " + NumberText.of(given.d()),
        "fromCenter = start - centre = " + NumberText.of(given.a().minus(given.center())),
        "a = segV · segV = " + NumberText.of(quadratic.a()),
        "b = 2 (fromCenter · segV) = " + NumberText.of(quadratic.b()),
        "c = fromCenter · fromCenter - r² = " + NumberText.of(quadratic.c()),
        "b² - 4ac = " + NumberText.of(quadratic.discriminant()),
        "u = (-b - √(b² - 4ac)) / (2a) = " + NumberText.of(quadratic.first()));
  }
}
