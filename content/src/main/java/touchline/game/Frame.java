package touchline.game;

import java.util.Optional;
import touchline.geometry.Vec2;

/**
 * What a page is told of a world: numbers, so that they can come from another thread, and nothing
 * else can.
 */
@SuppressWarnings("ArrayRecordComponent") // Passed on, never compared.
public record Frame(double[] numbers) {
  private static final int STEPS = 0;
  private static final int BALL = 1;
  private static final int KEEPER = 3;
  private static final int ROLLING = 4;
  private static final int HAPPENING = 5;
  private static final int TOLD = 6;
  private static final int TOUCHED = 7;
  private static final int THROUGH = 8;
  private static final int CLEAN = 9;
  private static final int HOLDER = 10;
  private static final int GOALS = 11;
  private static final int KICKS = 12;
  private static final int MISTAKEN = 13;
  private static final int FAILED = 14;
  private static final int FAULT = 15;

  /** The bodies of a crowd follow, two numbers each. */
  static final int BODIES = 16;

  /**
   * Takes over what came.
   *
   * @throws IllegalArgumentException if it is no frame, whatever sent it
   */
  public Frame {
    boolean whole = numbers.length >= BODIES && numbers.length % 2 == 0;
    for (double number : numbers) {
      whole &= Double.isFinite(number);
    }
    if (!whole) {
      throw new IllegalArgumentException("a frame must be finite numbers: " + numbers.length);
    }
  }

  static Frame of(World world, boolean isClean) {
    Crowd crowd = world.crowd();
    int bodies = world.layout().isRestless() ? crowd.size() : 0;
    double[] numbers = new double[BODIES + 2 * bodies];
    numbers[STEPS] = world.steps();
    numbers[BALL] = world.ball().x();
    numbers[BALL + 1] = world.ball().y();
    numbers[KEEPER] = world.keeper().center().y();
    numbers[ROLLING] = world.isRolling() ? 1 : 0;
    numbers[HAPPENING] = world.happening().number();
    numbers[TOLD] = world.told();
    numbers[TOUCHED] = world.touched().number();
    numbers[THROUGH] = world.isThrough() ? 1 : 0;
    numbers[CLEAN] = isClean ? 1 : 0;
    numbers[HOLDER] = world.holder();
    numbers[GOALS] = world.goals();
    numbers[KICKS] = world.kicks();
    numbers[MISTAKEN] = place(world.methods().mistaken());
    numbers[FAILED] = place(world.methods().failed());
    numbers[FAULT] = world.methods().fault().number();
    for (int i = 0; i < bodies; i++) {
      numbers[BODIES + 2 * i] = crowd.body(i).center().x();
      numbers[BODIES + 2 * i + 1] = crowd.body(i).center().y();
    }
    return new Frame(numbers);
  }

  private static double place(Optional<Skill> skill) {
    return skill.isPresent() ? skill.get().number() : -1;
  }

  public int steps() {
    return (int) numbers[STEPS];
  }

  public Vec2 ball() {
    return new Vec2(numbers[BALL], numbers[BALL + 1]);
  }

  public Vec2 keeper() {
    return new Vec2(Keeper.X, numbers[KEEPER]);
  }

  public boolean isRolling() {
    return numbers[ROLLING] != 0;
  }

  /** How the latest kick ended. */
  public Happening happening() {
    return Places.at(Happening.values(), numbers[HAPPENING]);
  }

  /** How many kicks have ended; a page that saw fewer has something to tell. */
  public int told() {
    return (int) numbers[TOLD];
  }

  Touched touched() {
    return Places.at(Touched.values(), numbers[TOUCHED]);
  }

  boolean isThrough() {
    return numbers[THROUGH] != 0;
  }

  /** Whether the line that was asked about last, or the pass that was played last, was clean. */
  public boolean isClean() {
    return numbers[CLEAN] != 0;
  }

  /** The place of the mate who has the ball; -1 for nobody. */
  public int holder() {
    return (int) numbers[HOLDER];
  }

  public int goals() {
    return (int) numbers[GOALS];
  }

  public int kicks() {
    return (int) numbers[KICKS];
  }

  /** The learner's method that first gave another answer than the lesson's in this kick. */
  public Optional<Skill> mistaken() {
    return Skill.at((int) numbers[MISTAKEN]);
  }

  /** The learner's method that was left out last. */
  public Optional<Skill> failed() {
    return Skill.at((int) numbers[FAILED]);
  }

  Fault fault() {
    return Places.at(Fault.values(), numbers[FAULT]);
  }

  /** How many bodies there are, with the ball. */
  public int bodies() {
    return (numbers.length - BODIES) / 2;
  }

  /** Where x of a body stands among the numbers; y follows. */
  public static int body(int place) {
    return BODIES + 2 * place;
  }
}
