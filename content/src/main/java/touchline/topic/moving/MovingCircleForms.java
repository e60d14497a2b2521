package touchline.topic.moving;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;

/**
 * The mistakes about the time of impact, also in other forms in which they are written as code: a
 * wrong quotient among right questions, and normals that are not turned toward the centre.
 */
final class MovingCircleForms {
  private MovingCircleForms() {}

  static List<Mistake<MotionGiven, Double>> all() {
    List<Mistake<MotionGiven, Double>> all = new ArrayList<>(MovingCircleMistakes.inStep());
    for (Mistake<MotionGiven, Double> byHand : MovingCircleMistakes.byHand()) {
      for (MovingQuestions questions : MovingQuestions.values()) {
        all.add(new Mistake<>(byHand.id(), g -> questions.ask(facts(g), byHand.rule().answer(g))));
      }
    }
    for (MovingQuestions questions : MovingQuestions.FORGETFUL) {
      all.add(new Mistake<>("S13", g -> questions.ask(facts(g), facts(g).time())));
    }
    all.add(
        new Mistake<>(
            "S13",
            g -> Math.min(1, MovingQuestions.START_AND_APPROACH.ask(facts(g), facts(g).time()))));
    all.add(new Mistake<>("S13", MovingCircleForms::comingOrGoing));
    all.add(new Mistake<>("S06", MovingCircleForms::backOff));
    all.add(new Mistake<>("S19", g -> asked(MovingQuestions.RANGE, facts(g))));
    all.add(new Mistake<>("S19", g -> ifApproaching(MovingQuestions.RANGE, facts(g))));
    all.add(new Mistake<>("S19", g -> ifApproaching(MovingQuestions.START_AND_RANGE, facts(g))));
    all.add(new Mistake<>("S15", g -> endOnly(g, 1)));
    all.add(new Mistake<>("S15", g -> endOnly(g, facts(g).time())));
    all.add(
        new Mistake<>("S15", g -> endOnly(g, MovingQuestions.ALL.ask(facts(g), facts(g).time()))));
    all.add(
        new Mistake<>(
            "S14", g -> MovingQuestions.START_AND_OUTSIDE.ask(facts(g), facts(g).time())));
    for (MovingQuestions questions : MovingQuestions.values()) {
      unturned(questions, all);
    }
    for (MovingQuestions questions : MovingQuestions.values()) {
      halfDone(questions, all);
    }
    for (MovingQuestions questions : MovingQuestions.WHOLE) {
      all.add(new Mistake<>("S15", g -> questions.ask(fromEnd(g), fromEnd(g).time())));
    }
    all.add(new Mistake<>("S15", g -> endOnly(g, fromEnd(g).time())));
    all.addAll(MovingCircleMistakes.pairs());
    return List.copyOf(all);
  }

  /** Everything measured along one normal, whichever side the centre is on. */
  private static void unturned(MovingQuestions questions, List<Mistake<MotionGiven, Double>> all) {
    all.add(new Mistake<>("S12", g -> asked(questions, g, along(g), fromA(g))));
    all.add(new Mistake<>("S12", g -> turned(questions, g, along(g), fromA(g))));
    all.add(new Mistake<>("S09", g -> turned(questions, g, left(g), g.center())));
    all.add(new Mistake<>("S09", g -> questions.ask(facts(g), timeFromOrigin(g))));
    all.add(new Mistake<>("S10", g -> turned(questions, g, left(g), g.center().plus(g.a()))));
  }

  /** What must be done to distance and approach alike is done to one of them, or left undone. */
  private static void halfDone(MovingQuestions questions, List<Mistake<MotionGiven, Double>> all) {
    all.add(new Mistake<>("S03", g -> asked(questions, facts(g).times(1, length(g)))));
    all.add(new Mistake<>("S03", g -> asked(questions, facts(g).times(length(g), 1))));
    all.add(new Mistake<>("S05", g -> questions.ask(facts(g), facts(g).distance() - g.radius())));
  }

