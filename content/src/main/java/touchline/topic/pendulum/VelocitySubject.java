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

/** Which of two velocities a controller that looks ahead chooses; angles and rates in tenths. */
final class VelocitySubject {
  private static final List<String> OPTIONS =
      List.of(
          "2 rad/s, on.",
          "−0.1 rad/s, back.",
          "0, it stops.",
          "A velocity in between, as it comes nearer.");

  /** Radians; nearer to a decision nobody should have to calculate. */
  private static final double UNSURE = 0.05;

  private VelocitySubject() {}

  /** What the task is about. */
  static Subject<ControlGiven> subject() {
    return Subject.<ControlGiven>of(Field.choice("velocity", OPTIONS), VelocitySubject::right)
        .given(VelocitySubject::draw, VelocitySubject::picture)
        .solved(VelocitySubject::solution, VelocitySubject::worked);
  }

  static List<Mistake<ControlGiven, Value>> mistakes() {
    return List.of(
        idea("V1", given -> -given.soon()),
        idea("V2", given -> given.difference() + ControlGiven.LOOK_AHEAD * given.rate()),
        new Mistake<>("V4", given -> Value.option(3)),
        idea("V5", ControlGiven::error),
        new Mistake<>("V6", VelocitySubject::inBand),
        idea("V11", given -> given.error() - ControlGiven.LOOK_AHEAD * given.rate()),
        idea("V12", given -> given.error() + given.rate()));
  }

  private interface Above {
    double of(ControlGiven given);
  }

  private static Mistake<ControlGiven, Value> idea(String id, Above above) {
    return new Mistake<>(id, given -> Value.option(above.of(given) > 0 ? 1 : 0));
  }

  private static Value inBand(ControlGiven given) {
    boolean near = Math.abs(given.error()) < 0.25;
    return Value.option(near ? 2 : given.error() > 0 ? 1 : 0);
  }

  /** Every second one past half a turn or near the threshold, where there is something to ask. */
  private static Optional<ControlGiven> draw(Chance chance) {
    int near = chance.below(2) == 0 ? chance.between(20, 31) : chance.between(-31, -26);
    int tenths = chance.below(2) == 0 ? near : chance.between(-31, 31);
    ControlGiven given = new ControlGiven(tenths / 10.0, chance.between(-50, 50) / 10.0);
    return Optional.of(given)
        .filter(drawn -> drawn.isClear() && Math.abs(drawn.soon()) > UNSURE)
        .filter(drawn -> Math.abs(drawn.error()) > UNSURE);
  }

  private static Value right(ControlGiven given) {
    double velocity = BangBang.control(given.angle(), given.rate());
    return Value.option(velocity == ControlMistakes.ON ? 0 : 1);
  }

  private static Scene picture(ControlGiven given) {
    return Scene.ofAngles("2.5", ControlGiven.THRESHOLD, given.angle())
        .number("angle", given.angle())
        .number("rate", given.rate());
  }

  private static List<String> solution(ControlGiven given) {
    String wrapped = given.error() > given.difference() ? ", the short way round" : "";
    return List.of(
        "angle - 2.5 = " + NumberText.of(given.error()) + wrapped,
        "in 0.2 s = " + NumberText.of(given.soon()),
        (given.soon() > 0 ? "above 0: " : "not above 0: ") + OPTIONS.get((int) right(given).x()));
  }

  private static WorkedExample worked(ControlGiven given) {
    return WorkedExample.of("BangBang#control")
        .number("angle", given.angle(), 3.2, "rad")
        .number("rate", given.rate(), 6, "rad/s");
  }
}
