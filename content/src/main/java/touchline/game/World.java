package touchline.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;
import touchline.taught.MovingCircle;
import touchline.taught.StadiumCollision;
import touchline.taught.TwoMovingCircles;

/**
 * A pitch, and all that happens on it. The methods that may be replaced move the ball and the
 * keeper; who has the ball, and what is a goal, a referee decides by the lessons' methods, whatever
 * the others say. Lengths in metres, times in seconds.
 */
public final class World {
  /** Of the world; what is seen between two steps is drawn on the way. */
  public static final double STEP = 1.0 / 30;

  /** Metres a second. */
  public static final double HARDEST = 24;

  public static final double SOFTEST = 2;

  /** What a rolling ball loses, in metres a second each second. */
  private static final double ROLLING = 3;

  /** Steps between the end of a kick and the ball's return. */
  private static final int PAUSE = 30;

  /** Steps after which a kick is over, whatever happens. */
  private static final int LONGEST = 300;

  private static final double MATE = 0.4;

  private final Layout layout;
  private final OwnMethods methods;
  private final Looks looks;
  private final Sweep sweep;
  private final Keeper keeper;
  private final Crowd crowd;
  private Vec2 spot;
  private Vec2 ball;
  private Vec2 velocity = Vec2.ZERO;
  private Happening happening = Happening.NOTHING;
  private Touched touched = Touched.NOTHING;
  private boolean isRolling;
  private boolean isThrough;
  private boolean isCalledClean;
  private boolean keeperRuns;
  private int holder = -1;
  private int steps;
  private int since;
  private int goals;
  private int kicks;
  private int told;

  /**
   * The level as it begins, for somebody who has written the methods that are asked.
   *
   * @param seed of those that move about
   * @param own the methods that are asked of the caller, and not of the lessons
   */
  public World(Level level, long seed, Caller caller, Set<Skill> own) {
    this(level.layout(own), seed, caller, own);
  }

  World(Layout layout, long seed, Caller caller, Set<Skill> own) {
    this.layout = layout;
    this.methods = new OwnMethods(caller, own);
    this.looks = new Looks(layout, methods);
    this.sweep = new Sweep(layout, methods);
    this.keeper = new Keeper(methods);
    this.crowd = new Crowd(layout.bodies(), layout.start(), methods, seed);
    this.spot = layout.start();
    this.ball = spot;
  }

  Layout layout() {
    return layout;
  }

  Vec2 ball() {
    return ball;
  }

  Vec2 velocity() {
    return velocity;
  }

  Circle keeper() {
    return keeper.body();
  }

  Crowd crowd() {
    return crowd;
  }

  OwnMethods methods() {
    return methods;
  }

  Happening happening() {
    return happening;
  }

  Touched touched() {
    return touched;
  }

  /** Whether the ball's centre went through a wall or a post. */
  boolean isThrough() {
    return isThrough;
  }

  /** Whether the pass was called clean before it was played. */
  boolean isCalledClean() {
    return isCalledClean;
  }

  boolean isRolling() {
    return isRolling;
  }

  /** The place of the mate who has the ball; -1 for nobody. */
  int holder() {
    return holder;
  }

  int goals() {
    return goals;
  }

  int kicks() {
    return kicks;
  }

  /** How often a kick has ended. */
  int told() {
    return told;
  }

  int steps() {
    return steps;
  }

  /**
   * Whether a pass or a shot with this velocity meets no opponent, as the method says that is
   * played with. It ends at the first mate on its way.
   */
  public boolean judge(Vec2 wanted) {
    Vec2 way = wanted.unit().times(length(wanted));
    List<Circle> grown = new ArrayList<>();
    for (Circle opponent : layout.opponents()) {
      grown.add(new Circle(opponent.center(), opponent.radius() + Pitch.BALL));
    }
    return methods.isClean(new Segment(ball, ball.plus(way)), grown);
  }

  /** How far it goes: to the first mate, over the line or until it rests. */
  private double length(Vec2 wanted) {
    double speed = wanted.length();
    double longest = Math.min(speed * speed / (2 * ROLLING), Pitch.VIEW.maxX());
    Vec2 way = wanted.unit().times(longest);
    double first = 1;
    for (int i = 0; i < layout.mates().size(); i++) {
      first = Math.min(first, timeToMate(i, ball, way));
    }
    return first * longest;
  }

  /** Sends the ball off, in metres a second; a ball that is on its way goes on. */
  public void kick(Vec2 wanted) {
    if (isRolling || wanted.lengthSquared() == 0) {
      return;
    }
    ready();
    double speed = Math.max(SOFTEST, Math.min(HARDEST, wanted.length()));
    velocity = wanted.unit().times(speed);
    isCalledClean = layout.isJudged() && judge(velocity);
    methods.forget();
    isRolling = true;
    since = 0;
    kicks++;
    crowd.put(ball, velocity);
  }

