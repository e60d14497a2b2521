package touchline.topic.precision;

import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.listing.Bindings;
import touchline.listing.Listing;
import touchline.mistake.Mistake;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.TraceCells;
import touchline.task.TraceTask;
import touchline.task.WorkedExample;
import touchline.taught.Precision;

/** Where a point arrives that goes far to the right and back, in numbers of three binary digits. */
final class BackSubject {
  private static final String COLUMNS =
      """
      there: number
        N9 double there = distance - p.x();
      kept: number
        N6 double kept = gap * Math.floor(there / gap);
        N10 double kept = Math.floor(there / gap + 0.5);
        N5 double kept = there;
      back: number
        N7 double back = kept;
      """;

  private static final int FARTHEST = 63;

  /**
   * A point of the number line and how far it goes.
   *
   * @param x a whole number, not above 7
   */
  record Trip(double x, double distance) {
    double there() {
      return x + distance;
    }

    /** Between neighbours out there. */
    double gap() {
      double gap = 1;
      while (there() >= 8 * gap) {
        gap *= 2;
      }
      return gap;
    }

    double back() {
      return Precision.backFromAfar(GapSubject.at(x), distance, gap()).x();
    }

    /** The sum is a number of three digits, or lies in the middle between two. */
    boolean isEven() {
      double halves = 2 * there() / gap();
      return halves == Math.floor(halves);
    }

    Bindings variables() {
      return new Bindings().set("p", GapSubject.at(x)).set("distance", distance).set("gap", gap());
    }
  }

  private BackSubject() {}

  static Subject<Trip> subject() {
    return Subject.number("back", "", Trip::back)
        .given(BackSubject::draw, given -> scene(given))
        .solved(BackSubject::solution, BackSubject::worked);
  }

  private static Scene scene(Trip given) {
    return Scene.ofNumbers()
        .point("p", GapSubject.at(given.x()))
        .number("distance", given.distance());
  }

  private static WorkedExample worked(Trip given) {
    return WorkedExample.of("Precision#backFromAfar")
        .point("p", GapSubject.at(given.x()))
        .number("distance", given.distance(), FARTHEST, "")
        .number("gap", given.gap(), FARTHEST, "")
        .at("back")
        .noted("The method is given the gap as well, which follows from where the point goes.");
  }

  static List<Mistake<Trip, Double>> mistakes() {
    return List.of(
        new Mistake<>("N5", Trip::x),
        new Mistake<>("N6", given -> cut(given) - given.distance()),
        new Mistake<>("N7", given -> given.back() + given.distance()),
        new Mistake<>("N8", given -> cut(given) + given.gap() - given.distance()));
  }

  private static double cut(Trip given) {
    return given.gap() * Math.floor(given.there() / given.gap());
  }

  static TraceTask<Trip> trace(Listing printed) {
    TraceCells<Trip> cells = new TraceCells<>(printed, Trip::variables).table(COLUMNS);
    Subject<Trip> subject =
        subject().varied(1).pictured(given -> scene(given).number("gap", given.gap()));
    return new TraceTask<>("precision-back-trace", 0.01, subject, cells);
  }

  private static Optional<Trip> draw(Chance chance) {
    Trip given = new Trip(chance.between(1, 7), chance.between(8, FARTHEST));
    return Optional.of(given).filter(drawn -> drawn.gap() > 2 && !drawn.isEven());
  }

  private static List<String> solution(Trip given) {
    return List.of(
        "x + distance = " + NumberText.of(given.there()),
        "there the numbers are " + NumberText.of(given.gap()) + " apart",
        "the nearest of them is " + NumberText.of(given.back() + given.distance()),
        "minus the distance = " + NumberText.of(given.back()));
  }
}
