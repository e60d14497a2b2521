package touchline.pendulum;

import touchline.geometry.Vec2;

/** A pendulum with its history, as a figure runs it. */
public final class Simulation {
  /** The most steps for one picture, so that a small step makes the world slow and not the page. */
  private static final int MOST_STEPS = 400;

  private final Controller controller;
  private Pendulum pendulum;
  private State before;
  private History history = new History();
  private double owed;

  public Simulation(Controller controller, Settings settings) {
    this.controller = controller;
    this.pendulum = new Pendulum(controller, settings);
    this.before = pendulum.state();
    history.add(pendulum.state());
  }

  public State state() {
    return pendulum.state();
  }

  /**
   * How it looks at this moment, which lies between two steps unless the time so far is a whole
   * number of them. The world itself knows nothing of it.
   */
  public State drawn() {
    return Motion.between(before, state(), owed / settings().step());
  }

  public Settings settings() {
    return pendulum.settings();
  }

  public History history() {
    return history;
  }

  public void step() {
    before = pendulum.state();
    pendulum.step();
    history.add(pendulum.state());
  }

  /** Makes as many steps as there are in a time; what is left over counts the next time. */
  // tag::run[]
  public void run(double seconds) {
    owed += seconds;
    int steps = 0;
    while (owed >= pendulum.settings().step() && steps < MOST_STEPS) {
      step();
      owed -= pendulum.settings().step();
      steps++;
    }
    owed = steps == MOST_STEPS ? 0 : owed;
  }

  // end::run[]

  /** Goes on with other numbers. */
  public void set(Settings settings) {
    pendulum.set(settings);
  }

  /** To the right, at rest, with these numbers. */
  public void reset(Settings settings) {
    pendulum = new Pendulum(controller, settings);
    begin();
  }

  /** Turns the first rod toward a point and keeps the direction of the second; at rest. */
  public void dragFirst(Vec2 to) {
    State now = state();
    place(to.minus(Pendulum.PIVOT), now.second().minus(now.first()));
  }

  /** Turns the second rod toward a point; at rest. */
  public void dragSecond(Vec2 to) {
    State now = state();
    place(now.first().minus(Pendulum.PIVOT), to.minus(now.first()));
  }

  private void place(Vec2 along, Vec2 onward) {
    if (along.lengthSquared() > 0 && onward.lengthSquared() > 0) {
      pendulum.place(along, onward);
      begin();
    }
  }

  private void begin() {
    history = new History();
    before = pendulum.state();
    history.add(before);
    owed = 0;
  }
}