  /** Right for a centre on one side of the line, and not for one on the other side. */
  static List<Mistake<MotionGiven, Double>> onOneSide() {
    List<Mistake<MotionGiven, Double>> all = new ArrayList<>();
    for (MovingQuestions questions : MovingQuestions.values()) {
      for (double side : new double[] {1, -1}) {
        all.add(new Mistake<>("S36", g -> asked(questions, g, left(g).times(side), fromA(g))));
        all.add(new Mistake<>("S36", g -> asked(questions, leftOnly(g, side))));
      }
    }
    return List.copyOf(all);
  }

  private static double asked(MovingQuestions questions, MovingFacts facts) {
    return questions.ask(facts, facts.time());
  }

  /** Who moves away is let go before anything else is asked. */
  private static double ifApproaching(MovingQuestions questions, MovingFacts facts) {
    return facts.approach() <= 0 ? MovingCircleCode.NOT_HIT : asked(questions, facts);
  }

  /** The distance without its sign, the approach to one side of the line. */
  private static MovingFacts leftOnly(MotionGiven g, double side) {
    return new MovingFacts(facts(g).distance(), -side * left(g).dot(g.velocity()), g.radius());
  }

  /** The approach is what the distance, never negative, loses in the step. */
  private static MovingFacts fromEnd(MotionGiven g) {
    double end = Math.abs(left(g).dot(fromA(g).plus(g.velocity())));
    return new MovingFacts(facts(g).distance(), facts(g).distance() - end, g.radius());
  }

  private static double length(MotionGiven g) {
    return g.b().minus(g.a()).length();
  }

  /** Where the centre is, measured from the origin and made positive. */
  private static double timeFromOrigin(MotionGiven g) {
    return (Math.abs(left(g).dot(g.center())) - g.radius()) / facts(g).approach();
  }

  /** The range is asked of the centre's time, before the circle is taken back. */
  private static double backOff(MotionGiven g) {
    double hit = MovingQuestions.ALL.ask(facts(g), facts(g).distance() / facts(g).approach());
    boolean isTime = hit != MovingCircleCode.NOT_HIT && facts(g).distance() >= g.radius();
    return isTime ? hit - g.radius() / g.velocity().length() : hit;
  }

  /** Overlapping at the start is asked first, then only where the step ends. */
  private static double endOnly(MotionGiven g, double time) {
    if (facts(g).distance() < g.radius()) {
      return 0;
    }
    double end = Math.abs(left(g).dot(fromA(g).plus(g.velocity())));
    return end > g.radius() ? MovingCircleCode.NOT_HIT : time;
  }

  /** Moving away takes as long as coming nearer. */
  private static double comingOrGoing(MotionGiven g) {
    double speed = Math.abs(facts(g).approach());
    double time = (facts(g).distance() - g.radius()) / speed;
    return speed == 0
        ? MovingQuestions.ALL.ask(facts(g), time)
        : MovingQuestions.START_AND_RANGE.ask(facts(g), time);
  }

  private static double turned(MovingQuestions questions, MotionGiven g, Vec2 normal, Vec2 from) {
    Vec2 toward = normal.dot(from) < 0 ? normal.times(-1) : normal;
    return asked(questions, g, toward, from);
  }

  private static double asked(MovingQuestions questions, MotionGiven g, Vec2 normal, Vec2 from) {
    MovingFacts facts = new MovingFacts(normal.dot(from), -normal.dot(g.velocity()), g.radius());
    return questions.ask(facts, facts.time());
  }

  private static MovingFacts facts(MotionGiven g) {
    Vec2 normal = left(g).dot(fromA(g)) < 0 ? left(g).times(-1) : left(g);
    return new MovingFacts(normal.dot(fromA(g)), -normal.dot(g.velocity()), g.radius());
  }

  private static Vec2 fromA(MotionGiven g) {
    return g.center().minus(g.a());
  }

  private static Vec2 along(MotionGiven g) {
    return g.b().minus(g.a()).unit();
  }

  private static Vec2 left(MotionGiven g) {
    return along(g).perpendicular();
  }
}
