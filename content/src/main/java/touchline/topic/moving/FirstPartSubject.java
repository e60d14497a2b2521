package touchline.topic.moving;

import java.util.List;
import java.util.Optional;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.exercise.Chance;
import touchline.mistake.Mistake;
import touchline.task.Subject;
import touchline.taught.MovingCircle;

/** Which part of a segment a moving circle hits first: its side, one of its ends, or none. */
final class FirstPartSubject {
  private static final Field PART =
      Field.choice(
          "first",
          List.of("The side, between a and b", "The end a", "The end b", "Nothing in this step"));

  /** Times nearer to each other than this cannot be told apart in a picture. */
  private static final double CLEAR = 0.05;

  private FirstPartSubject() {}

  /** When each part is met. */
  private record Times(double side, double capA, double capB) {
    static Times of(MotionGiven g) {
      return new Times(
          MovingCircle.timeToSide(g.circle(), g.velocity(), g.segment()),
          MovingCircle.timeToPoint(g.circle(), g.velocity(), g.a()),
          MovingCircle.timeToPoint(g.circle(), g.velocity(), g.b()));
    }

    Times withSide(double other) {
      return new Times(other, capA, capB);
    }

    /** The first of the parts that are met at the earliest time. */
    Value earliest() {
      double least = Math.min(side, Math.min(capA, capB));
      return least == MovingCircle.NEVER ? Value.option(3) : at(least);
    }

    /** The last of the parts that are met. */
    Value latest() {
      double most = Math.max(met(side), Math.max(met(capA), met(capB)));
      return most < 0 ? Value.option(3) : at(most);
    }

    private static double met(double time) {
      return time == MovingCircle.NEVER ? -1 : time;
    }

    private Value at(double time) {
      return Value.option(time == side ? 0 : time == capA ? 1 : 2);
    }
  }

  /** What the task is about. */
  static Subject<MotionGiven> subject() {
    return SegmentHitSubject.subject()
        .asking(PART, given -> Times.of(given).earliest())
        .drawn(FirstPartSubject::draw)
        .solved(FirstPartSubject::solution);
  }

  static List<Mistake<MotionGiven, Value>> mistakes() {
    double never = MovingCircle.NEVER;
    return List.of(
        new Mistake<>("S16", g -> new Times(Times.of(g).side(), never, never).earliest()),
        new Mistake<>("S30", g -> Times.of(g).withSide(never).earliest()),
        new Mistake<>("S32", g -> Times.of(g).latest()),
        new Mistake<>("S35", g -> Times.of(g).withSide(sideByStart(g)).earliest()),
        new Mistake<>("O01", g -> Times.of(g).withSide(FromParts.lineTime(g)).earliest()));
  }

  private static double sideByStart(MotionGiven g) {
    double share = FromParts.share(g, 0);
    return share >= 0 && share <= 1 ? FromParts.lineTime(g) : MovingCircle.NEVER;
  }

  private static Optional<MotionGiven> draw(Chance chance) {
    return SegmentHitSubject.draw(chance).filter(FirstPartSubject::isClear);
  }

  private static boolean isClear(MotionGiven given) {
    Times times = Times.of(given);
    return areApart(times.side(), times.capA())
        && areApart(times.side(), times.capB())
        && areApart(times.capA(), times.capB());
  }

  private static boolean areApart(double one, double other) {
    return one == MovingCircle.NEVER
        || other == MovingCircle.NEVER
        || Math.abs(one - other) >= CLEAR;
  }

  private static List<String> solution(MotionGiven given) {
    List<String> parts = SegmentHitSubject.times(given);
    String first = PART.options().get((int) Times.of(given).earliest().x());
    return List.of(parts.get(0), parts.get(1), parts.get(2), "first of these: " + first);
  }
}
