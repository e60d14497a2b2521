package touchline.client.figure;

import java.util.Optional;
import touchline.diagram.Drawing;
import touchline.figure.Figure;
import touchline.figure.FigureQuestion;
import touchline.figure.Frame;
import touchline.figure.Run;
import touchline.geometry.Vec2;
import touchline.input.Inputs;

/**
 * A figure at one moment: its inputs, the step it shows, whether it plays, what it asks. A value;
 * every transition gives the next one.
 *
 * <p>The step that the reader wants is kept apart from the step that is shown: while an input is
 * dragged, the run may take another way for a while, and comes back to the wanted step when it can.
 */
public final class Player {
  private final Figure figure;
  private final Run run;
  private final Depth depth;
  private final Place wanted;
  private final int step;
  private final boolean playing;
  private final Asking asking;
  private final double time;

  private Player(
      Figure figure,
      Run run,
      Depth depth,
      Place wanted,
      boolean playing,
      Asking asking,
      double time) {
    this.figure = figure;
    this.run = run;
    this.depth = depth;
    this.wanted = wanted;
    this.step = wanted.in(run.trace());
    this.playing = playing;
    this.asking = asking;
    this.time = time;
  }

  /** The figure as its author set it, with its result in view. */
  public static Player of(Figure figure) {
    Run run = Depth.OVER.run(figure, figure.inputs());
    return new Player(figure, run, Depth.OVER, Place.END, false, Asking.NOTHING, 0);
  }

  public Figure figure() {
    return figure;
  }

  public Inputs inputs() {
    return run.inputs();
  }

  public Run run() {
    return run;
  }

  public Depth depth() {
    return depth;
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

  public Asking asking() {
    return asking;
  }

  /** The time of what moves, from 0 to 1. */
  public double time() {
    return time;
  }

  public boolean atEnd() {
    return step == run.last();
  }

  public Frame frame() {
    return run.frame(step);
  }

  /** The step that a reader who does it alone is asked about now; empty while nothing is. */
  public Optional<Frame> asked() {
    return asking
        .open()
        .filter(question -> asking.alone())
        .map(question -> run.frame(question.step()));
  }

  /** The picture of a frame, with what moves where it is now and with what the reader guessed. */
  public Drawing drawing(Frame frame) {
    return GuessDrawing.over(run.moved(frame.drawing(), time), run, asking.drawn(step), step);
  }

  /** How many rows a table of variables has at most in this run. */
  public int rows() {
    return run.size();
  }

  /** What the reader said of the step shown, beside what is so; empty if nothing was asked. */
  public String told() {
    boolean waits = asking.open().isPresent();
    return waits ? "" : asking.at(step).map(Guess::told).orElse("");
  }

  /** What is said of the step; a question first, or what came of it. */
  public String spoken() {
    String told = told();
    return told.isEmpty() ? frame().spoken() : told + " " + frame().spoken();
  }

  /** Where a reader stands: "Step 4 of 13". */
  public String place() {
    return "Step " + (step + 1) + " of " + (last() + 1);
  }

  /** What is said after an input was changed; a run that stopped short has no result to tell. */
  public String changed(String what) {
    return run.result().isEmpty() ? what : what + "; " + run.result();
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
    return at(asking.open().isPresent() ? step : Math.max(step - 1, 0));
  }

  /** Shows a step and stops playing; a question on the way is asked first. */
  public Player at(int target) {
    int to = Math.min(Math.max(target, 0), run.last());
    Optional<FigureQuestion> question = asking.between(run, step, to);
    if (question.isPresent()) {
      return shown(question.get().step() - 1, false, asking.asked(question.get()));
    }
    return shown(to, false, to < step ? asking.undone(to) : asking.closed());
  }

  private Player shown(int to, boolean plays, Asking says) {
    return new Player(figure, run, depth, Place.of(to, run.trace()), plays, says, time);
  }

  /** Plays on, from the start if nothing is left to play. */
  public Player play() {
    return shown(atEnd() ? 0 : step, true, asking.closed());
  }

  public Player pause() {
    return shown(step, false, asking);
  }

  /** One beat of playing: the next step; the last one ends it, and so does a question. */
  public Player beat() {
    Player next = forward();
    boolean plays = !next.atEnd() && next.asking.open().isEmpty();
    return plays ? next.shown(next.step, true, next.asking) : next;
  }

  /** Takes an answer to the open question and shows what settles it. */
  public Player answer(Object answer) {
    return settled(Optional.of(answer));
  }

  /** Shows what settles the open question without an answer. */
  public Player skip() {
    return settled(Optional.empty());
  }

  private Player settled(Optional<Object> answer) {
    if (asking.open().isEmpty()) {
      return this;
    }
    FigureQuestion question = asking.open().get();
    Asking said = asking.said(question, answer);
    return shown(step, false, said).at(question.step());
  }

  /** Begins or ends doing every step alone. */
  public Player alone(boolean alone) {
    Asking next = new Asking(alone, Optional.empty(), asking.guesses()).afresh();
    return alone ? shown(0, false, next).forward() : shown(step, false, next);
  }

  /** The same place in a run that steps into the methods that are called, or over them. */
  public Player deep(Depth next) {
    Run other = next.run(figure, inputs());
    Place twin = Place.of(run.twin(step, other), other.trace());
    return new Player(figure, other, next, twin, false, asking.afresh(), time);
  }

  /** What moves as it is at a time from 0 to 1. */
  public Player at(double moment) {
    double kept = Math.min(Math.max(moment, 0), 1);
    return new Player(figure, run, depth, wanted, playing, asking, kept);
  }

  /** Takes a handle to a point, as near as it can go, and runs the method again. */
  public Player move(String grip, Vec2 point) {
    return with(inputs().dragged(grip, point));
  }

  /** Changes one number, as far as it can go, and runs the method again. */
  public Player with(String field, double value) {
    return with(inputs().with(field, value));
  }

  @SuppressWarnings("ReferenceEquality") // inputs that stay the same are the same object
  private Player with(Inputs inputs) {
    if (inputs == inputs()) {
      return this;
    }
    Run next = depth.run(figure, inputs);
    return new Player(figure, next, depth, wanted, playing, asking.afresh(), time);
  }

  /** The author's inputs again, and the result. */
  public Player reset() {
    return of(figure);
  }

  /** The state that an address describes, or empty if it is not one of this figure. */
  public Optional<Player> restored(Address address) {
    return address
        .inputs(figure.inputs())
        .map(inputs -> of(figure).deep(address.depth()).with(inputs))
        .map(player -> player.shown(address.step() - 1, false, Asking.NOTHING));
  }

  /** How the state reads in the page's address. */
  public String address(String name) {
    return Address.text(name, inputs(), step + 1, depth);
  }
}
