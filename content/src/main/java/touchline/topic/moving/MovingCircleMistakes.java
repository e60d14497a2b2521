package touchline.topic.moving;

import java.util.ArrayList;
import java.util.List;
import touchline.mistake.Mistake;
import touchline.mistake.Slip;
import touchline.taught.MovingCircle;

/**
 * Mistakes about a circle that moves toward a line. With n the unit normal toward the centre and k
 * = n·(center - a) the right time is (k - radius) / -n·v, as a part of the step.
 *
 * <p>No value that is asked for shows {@code S14}: a circle that moves along the line never hits
 * it, so there is no time to type, and the infinity or NaN of the division is not within the step
 * either, so the decision is the right one. It shows in what a method returns.
 */
public final class MovingCircleMistakes {
  private MovingCircleMistakes() {}

  /**
   * What a person works out by hand for a circle that hits: the quotient alone, whatever its size.
   * {@code S02} and {@code S17} always agree here.
   */
  public static List<Mistake<MotionGiven, Double>> byHand() {
    return byHand(MovingFormula.slips());
  }

  /**
   * What a method returns: 0 when circle and line overlap at the start, -1 when the line is not hit
   * within the step.
   */
  public static List<Mistake<MotionGiven, Double>> inStep() {
    List<Mistake<MotionGiven, Double>> all = new ArrayList<>(inStep(MovingFormula.slips()));
    all.addAll(cases());
    return List.copyOf(all);
  }

  /** Two slips at once in a method, such as {@code S01+S03}. */
  public static List<Mistake<MotionGiven, Double>> pairs() {
    return inStep(Slip.pairs(MovingFormula.slips()));
  }

  /** Two slips at once, the quotient alone. */
  public static List<Mistake<MotionGiven, Double>> pairsByHand() {
    return byHand(Slip.pairs(MovingFormula.slips()));
  }

  /** The time at which a circle hits a segment, -1 for never: {@code S16} forgets its ends. */
  public static List<Mistake<MotionGiven, Double>> againstSegment() {
    return List.of(new Mistake<>("S16", MovingCircleMistakes::sideOnly));
  }

  private static List<Mistake<MotionGiven, Double>> byHand(List<Slip> slips) {
    return Slip.mistakes(slips, slip -> new MovingFormula(slip)::byHand);
  }

  private static List<Mistake<MotionGiven, Double>> inStep(List<Slip> slips) {
    return Slip.mistakes(slips, slip -> new MovingFormula(slip)::inStep);
  }

  /** What is forgotten around the quotient, each in the ways in which it is written. */
  private static List<Mistake<MotionGiven, Double>> cases() {
    return List.of(
        new Mistake<>("S13", MovingFormula.RIGHT::byHand),
        new Mistake<>("S13", MovingCircleMistakes::later),
        new Mistake<>("S13", MovingCircleMistakes::backward),
        new Mistake<>("S14", MovingCircleMistakes::parallel),
        new Mistake<>("S15", g -> overlapsAtEnd(g) ? inStep(g) : MovingFormula.NOT_HIT),
        new Mistake<>("S15", g -> overlapsAtEnd(g) ? 1 : MovingFormula.NOT_HIT));
  }

  private static double inStep(MotionGiven g) {
    return MovingFormula.RIGHT.inStep(g);
  }

  /** The end of the step is not looked at. */
  private static double later(MotionGiven g) {
    return g.distance() >= g.radius() && g.approach() > 0
        ? MovingFormula.RIGHT.byHand(g)
        : inStep(g);
  }

  /** Moving away, it would have hit before: a negative time. */
  private static double backward(MotionGiven g) {
    return g.distance() >= g.radius() && g.approach() < 0
        ? MovingFormula.RIGHT.byHand(g)
        : inStep(g);
  }

  /** Divides although n·v = 0: infinite, or not a number. */
  private static double parallel(MotionGiven g) {
    return g.approach() == 0 ? MovingFormula.RIGHT.byHand(g) : inStep(g);
  }

  private static boolean overlapsAtEnd(MotionGiven g) {
    return Math.abs(g.normal().dot(g.center().plus(g.velocity()).minus(g.a()))) <= g.radius();
  }

  private static double sideOnly(MotionGiven g) {
    double time = MovingCircle.timeToSide(g.circle(), g.velocity(), g.segment());
    return time <= 1 ? time : MovingFormula.NOT_HIT;
  }
}
