package touchline.topic.moving;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;
import touchline.taught.MovingCircle;
import touchline.taught.SegmentCircle;

/** Whether a moving circle hits a segment, which has ends, within the step. */
final class SegmentHitSubject {
  /** Nearer to a decision than this rounding decides. */
  private static final double UNSURE = 1e-6;

  /** How far the arrow may reach, in metres; the picture goes a little further. */
  private static final double FARTHEST = 12;

  /** Times the way of a step goes beyond every picture. */
  private static final double FAR = 100;

  private SegmentHitSubject() {}

  /** What the task is about. */
  static Subject<MotionGiven> subject() {
    return Subject.<MotionGiven>of(Field.yesNo("hit"), SegmentHitSubject::right)
        .given(SegmentHitSubject::draw, SegmentHitSubject::picture)
        .solved(SegmentHitSubject::solution, SegmentHitSubject::worked);
  }

  private static Value right(MotionGiven given) {
    return Value.yes(hits(given, given.radius(), 1));
  }

  static List<Mistake<MotionGiven, Boolean>> mistakes() {
    return List.of(
        new Mistake<>("S16", SegmentHitSubject::hitsBetweenTheEnds),
        new Mistake<>("O01", SegmentHitSubject::hitsTheLine),
        new Mistake<>("S15", SegmentHitSubject::overlapsAtEnd),
        new Mistake<>("S01", given -> hits(given, 0, 1)),
        new Mistake<>("S13", given -> hits(given, given.radius(), FAR)));
  }

  private static boolean hitsBetweenTheEnds(MotionGiven given) {
    return isTime(MovingCircle.timeToSide(given.circle(), given.velocity(), given.segment()));
  }

  private static boolean hitsTheLine(MotionGiven given) {
    return isTime(MovingCircle.timeToLine(given.circle(), given.velocity(), given.line()));
  }

  private static boolean overlapsAtEnd(MotionGiven given) {
    Vec2 end = given.center().plus(given.velocity());
    return SegmentCircle.overlaps(given.segment(), new Circle(end, given.radius()));
  }

  private static boolean hits(MotionGiven given, double radius, double steps) {
    Vec2 way = given.velocity().times(steps);
    return isTime(time(new Circle(given.center(), radius), way, given.segment()));
  }

  private static double time(Circle circle, Vec2 velocity, Segment segment) {
    return MovingCircle.timeToSegment(circle, velocity, segment);
  }

  private static boolean isTime(double time) {
    return time < MovingCircle.NEVER;
  }

  static Optional<MotionGiven> draw(Chance chance) {
    Vec2 a = Draw.point(chance);
    Vec2 b = Draw.point(chance);
    Vec2 center = Draw.point(chance);
    int radius = chance.between(1, 3);
    MotionGiven given = new MotionGiven(a, b, center, radius, Draw.point(chance));
    boolean pleasant =
        b.minus(a).lengthSquared() >= 9
            && given.velocity().lengthSquared() >= 9
            && isInView(center.plus(given.velocity()))
            && !SegmentCircle.overlaps(given.segment(), new Circle(center, radius + 0.5));
    return Optional.of(given).filter(drawn -> pleasant && isSure(drawn));
  }

  private static boolean isInView(Vec2 point) {
    return Math.max(Math.abs(point.x()), Math.abs(point.y())) <= FARTHEST;
  }

  /** A circle that is a little larger or smaller, or faster or slower, does the same. */
  private static boolean isSure(MotionGiven given) {
    boolean hits = hits(given, given.radius(), 1);
    for (double more : new double[] {-UNSURE, UNSURE}) {
      if (hits(given, given.radius() + more, 1) != hits
          || hits(given, given.radius(), 1 + more) != hits) {
        return false;
      }
    }
    return true;
  }

  private static Scene picture(MotionGiven given) {
    return Scene.ofCircles()
        .segment(given.a(), given.b())
        .circle(given.center(), given.radius())
        .velocity(given.center(), given.velocity());
  }

  private static List<String> solution(MotionGiven given) {
    List<String> lines = new ArrayList<>(times(given));
    lines.add(right(given).x() == 1 ? "yes" : "none of them: no");
    return lines;
  }

  /** When the side, the end a and the end b are met, a line each. */
  static List<String> times(MotionGiven given) {
    Circle circle = given.circle();
    Vec2 velocity = given.velocity();
    List<String> lines = new ArrayList<>();
    lines.add(line("side", MovingCircle.timeToSide(circle, velocity, given.segment())));
    lines.add(line("a", MovingCircle.timeToPoint(circle, velocity, given.a())));
    lines.add(line("b", MovingCircle.timeToPoint(circle, velocity, given.b())));
    return lines;
  }

  private static String line(String part, double time) {
    return part + (isTime(time) ? " at time " + NumberText.of(time) : " not in this step");
  }

  private static WorkedExample worked(MotionGiven given) {
    return WorkedExample.of("MovingCircle#timeToSegment")
        .circle(given.circle())
        .vector("velocity", given.velocity(), "circle")
        .segment(given.a(), given.b());
  }
}
