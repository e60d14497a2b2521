package touchline.topic.pendulum;

import java.util.List;
import touchline.diagram.NumberText;
import touchline.mistake.Mistake;
import touchline.task.Subject;
import touchline.task.WorkedExample;

/** The torque of a motor that just holds a bent rod where it is. */
final class TorqueSubject {
  /** Newton metres; the method needs a limit, and the torque does not depend on it. */
  private static final double ANY_LIMIT = 100;

  private TorqueSubject() {}

  /** What the task is about. */
  static Subject<BentRod> subject() {
    return Subject.number("torque", "N·m", BentRod::torque)
        .given(BentRod::draw, rod -> rod.scene())
        .solved(TorqueSubject::solution, TorqueSubject::worked);
  }

  /** One bob alone is found in both forms. */
  static List<Mistake<BentRod, Double>> mistakes() {
    return List.of(
        new Mistake<>("V20", rod -> rod.pull(rod.height(rod.bob()) + rod.height(rod.other()))),
        new Mistake<>("V21", rod -> rod.pull(rod.lengthTo(rod.bob()) + rod.lengthTo(rod.other()))),
        new Mistake<>("V22", rod -> rod.torque() / BentRod.GRAVITY),
        new Mistake<>("V23", rod -> rod.pull(rod.reach(rod.bob()))),
        new Mistake<>("V23", rod -> rod.pull(rod.reach(rod.other()))),
        new Mistake<>("V24", TorqueSubject::addedUp));
  }

  private static double addedUp(BentRod rod) {
    return rod.pull(rod.reach(rod.bob())) + rod.pull(rod.reach(rod.other()));
  }

  static List<String> solution(BentRod rod) {
    return List.of(
        "bob is to the right by " + NumberText.of(rod.reach(rod.bob())),
        "other is to the right by " + NumberText.of(rod.reach(rod.other())),
        "together " + NumberText.of(rod.reach(rod.bob()) + rod.reach(rod.other())),
        "torque = 9.81 · m · that, without its sign = " + NumberText.of(rod.torque()));
  }

  private static WorkedExample worked(BentRod rod) {
    return rod.worked(ANY_LIMIT)
        .at("torque")
        .noted(
            "The method is given a limit for the motor as well; the torque is the same for any.");
  }
}
