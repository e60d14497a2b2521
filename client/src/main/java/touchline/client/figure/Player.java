package touchline.client.figure;

import java.util.Map;
import java.util.Optional;
import touchline.client.handle.Snap;
import touchline.diagram.NumberText;
import touchline.figure.Figure;
import touchline.figure.Frame;
import touchline.figure.Inputs;
import touchline.figure.Run;
import touchline.geometry.Vec2;
import touchline.trace.Trace;

/**
 * A figure at one moment: its inputs, the step it shows, whether it plays. A value; every
 * transition gives the next one.
 *
 * <p>The step that the reader wants is kept apart from the step that is shown: while an input is
 * dragged, the run may take another way for a while, and comes back to the wanted step when it can.
 */
public final class Player {
  private final Figure figure;
  private final Run run;
  private final Place wanted;
  private final int step;
  private final boolean playing;

  private Player(Figure figure, Run run, Place wanted, boolean playing) {
    this.figure = figure;
    this.run = run;
    this.wanted = wanted;
    this.step = wanted.in(run.trace());
    this.playing = playing;
  }

  /** The figure as its author set it, with its result in view. */
  public static Player of(Figure figure) {
    return new Player(figure, Run.of(figure, figure.inputs()), Place.END, false);
  }

  public Figure figure() {
    return figure;
  }

  public Inputs inputs() {
    return run.inputs();
  }

  /** The step shown, from 0. */
  public int step() {
    return step;
  }

  public int last() {
    return run.last();
  }

  public boolean playing() {
    return playing;
  }

  public boolean atEnd() {
    return step == run.last();
  }

  public Frame frame() {
    return run.frame(step);
  }

  public Trace trace() {
    return run.trace();
  }

  /** How many variables the run has at its end, its result among them: the rows of a table. */
  public int rows() {
    int result = run.trace().returnedAt(run.last()).isPresent() ? 1 : 0;
    return run.trace().variablesAfter(run.last()).size() + result;
  }

  /** Where a reader stands: "Step 4 of 13". */
  public String place() {
    return "Step " + (step + 1) + " of " + (last() + 1);
  }

  /** What is said after an input was moved; a run that stopped short has no result to tell. */
  public String moved(String name) {
    String where = name + " moved to " + NumberText.of(inputs().point(name));
    return run.result().isEmpty() ? where : where + "; " + run.result();
  }

  public Player first() {
    return at(0);
  }

  public Player end() {
    return at(run.last());
  }

  public Player forward() {
    return at(step + 1);
  }

  public Player back() {
    return at(Math.max(step - 1, 0));
  }

  /** Shows a step and stops playing. */
  public Player at(int wantedStep) {
    return new Player(figure, run, Place.of(wantedStep, run.trace()), false);
  }

  /** Plays on, from the start if nothing is left to play. */
  public Player play() {
    return new Player(figure, run, Place.of(atEnd() ? 0 : step, run.trace()), true);
  }

  public Player pause() {
    return at(step);
  }

  /** One beat of playing: the next step; the last one ends it. */
  public Player beat() {
    Player next = forward();
    return next.atEnd() ? next : new Player(figure, next.run, next.wanted, true);
  }

  /** Puts an input on the lattice near a point and runs the method again. */
  public Player move(String name, Vec2 point) {
    Vec2 snapped = Snap.at(point, figure.view());
    if (snapped.equals(inputs().point(name))) {
      return this;
    }
    return new Player(figure, Run.of(figure, inputs().with(name, snapped)), wanted, playing);
  }

  /** The number of a field such as p.x. */
  public double value(String field) {
    Vec2 point = inputs().point(inputOf(field));
    return field.endsWith(".x") ? point.x() : point.y();
  }

  /** Changes one number and runs the method again. */
  public Player with(String field, double value) {
    Vec2 point = inputs().point(inputOf(field));
    boolean isX = field.endsWith(".x");
    return move(inputOf(field), isX ? new Vec2(value, point.y()) : new Vec2(point.x(), value));
  }

  private static String inputOf(String field) {
    return field.substring(0, field.indexOf('.'));
  }

  /** The author's inputs again, and the result. */
  public Player reset() {
    return of(figure);
  }

  /** The state that an address describes, or empty if it is not one of this figure. */
  public Optional<Player> restored(Address address) {
    if (!figure.inputs().points().keySet().containsAll(address.points().keySet())) {
      return Optional.empty();
    }
    Inputs inputs = figure.inputs();
    for (Map.Entry<String, Vec2> entry : address.points().entrySet()) {
      inputs = inputs.with(entry.getKey(), Snap.at(entry.getValue(), figure.view()));
    }
    return Optional.of(
        new Player(figure, Run.of(figure, inputs), Place.END, false).at(address.step() - 1));
  }

  /** How the state reads in the page's address. */
  public String address(String name) {
    return Address.text(name, inputs().points(), step + 1);
  }
}
