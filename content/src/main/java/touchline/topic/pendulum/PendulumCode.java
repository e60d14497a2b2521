package touchline.topic.pendulum;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import touchline.code.Case;
import touchline.code.CodeExercise;
import touchline.code.Group;
import touchline.code.Lattice;
import touchline.code.Recipe;
import touchline.code.Shift;
import touchline.taught.BangBang;

/**
 * {@code control(angle, rate)}: the motor's next velocity.
 *
 * <p>It is marked by simulating: the states of a run with the right controller are cases, in their
 * order. A method that answers right in all of them makes, by induction, the same run; one that
 * does not parts from it at the first wrong answer.
 */
public final class PendulumCode {
  public static final String ID = "pendulum/write-it";

  /** Odd multiples of a twentieth are never equal to the threshold. */
  private static final double PER_RADIAN = 20;

  private static final double PER_RATE = 10;

  /** Radians: inside every dead band. */
  private static final double AT_THRESHOLD = 0.08;

  /** Radians: where a strong proportional motor is not yet at its limit. */
  private static final double JUST_BELOW = 0.15;

  /** Radians. */
  private static final double JUST_PAST_HALF_A_TURN = -3.05;

  /** Radians: negative, and far below the threshold the short way round. */
  private static final double JUST_BELOW_LEVEL = -0.25;

  /** Radians: all but half a turn below the threshold. */
  private static final double JUST_SHORT_OF_HALF_A_TURN = -0.6;

  /** Radians: below the threshold by 3.141, more than 3.14 and less than π. */
  private static final double HALF_A_TURN_TO_GO = -0.641;

  /** Radians: the threshold. */
  private static final double LIMIT = 2.5;

  /** Radians: more than any rounding. */
  private static final double NEAR = 0x1p-11;

  /** Radians a second: soon still above the threshold, by little; soon below it. */
  private static final List<Double> FALLING = List.of(-3.0, -5.0);

  /** Radians, and radians a second: in a fifth of a second just at the threshold. */
  private static final double SOON_AT_LIMIT = 2;

  private static final double SOON_AT_LIMIT_RATE = 2.5;

  private static final int MOST_ANGLE = 61;
  private static final int MOST_RATE = 80;

  private static final String VARIANTS =
      """
      double motor(double change, double angle)
        scaled rate 0.5; order rate angle
      double clockwise(double angle, double rate)
        scaled angle -1; scaled rate -1; answer times -1
        untold V30
      double tenths(double change, double angle)
        scaled rate 0.25; answer times 10; order rate angle
      """;

  private PendulumCode() {}

  public static CodeExercise exercise() {
    return Recipe.given(in -> new ControlGiven(in.number(), in.number()))
        .method(
            "double control(double angle, double rate)",
            given -> BangBang.control(given.angle(), given.rate()))
        .mistakes(ControlMistakes.all())
        .alsoNamed(ControlMistakes.named())
        .tried(List.of(Case.of(Group.ORDINARY, SOON_AT_LIMIT, SOON_AT_LIMIT_RATE)))
        .groups(Group.ORDINARY)
        .drawn(PendulumCode::draw)
        .sorts(7, PendulumCode::sort)
        .decidingOnlyAtEdges()
        .edges(PendulumCode::edges)
        .variants(VARIANTS)
        .exercise(ID);
  }

  /**
   * Above, below, above and falling, below and rising, past half a turn, at the threshold, soon
   * just below it.
   */
  private static int sort(ControlGiven given) {
    if (!given.isClear()) {
      return -1;
    }
    if (given.error() > given.difference()) {
      return given.soon() > 0 ? 4 : -1;
    }
    if (Math.abs(given.error()) < AT_THRESHOLD) {
      return 5;
    }
    if (given.soon() < 0 && given.soon() > -JUST_BELOW) {
      return 6;
    }
    if (given.error() > 0) {
      return given.soon() > 0 ? 0 : 2;
    }
    return given.soon() > 0 ? 3 : 1;
  }

  private static double[] draw(Random random, Lattice grid) {
    double angle = 2 * random.nextInt(MOST_ANGLE + 1) - MOST_ANGLE;
    double rate = random.nextInt(2 * MOST_RATE + 1) - MOST_RATE;
    return new double[] {angle / PER_RADIAN, rate / PER_RATE};
  }

  /**
   * A run; a rod that is past half a turn and falls back fast; one just below the level; one that
   * has hardly less than half a turn to go; and one at the threshold and just above it.
   */
  private static List<Case> edges(Shift at) {
    List<Case> cases = new ArrayList<>(SimulatedRun.from(at));
    for (double rate : FALLING) {
      cases.add(Case.of(Group.ORDINARY, JUST_PAST_HALF_A_TURN, rate));
    }
    for (double angle :
        List.of(
            JUST_BELOW_LEVEL, JUST_SHORT_OF_HALF_A_TURN, HALF_A_TURN_TO_GO, LIMIT, LIMIT + NEAR)) {
      cases.add(Case.of(Group.ORDINARY, angle, 0.0));
    }
    return List.copyOf(cases);
  }
}
