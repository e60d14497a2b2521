package touchline.topic.moving;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.taught.MovingCircle;
import touchline.taught.SegmentCircle;

/**
 * Mistakes in putting the time to a segment together from the times to its side and to its ends; -1
 * stands for never.
 */
public final class SegmentTimeMistakes {
  private static final double NOT_HIT = MovingCircleCode.NOT_HIT;

  /** A step that is so much longer goes beyond what any step reaches. */
  private static final double FAR = 1e6;

  private SegmentTimeMistakes() {}

  /** The three times of which the earliest counts, and what is given. */
  private record Parts(MotionGiven given, double side, double capA, double capB) {
    static Parts of(MotionGiven g) {
      return new Parts(
          g, sideTime(g, g.radius()), endTime(g, g.a(), g.radius()), endTime(g, g.b(), g.radius()));
    }
  }

  private interface Choice {
    double of(Parts parts);
  }

  static List<Mistake<MotionGiven, Double>> all() {
    List<Mistake<MotionGiven, Double>> all = new ArrayList<>();
    add("S16", p -> p.side(), all);
    add("S30", p -> earliest(p.capA(), p.capB()), all);
    add("S31", p -> earliest(p.side(), p.capA()), all);
    add("S31", p -> earliest(p.side(), p.capB()), all);
    add("S32", p -> Math.max(p.side(), Math.max(p.capA(), p.capB())), all);
    add("S32", p -> earliest(p.side(), Math.max(p.capA(), p.capB())), all);
    add("S33", p -> Math.min(p.side(), Math.min(p.capA(), p.capB())), all);
    add("S33", p -> earliest(p.side(), Math.min(p.capA(), p.capB())), all);
    add("S34", p -> first(p.side(), p.capA(), p.capB()), all);
    add("S34", p -> first(p.side(), p.capB(), p.capA()), all);
    add("S34", p -> first(p.capA(), p.capB(), p.side()), all);
    add("S34", p -> first(p.capB(), p.capA(), p.side()), all);
    add("S34", p -> first(p.capA(), p.side(), p.capB()), all);
    add("S34", p -> first(p.capB(), p.side(), p.capA()), all);
    add("S35", p -> earliest(sideByFoot(p.given(), 0), p.capA(), p.capB()), all);
    add("S35", p -> earliest(sideByFoot(p.given(), 1), p.capA(), p.capB()), all);
    add("O01", p -> line(p.given()), all);
    add("O01", p -> earliest(line(p.given()), p.capA(), p.capB()), all);
    all.add(new Mistake<>("S01", g -> withRadius(g, 0)));
    all.add(new Mistake<>("S08", g -> withRadius(g, 2 * g.radius())));
    all.add(new Mistake<>("S13", SegmentTimeMistakes::whenever));
    all.add(new Mistake<>("S15", g -> overlapsAtEnd(g) ? 1 : NOT_HIT));
    all.add(new Mistake<>("S15", g -> overlapsAtStart(g) ? 0 : overlapsAtEnd(g) ? 1 : NOT_HIT));
    return List.copyOf(all);
  }

  private static void add(String id, Choice choice, List<Mistake<MotionGiven, Double>> all) {
    all.add(new Mistake<>(id, g -> choice.of(Parts.of(g))));
  }

  private static double earliest(double... times) {
    return FromParts.earliest(times);
  }

  private static double first(double... times) {
    for (double time : times) {
      if (time != NOT_HIT) {
        return time;
      }
    }
    return NOT_HIT;
  }

  private static double line(MotionGiven g) {
    return FromParts.inStep(FromParts.lineTime(g));
  }

  /** Between the ends is asked of the centre at another time than that of the impact. */
  private static double sideByFoot(MotionGiven g, double time) {
    double share = FromParts.share(g, time);
    return share >= 0 && share <= 1 ? line(g) : NOT_HIT;
  }

  private static double withRadius(MotionGiven g, double radius) {
    return earliest(sideTime(g, radius), endTime(g, g.a(), radius), endTime(g, g.b(), radius));
  }

  /** When the circle would hit if the step went on for ever. */
  private static double whenever(MotionGiven g) {
    MotionGiven far =
        new MotionGiven(g.a(), g.b(), g.center(), g.radius(), g.velocity().times(FAR));
    double time = withRadius(far, g.radius());
    return time == NOT_HIT ? NOT_HIT : time * FAR;
  }

  private static double sideTime(MotionGiven g, double radius) {
    Circle circle = new Circle(g.center(), radius);
    return FromParts.inStep(MovingCircle.timeToSide(circle, g.velocity(), g.segment()));
  }

  private static double endTime(MotionGiven g, Vec2 end, double radius) {
    Circle circle = new Circle(g.center(), radius);
    return FromParts.inStep(MovingCircle.timeToPoint(circle, g.velocity(), end));
  }

  private static boolean overlapsAtStart(MotionGiven g) {
    return SegmentCircle.overlaps(g.segment(), g.circle());
  }

  private static boolean overlapsAtEnd(MotionGiven g) {
    Circle end = new Circle(g.center().plus(g.velocity()), g.radius());
    return SegmentCircle.overlaps(g.segment(), end);
  }
}
