package touchline.topic.meeting;

import java.util.List;
import java.util.Optional;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;

/** Questions about two circles with whole numbers, both of which move. */
final class MeetingSubjects {
  private static final int MOST_RADIUS = 3;

  /** In metres a step, the largest coordinate of a velocity. */
  private static final int FASTEST = 6;

  /** Below it the circles as good as graze each other. */
  private static final double LEAST_DISCRIMINANT = 1;

  /** Nearer to a decision than this, in metres, nobody sees it in a picture. */
  private static final double CLEAR = 0.1;

  private MeetingSubjects() {}

  /** The velocity of the one as the other sees it. */
  static Subject<MeetingGiven> relative() {
    return Subject.<MeetingGiven>of(
            Field.velocity("relative"), given -> Value.point(given.relative()))
        .given(MeetingSubjects::apart, MeetingSubjects::picture)
        .solved(given -> solution(given).subList(0, 1))
        .worked(given -> worked("TwoMovingCircles#relative", given));
  }

  /** Whether they touch within the step. */
  static Subject<MeetingGiven> touch() {
    return Subject.yesNo("touch", MeetingGiven::touch)
        .given(MeetingSubjects::decided, MeetingSubjects::picture)
        .solved(MeetingSubjects::decision, MeetingSubjects::timed);
  }

  /** When they first touch, as a part of the step: two decimals. */
  static Subject<MeetingGiven> time() {
    return Subject.number("time", "", MeetingGiven::time)
        .given(MeetingSubjects::meeting, MeetingSubjects::picture)
        .only(given -> Draw.isHundredth(given.time()))
        .solved(MeetingSubjects::solution, MeetingSubjects::timed);
  }

  static Optional<MeetingGiven> apart(Chance chance) {
    Vec2 center = Draw.point(chance);
    Vec2 other = Draw.point(chance);
    Vec2 v = Draw.vector(chance, FASTEST);
    Vec2 w = Draw.vector(chance, FASTEST);
    MeetingGiven given = new MeetingGiven(circle(chance, center), v, circle(chance, other), w);
    return Optional.of(given)
        .filter(drawn -> drawn.gap() >= 0.5 && isMoving(v) && isMoving(w) && drawn.a() > 0);
  }

  private static Circle circle(Chance chance, Vec2 center) {
    return new Circle(center, chance.between(1, MOST_RADIUS));
  }

  private static boolean isMoving(Vec2 velocity) {
    return velocity.lengthSquared() > 0;
  }

  /** They touch in the step, and not in passing. */
  static Optional<MeetingGiven> meeting(Chance chance) {
    return apart(chance)
        .filter(given -> given.b() < 0 && given.discriminant() >= LEAST_DISCRIMINANT)
        .filter(given -> given.time() <= 1);
  }

  /** Of every sort, far enough from each decision. */
  private static Optional<MeetingGiven> decided(Chance chance) {
    return apart(chance).filter(MeetingSubjects::isClear);
  }

  /** Of every sort, overlapping ones, too, where no sign is in doubt. */
  static Optional<MeetingGiven> any(Chance chance) {
    Vec2 center = Draw.point(chance);
    Vec2 other = center.plus(Draw.vector(chance, FASTEST));
    MeetingGiven given =
        new MeetingGiven(
            circle(chance, center),
            Draw.vector(chance, FASTEST),
            circle(chance, other),
            Draw.vector(chance, FASTEST));
    boolean sure = given.a() > 0 && given.b() != 0 && given.c() != 0 && given.discriminant() != 0;
    return Optional.of(given).filter(drawn -> sure && drawn.time() != 1);
  }

  private static boolean isClear(MeetingGiven given) {
    double speed = Math.sqrt(given.a());
    double passing = Math.abs(given.distV().cross(given.relative())) / speed - given.reach();
    double atEnd = given.distV().plus(given.relative()).length() - given.reach();
    return given.b() != 0 && Math.abs(passing) > CLEAR && Math.abs(atEnd) > CLEAR;
  }

  static Scene picture(MeetingGiven given) {
    return Scene.ofCircles()
        .circle("one", given.one())
        .circle("other", given.other())
        .vector("v", given.one().center(), given.v())
        .vector("w", given.other().center(), given.w());
  }

  private static List<String> solution(MeetingGiven given) {
    return List.of(
        "relative = v - w = " + NumberText.of(given.relative()),
        "distV = centre of one - centre of other = " + NumberText.of(given.distV()),
        "a = relative · relative = " + NumberText.of(given.a()),
        "b = distV · relative = " + NumberText.of(given.b()),
        "c = distV · distV - (sum of the radii)² = " + NumberText.of(given.c()),
        "b² - a c = " + NumberText.of(given.discriminant()),
        "time = (-b - √(b² - a c)) / a = " + NumberText.of(given.time()));
  }

  private static List<String> decision(MeetingGiven given) {
    if (given.b() >= 0) {
      return List.of(solution(given).get(0), solution(given).get(1), "b >= 0, they move apart: no");
    }
    if (given.discriminant() <= 0) {
      return List.of(
          solution(given).get(0),
          solution(given).get(1),
          "b² - a c = " + NumberText.of(given.discriminant()) + ", they pass each other: no");
    }
    String time = "time = " + NumberText.of(given.time());
    return List.of(
        solution(given).get(0),
        solution(given).get(1),
        given.touch() ? time + " <= 1: yes" : time + " > 1: no");
  }

  private static WorkedExample timed(MeetingGiven given) {
    return worked("TwoMovingCircles#timeToTouch", given);
  }

  private static WorkedExample worked(String method, MeetingGiven given) {
    return WorkedExample.of(method)
        .circle("one", given.one())
        .vector("v", given.v(), "one")
        .circle("other", given.other())
        .vector("w", given.w(), "other");
  }
}
