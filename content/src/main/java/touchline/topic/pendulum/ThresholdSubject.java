package touchline.topic.pendulum;

import java.util.List;
import java.util.Optional;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.mistake.Mistake;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;
import touchline.taught.BangBang;

/** The largest threshold that keeps an angle below a limit. */
public final class ThresholdSubject {
  /** Radians: half of it must be told from all of it. */
  private static final double LEAST_TURN = 0.1;

  private ThresholdSubject() {}

  /** What the task is about. */
  public static Subject<SwitchGiven> subject() {
    return Subject.<SwitchGiven>of(Field.number("threshold", "rad"), ThresholdSubject::right)
        .given(ThresholdSubject::draw, ThresholdSubject::picture)
        .solved(ThresholdSubject::solution, ThresholdSubject::worked);
  }

  private static Value right(SwitchGiven given) {
    return Value.number(BangBang.safeThreshold(given.angle(), given.velocity(), given.step()));
  }

  static List<Mistake<SwitchGiven, Double>> mistakes() {
    return List.of(
        new Mistake<>("V16", SwitchGiven::angle),
        new Mistake<>("V17", given -> given.angle() + given.turn()),
        new Mistake<>("V18", given -> given.angle() - given.velocity()),
        new Mistake<>("V19", given -> given.angle() - given.turn() / 2));
  }

  private static Optional<SwitchGiven> draw(Chance chance) {
    double limit = chance.between(15, 30) / 10.0;
    double velocity = chance.between(2, 10) / 2.0;
    SwitchGiven given = new SwitchGiven(velocity, limit, chance.between(2, 10) / 100.0);
    return Optional.of(given).filter(drawn -> drawn.turn() >= LEAST_TURN);
  }

  private static Scene picture(SwitchGiven given) {
    return Scene.ofAngles("limit", given.angle(), 0)
        .number("limit", given.angle())
        .number("v", given.velocity())
        .number("h", given.step());
  }

  private static List<String> solution(SwitchGiven given) {
    return List.of(
        "a step turns v · h = " + NumberText.of(given.turn()),
        "threshold = limit - that = " + NumberText.of(right(given).x()));
  }

  private static WorkedExample worked(SwitchGiven given) {
    return WorkedExample.of("BangBang#safeThreshold")
        .number("limit", given.angle(), 3.5, "rad")
        .number("velocity", given.velocity(), 5, "rad/s")
        .number("step", given.step(), 1, "s");
  }
}
