package touchline.topic.pendulum;

import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.mistake.Mistake;
import touchline.task.Field;
import touchline.task.Given;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.Value;
import touchline.task.WorkedExample;
import touchline.taught.BangBang;

/** The largest threshold that keeps an angle below a limit. */
public final class ThresholdSubject implements Subject<Switching> {
  /** Radians: half of it must be told from all of it. */
  private static final double LEAST_TURN = 0.1;

  static List<Mistake<Switching, Double>> mistakes() {
    return List.of(
        new Mistake<>("V16", Switching::angle),
        new Mistake<>("V17", given -> given.angle() + given.turn()),
        new Mistake<>("V18", given -> given.angle() - given.velocity()),
        new Mistake<>("V19", given -> given.angle() - given.turn() / 2));
  }

  @Override
  public Optional<Switching> draw(Chance chance) {
    double limit = chance.between(15, 30) / 10.0;
    double velocity = chance.between(2, 10) / 2.0;
    Switching given = new Switching(velocity, limit, chance.between(2, 10) / 100.0);
    return Optional.of(given).filter(drawn -> drawn.turn() >= LEAST_TURN);
  }

  @Override
  public Value right(Switching given) {
    return Value.number(BangBang.safeThreshold(given.angle(), given.velocity(), given.step()));
  }

  @Override
  public Given given(Switching given) {
    return Scene.ofAngles()
        .mark("limit", given.angle())
        .rod("", 0)
        .number("limit", given.angle())
        .number("v", given.velocity())
        .number("h", given.step())
        .given();
  }

  @Override
  public Field field() {
    return Field.number("threshold", "rad");
  }

  @Override
  public List<String> solution(Switching given) {
    return List.of(
        "a step turns v · h = " + NumberText.of(given.turn()),
        "threshold = limit - that = " + NumberText.of(right(given).x()));
  }

  @Override
  public WorkedExample worked(Switching given) {
    return WorkedExample.of(
        "BangBang#safeThreshold",
        WorkedExample.number("limit", given.angle(), 3.5, "rad"),
        WorkedExample.number("velocity", given.velocity(), 5, "rad/s"),
        WorkedExample.number("step", given.step(), 1, "s"));
  }
}
