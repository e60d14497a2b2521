package touchline.game;

import java.util.Set;
import touchline.geometry.Vec2;

/**
 * A game as it is played from afar: each turn is an order in numbers, and the answer is a {@link
 * Frame}. The same in the page, where the lessons' methods play, and in a thread of its own, where
 * a learner's do.
 */
public final class Match {
  private static final int BEGIN = 0;
  private static final int STEP = 1;
  private static final int KICK = 2;
  private static final int JUDGE = 3;

  /** More at once would keep the others waiting. */
  private static final int MOST_STEPS = 60;

  private final Caller caller;
  private World world;
  private boolean isClean;

  public Match(Caller caller) {
    this.caller = caller;
    this.world = new World(Level.OWN, 1, caller, Set.of());
  }

  /**
   * The order to begin a level.
   *
   * @param own the methods that are the learner's
   * @param written the methods that have added something to the pitch, whoever's play
   */
  public static double[] begin(Level level, int seed, Set<Skill> own, Set<Skill> written) {
    return new double[] {BEGIN, level.number(), seed, Skill.mask(own), Skill.mask(written)};
  }

  public static double[] step(int count) {
    return new double[] {STEP, count};
  }

  /** In metres a second. */
  public static double[] kick(Vec2 velocity) {
    return new double[] {KICK, velocity.x(), velocity.y()};
  }

  /** The order to say whether a kick with this velocity would be clean. */
  public static double[] judge(Vec2 velocity) {
    return new double[] {JUDGE, velocity.x(), velocity.y()};
  }

  /** Carries out an order and tells what is there then, as the numbers of a {@link Frame}. */
  public double[] turn(double[] order) {
    switch ((int) order[0]) {
      case BEGIN -> begin(order);
      case STEP -> {
        for (int i = 0; i < Math.min(MOST_STEPS, (int) order[1]); i++) {
          world.step();
        }
      }
      case KICK -> {
        world.kick(new Vec2(order[1], order[2]));
        isClean = world.isCalledClean();
      }
      case JUDGE -> isClean = world.judge(new Vec2(order[1], order[2]));
      default -> throw new IllegalArgumentException("order must be one of four: " + order[0]);
    }
    return Frame.of(world, isClean).numbers();
  }

  private void begin(double[] order) {
    Level level = Places.at(Level.values(), order[1]);
    Layout layout = level.layout(Skill.ofMask(order[4]));
    isClean = true;
    world = new World(layout, (long) order[2], caller, Skill.ofMask(order[3]));
  }
}
