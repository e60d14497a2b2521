package touchline.topic.pendulum;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.mistake.Mistake;
import touchline.task.Subject;
import touchline.taught.Swing;

/** Whether a motor can hold a bent rod where it is. */
final class HoldSubject {
  /**
   * A rod and the motor at its hinge.
   *
   * @param limit the most torque that it has, in newton metres
   */
  record Motor(BentRod rod, double limit) {}

  /** Newton metres; nearer to the limit it would take a calculator to decide. */
  private static final double UNSURE = 2;

  private static final int LARGEST = 30;

  private HoldSubject() {}

  /** What the task is about. */
  static Subject<Motor> subject() {
    return Subject.<Motor>of(Field.yesNo("holds"), HoldSubject::right)
        .given(HoldSubject::draw, given -> given.rod().scene().number("limit", given.limit()))
        .solved(HoldSubject::solution, given -> given.rod().worked(given.limit()));
  }

  static List<Mistake<Motor, Boolean>> mistakes() {
    List<Mistake<Motor, Boolean>> all = new ArrayList<>();
    all.add(new Mistake<>("V10", given -> true));
    for (Mistake<BentRod, Double> torque : TorqueSubject.mistakes()) {
      all.add(torque.about(Motor::rod).then((given, wrong) -> wrong <= given.limit()));
    }
    return List.copyOf(all);
  }

  /** The limit in tens. */
  private static Optional<Motor> draw(Chance chance) {
    Optional<BentRod> rod = BentRod.draw(chance);
    double limit = chance.between(1, LARGEST) * 10;
    return rod.map(drawn -> new Motor(drawn, limit))
        .filter(given -> Math.abs(given.rod().torque() - limit) >= UNSURE);
  }

  private static Value right(Motor given) {
    BentRod rod = given.rod();
    return Value.yes(Swing.canHold(rod.hinge(), rod.bob(), rod.other(), rod.mass(), given.limit()));
  }

  private static List<String> solution(Motor given) {
    List<String> lines = new ArrayList<>(TorqueSubject.solution(given.rod()));
    String limit = NumberText.of(given.limit());
    lines.add(
        right(given).x() == 1
            ? "not above the limit of " + limit + ": yes"
            : "above the limit of " + limit + ": no");
    return lines;
  }
}
