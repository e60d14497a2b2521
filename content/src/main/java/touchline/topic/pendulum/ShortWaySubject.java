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

/** By how much one angle is above another, the short way round; angles in tenths. */
final class ShortWaySubject {
  private static final int MOST_TENTHS = 31;

  /** Radians; nearer to half a turn it takes a calculator to decide. */
  private static final double UNSURE = 0.05;

  /** Two angles from −π to π. */
  record Angles(double angle, double target) {
    double difference() {
      return angle - target;
    }

    double shortWay() {
      return BangBang.shortWay(angle, target);
    }

    boolean isAcross() {
      return Math.abs(difference()) > Math.PI;
    }
  }

  private ShortWaySubject() {}

  static Subject<Angles> subject() {
    return Subject.number("turn", "rad", Angles::shortWay)
        .given(ShortWaySubject::draw, ShortWaySubject::picture)
        .solved(ShortWaySubject::solution, ShortWaySubject::worked);
  }

  static List<Mistake<Angles, Double>> mistakes() {
    return List.of(
        new Mistake<>("V2", Angles::difference),
        new Mistake<>("V30", given -> counted(given.angle()) - counted(given.target())),
        new Mistake<>("V31", given -> -given.shortWay()),
        new Mistake<>("V32", given -> Math.abs(given.shortWay())),
        new Mistake<>("V33", ShortWaySubject::byHalfATurn));
  }

  /** From 0 to a whole turn. */
  private static double counted(double angle) {
    return angle < 0 ? angle + 2 * Math.PI : angle;
  }

  private static double byHalfATurn(Angles given) {
    double half = given.difference() > 0 ? -Math.PI : Math.PI;
    return given.isAcross() ? given.difference() + half : given.difference();
  }

  /** Every second one with the seam between the two. */
  private static Optional<Angles> draw(Chance chance) {
    boolean across = chance.below(2) == 0;
    double angle = chance.between(-MOST_TENTHS, MOST_TENTHS) / 10.0;
    Angles given = new Angles(angle, chance.between(-MOST_TENTHS, MOST_TENTHS) / 10.0);
    return Optional.of(given)
        .filter(drawn -> drawn.isAcross() == across && drawn.difference() != 0)
        .filter(drawn -> Math.abs(Math.abs(drawn.difference()) - Math.PI) > UNSURE);
  }

  private static Scene picture(Angles given) {
    return Scene.ofAngles("target", given.target(), given.angle())
        .number("angle", given.angle())
        .number("target", given.target());
  }

  private static List<String> solution(Angles given) {
    String difference = "angle - target = " + NumberText.of(given.difference());
    return given.isAcross()
        ? List.of(
            difference,
            "that is more than half a turn, so a whole turn of 2π takes it back to "
                + NumberText.of(given.shortWay()))
        : List.of(difference, "that is the short way already: " + NumberText.of(given.shortWay()));
  }

  private static WorkedExample worked(Angles given) {
    return WorkedExample.of("BangBang#shortWay")
        .number("angle", given.angle(), 3.2, "rad")
        .number("target", given.target(), 3.2, "rad");
  }
}
