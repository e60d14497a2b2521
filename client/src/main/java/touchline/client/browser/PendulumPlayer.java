package touchline.client.browser;

import java.util.Optional;
import org.teavm.jso.JSBody;
import touchline.diagram.NumberText;
import touchline.geometry.Vec2;
import touchline.input.InputNumber;
import touchline.pendulum.Knob;
import touchline.pendulum.PendulumFigure;
import touchline.pendulum.PendulumWords;
import touchline.pendulum.Settings;
import touchline.pendulum.Simulation;

/** A pendulum that swings: turns what the reader does into the next state of its world. */
final class PendulumPlayer implements NumberField.Owner {
  /** Seconds of the world a second of the reader, in slow motion. */
  private static final double SLOW = 0.1;

  /** Seconds; a page that was away goes on where it was. */
  private static final double LONGEST_FRAME = 0.1;

  /** Seconds that pass at once for a reader who wants no motion. */
  private static final double STILL = 2;

  private static final int PAUSE = 450;

  private final PendulumFigure described;
  private final Simulation simulation;
  private final PendulumView view;
  private final Delay speech = new Delay();
  private boolean playing;
  private boolean slow;
  private double paintedAt;

  private PendulumPlayer(Element figure, PendulumFigure described, Simulation simulation) {
    this.described = described;
    this.simulation = simulation;
    view = new PendulumView(figure, simulation, this);
    view.pressed(".play", this::playOrPause);
    view.pressed(".forward", this::step);
    view.pressed(".slow", this::slowOrNot);
    view.pressed(".reset", this::reset);
  }

  /** Brings a pendulum of the page to life, at rest, in tasks between which the page answers. */
  static void start(Element figure) {
    PendulumFigure described = PendulumFigure.parse(figure.attribute("data-pendulum"));
    Simulation simulation = described.start();
    Page.after(
        0,
        () -> {
          PendulumPlayer player = new PendulumPlayer(figure, described, simulation);
          Page.after(0, () -> player.live(figure));
        });
  }

  private void live(Element figure) {
    view.show(simulation);
    figure.mark("live", true);
  }

  private void playOrPause() {
    if (playing) {
      pause();
    } else if (Page.prefersStillness()) {
      for (double t = 0; t < STILL; t += LONGEST_FRAME) {
        simulation.run(LONGEST_FRAME);
      }
      settle();
    } else {
      playing = true;
      view.playing(true);
      paintedAt = now();
      Page.beforeNextPaint(this::frame);
    }
  }

  private void frame() {
    if (playing) {
      double passed = Math.min((now() - paintedAt) / 1000, LONGEST_FRAME);
      paintedAt = now();
      int steps = simulation.state().steps();
      simulation.run(slow ? passed * SLOW : passed);
      if (simulation.state().steps() != steps) {
        view.tell(simulation);
      }
      view.draw(simulation, simulation.drawn());
      Page.beforeNextPaint(this::frame);
    }
  }

  private void pause() {
    playing = false;
    view.playing(false);
    settle();
  }

  private void step() {
    pause();
    simulation.step();
    settle();
  }

  private void slowOrNot() {
    slow = !slow;
    view.slow(slow);
  }

  private void reset() {
    problem("");
    simulation.reset(described.settings());
    pause();
  }

  /** The reader holds a bob: the world waits. */
  void dragged(boolean first, Vec2 to) {
    playing = false;
    view.playing(false);
    if (first) {
      simulation.dragFirst(to);
    } else {
      simulation.dragSecond(to);
    }
    view.show(simulation);
  }

  /** Shows where it stands, and once the reader pauses says so. */
  void settle() {
    view.show(simulation);
    speech.restart(
        PAUSE, () -> view.say(PendulumWords.told(simulation.state(), simulation.history())));
  }

  @Override
  public void changed(InputNumber field, double value) {
    Optional<Knob> knob = Knob.named(field.id());
    if (knob.isEmpty()) {
      return;
    }
    Settings settings = simulation.settings();
    if (knob.get().holds(value)) {
      simulation.set(settings.with(knob.get(), value));
    } else {
      problem(
          knob.get().rule() + ", so it is still " + NumberText.of(settings.get(knob.get())) + ".");
    }
    view.show(simulation);
  }

  @Override
  public void settled(InputNumber field) {
    settle();
  }

  @Override
  public void problem(String words) {
    view.problem(words);
  }

  @JSBody(script = "return performance.now();")
  private static native double now();
}
