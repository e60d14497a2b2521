package touchline.topic.pendulum;

import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.mistake.Mistake;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;
import touchline.taught.BangBang;

/** How long a tooth of a strong motor's saw lasts; in powers of two, so that equal is equal. */
final class ToothSubject {
  private static final double EIGHTH = 0.125;
  private static final double MOST_STEPS = 30;

  /** Velocities up and down, and the length of a step. */
  record Saw(double up, double down, double step) {
    double downSteps() {
      return Math.ceil(up / down);
    }

    double seconds() {
      return BangBang.tooth(up, down, step);
    }
  }

  private ToothSubject() {}

  static Subject<Saw> subject() {
    return Subject.number("time", "s", Saw::seconds)
        .given(ToothSubject::draw, ToothSubject::picture)
        .solved(ToothSubject::solution, ToothSubject::worked);
  }

  static List<Mistake<Saw, Double>> mistakes() {
    return List.of(
        new Mistake<Saw, Double>("V34", given -> 1 + given.downSteps()),
        new Mistake<Saw, Double>("V35", given -> given.downSteps() * given.step()),
        new Mistake<Saw, Double>(
            "V36", given -> (1 + Math.floor(given.up() / given.down())) * given.step()),
        new Mistake<Saw, Double>("V37", given -> given.up() * given.step()),
        new Mistake<Saw, Double>("V38", given -> 2 * given.step()));
  }

  private static Optional<Saw> draw(Chance chance) {
    double up = chance.between(2, 8) * 0.5;
    double down = chance.between(1, 6) * EIGHTH;
    Saw given = new Saw(up, down, chance.between(1, 2) * EIGHTH);
    return Optional.of(given).filter(drawn -> drawn.downSteps() <= MOST_STEPS);
  }

  private static Scene picture(Saw given) {
    return Scene.ofAngles("threshold", 2.5, 2.5)
        .number("up", given.up())
        .number("down", given.down())
        .number("h", given.step());
  }

  private static List<String> solution(Saw given) {
    double sink = given.down() * given.step();
    return List.of(
        "one step up = " + NumberText.of(given.up() * given.step()) + " rad",
        "one step down = " + NumberText.of(sink) + " rad",
        "steps down until it is back = " + NumberText.of(given.downSteps()),
        "with the one up, times h = " + NumberText.of(given.seconds()));
  }

  private static WorkedExample worked(Saw given) {
    return WorkedExample.of("BangBang#tooth")
        .number("up", given.up(), 5, "rad/s")
        .number("down", given.down(), 5, "rad/s")
        .number("step", given.step(), 1, "s");
  }
}
