package touchline.topic.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Circle;
import touchline.mistake.Mistake;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;
import touchline.taught.Grid;

/** How many circles a ball is asked about: those with which it shares a cell. */
final class AskedSubject {
  private static final int CIRCLES = 6;

  /**
   * A ball and the others around it.
   *
   * @param width of a cell
   */
  record Crowd(Circle ball, List<Circle> circles, double width) {
    double asked() {
      return Grid.asked(ball, circles, width);
    }

    double count(Predicate<ShareSubject.Two> kind) {
      GridGiven own = new GridGiven(ball, width);
      return circles.stream()
          .filter(circle -> kind.test(new ShareSubject.Two(own, new GridGiven(circle, width))))
          .count();
    }
  }

  private AskedSubject() {}

  static Subject<Crowd> subject() {
    return Subject.number("asked", "", Crowd::asked)
        .given(AskedSubject::draw, AskedSubject::picture)
        .solved(AskedSubject::solution, AskedSubject::worked);
  }

  private static Scene picture(Crowd given) {
    Scene scene = Scene.ofCircles().cells(given.width()).circle("ball", given.ball());
    for (int i = 0; i < given.circles().size(); i++) {
      scene.opponent(Integer.toString(i + 1), given.circles().get(i));
    }
    return scene.number("width", given.width());
  }

  static List<Mistake<Crowd, Double>> mistakes() {
    return List.of(
        new Mistake<>("G1", given -> given.count(ShareSubject.Two::centersShare)),
        new Mistake<>("G19", given -> given.count(ShareSubject.Two::touch)),
        new Mistake<>("G21", given -> (double) given.circles().size()),
        new Mistake<>("G22", given -> given.asked() + 1));
  }

  private static Optional<Crowd> draw(Chance chance) {
    List<Circle> circles = new ArrayList<>();
    for (int i = 0; i < CIRCLES; i++) {
      circles.add(Draw.circle(chance, 2));
    }
    Crowd given = new Crowd(Draw.circle(chance, 2), circles, chance.between(3, 5));
    return Optional.of(given).filter(AskedSubject::isPleasant);
  }

  /** Somebody is asked, and nobody hides another. */
  private static boolean isPleasant(Crowd given) {
    for (int i = 0; i < given.circles().size(); i++) {
      for (Circle other : given.circles().subList(i + 1, given.circles().size())) {
        if (other.center().minus(given.circles().get(i).center()).lengthSquared() < 9) {
          return false;
        }
      }
    }
    return given.asked() > 0;
  }

  private static List<String> solution(Crowd given) {
    List<String> numbers = new ArrayList<>();
    for (int i = 0; i < given.circles().size(); i++) {
      if (Grid.share(given.ball(), given.circles().get(i), given.width())) {
        numbers.add(Integer.toString(i + 1));
      }
    }
    return List.of(
        "a cell in common with the ball: " + String.join(", ", numbers),
        "asked = " + NumberText.of(given.asked()));
  }

  private static WorkedExample worked(Crowd given) {
    return WorkedExample.of("Grid#asked")
        .circle("ball", given.ball())
        .circles("circles", given.circles())
        .number("width", given.width(), 10, "m");
  }
}