  /** The ball lies at its place, and the last kick is forgotten. */
  private void ready() {
    happening = Happening.NOTHING;
    touched = Touched.NOTHING;
    isThrough = false;
    isRolling = false;
    ball = spot;
    velocity = Vec2.ZERO;
    keeper.reset();
  }

  /** One step of {@link #STEP}. */
  public void step() {
    steps++;
    since++;
    if (layout.isRestless()) {
      stepAll();
    } else if (isRolling) {
      roll();
    } else if (happening != Happening.NOTHING && since >= PAUSE) {
      ready();
    }
  }

  private void stepAll() {
    Vec2 from = crowd.ball();
    crowd.step(STEP);
    ball = crowd.ball();
    if (Pitch.isGoal(from, ball)) {
      end(Happening.GOAL);
    } else if (isRolling && since >= PAUSE) {
      isRolling = false;
    }
    if (ball.x() > Pitch.RIGHT && since >= PAUSE) {
      ready();
      crowd.put(ball, velocity);
    }
    spot = ball.x() > Pitch.RIGHT ? layout.start() : ball;
  }

  private void roll() {
    Vec2 from = ball;
    velocity = slowed(velocity);
    Moved moved =
        layout.isSwept()
            ? looks.offPosts(sweep.move(ball, velocity, STEP))
            : looks.move(ball, velocity, STEP);
    touched = moved.touched() == Touched.NOTHING ? touched : moved.touched();
    velocity = moved.velocity();
    keeperRuns = layout.isGuarded();
    for (Vec2 to : moved.way()) {
      if (isRolling) {
        isThrough |= passesThrough(from, to);
        ball = to;
        judgeWay(from, to);
        from = to;
      }
    }
    if (isRolling && (velocity.lengthSquared() == 0 || since >= LONGEST)) {
      end(Happening.STOPPED);
    }
  }

  private static Vec2 slowed(Vec2 velocity) {
    double speed = velocity.length();
    double rest = speed - ROLLING * STEP;
    return rest <= 0 ? Vec2.ZERO : velocity.times(rest / speed);
  }

  private boolean passesThrough(Vec2 from, Vec2 to) {
    Segment way = new Segment(from, to);
    boolean through = false;
    for (Segment wall : layout.walls()) {
      through |= StadiumCollision.cross(way, wall);
    }
    for (Stadium post : layout.posts()) {
      through |= StadiumCollision.cross(way, post.core());
    }
    return through;
  }

  /** The referee, for a ball that went straight. */
  private void judgeWay(Vec2 from, Vec2 to) {
    Vec2 way = to.minus(from);
    int mate = mate(from, way);
    if (isSaved(from, way)) {
      end(Happening.SAVED);
    } else if (isLost(from, way)) {
      end(Happening.LOST);
    } else if (mate >= 0) {
      receive(mate);
    } else if (Pitch.isGoal(from, to)) {
      end(Happening.GOAL);
    } else if (Pitch.isOut(to)) {
      end(Happening.OUT);
    }
  }

  /** The keeper runs once in a step, however often the ball turns in it. */
  private boolean isSaved(Vec2 from, Vec2 way) {
    if (!layout.isGuarded()) {
      return false;
    }
    Circle before = keeper.body();
    Vec2 run = keeperRuns ? keeper.step(Pitch.ball(from), velocity, STEP) : Vec2.ZERO;
    keeperRuns = false;
    return TwoMovingCircles.timeToTouch(Pitch.ball(from), way, before, run) <= 1;
  }

  private boolean isLost(Vec2 from, Vec2 way) {
    boolean lost = false;
    for (Circle opponent : layout.opponents()) {
      Circle grown = new Circle(from, Pitch.BALL + opponent.radius());
      lost |= MovingCircle.timeToPoint(grown, way, opponent.center()) <= 1;
    }
    return lost;
  }

  private int mate(Vec2 from, Vec2 way) {
    for (int i = 0; i < layout.mates().size(); i++) {
      if (timeToMate(i, from, way) <= 1) {
        return i;
      }
    }
    return -1;
  }

  /** When the ball comes to a mate, as a part of its way; never to the one who plays it. */
  private double timeToMate(int mate, Vec2 from, Vec2 way) {
    Circle grown = new Circle(from, Pitch.BALL + MATE);
    return mate == holder
        ? MovingCircle.NEVER
        : MovingCircle.timeToPoint(grown, way, layout.mates().get(mate));
  }

  private void receive(int mate) {
    end(Happening.RECEIVED);
    holder = mate;
    ball = layout.mates().get(mate);
    spot = ball;
  }

  private void end(Happening how) {
    happening = how;
    isRolling = false;
    velocity = Vec2.ZERO;
    since = 0;
    told++;
    goals += how == Happening.GOAL ? 1 : 0;
    if (how == Happening.STOPPED) {
      spot = ball;
    } else if (how != Happening.RECEIVED) {
      holder = -1;
      spot = layout.start();
    }
  }
}
