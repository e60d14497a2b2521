package touchline.topic.pendulum;

import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.mistake.Mistake;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;
import touchline.taught.BangBang;

/** After how many steps a motor first switches; in eighths, so that equal is equal. */
public final class SwitchSubject {
  private static final double EIGHTH = 0.125;
  private static final double FEWEST = 3;
  private static final double MOST = 20;

  private SwitchSubject() {}

  /** What the task is about. */
  public static Subject<SwitchGiven> subject() {
    return Subject.number("steps", "", SwitchSubject::steps)
        .given(SwitchSubject::draw, SwitchSubject::picture)
        .solved(SwitchSubject::solution, SwitchSubject::worked);
  }

  static List<Mistake<SwitchGiven, Double>> mistakes() {
    return List.of(
        new Mistake<>("V13", given -> Math.ceil(given.angle() / given.turn())),
        new Mistake<>("V14", given -> steps(given) + 1),
        new Mistake<>("V15", given -> given.angle() / given.velocity()));
  }

  private static double steps(SwitchGiven given) {
    return BangBang.firstSwitch(given.velocity(), given.angle(), given.step());
  }

  private static Optional<SwitchGiven> draw(Chance chance) {
    double velocity = chance.between(1, 10) * 0.5;
    double threshold = chance.between(8, 24) * EIGHTH;
    SwitchGiven given = new SwitchGiven(velocity, threshold, chance.between(1, 4) * EIGHTH);
    return Optional.of(given)
        .filter(drawn -> steps(drawn) >= FEWEST && steps(drawn) <= MOST)
        .filter(drawn -> Draw.isHundredth(drawn.angle() / drawn.velocity()));
  }

  private static Scene picture(SwitchGiven given) {
    return Scene.ofAngles("threshold", given.angle(), 0)
        .number("v", given.velocity())
        .number("threshold", given.angle())
        .number("h", given.step());
  }

  private static List<String> solution(SwitchGiven given) {
    double fits = given.angle() / given.turn();
    boolean isEqual = fits == Math.floor(fits);
    return List.of(
        "a step turns v · h = " + NumberText.of(given.turn()),
        "threshold / that = " + NumberText.of(fits),
        isEqual
            ? "that many steps reach the threshold exactly, one more is above it"
            : "the next whole number of steps is above it",
        "steps = " + NumberText.of(steps(given)));
  }

  private static WorkedExample worked(SwitchGiven given) {
    return WorkedExample.of("BangBang#firstSwitch")
        .number("velocity", given.velocity(), 5, "rad/s")
        .number("threshold", given.angle(), 3.5, "rad")
        .number("step", given.step(), 1, "s");
  }
}
