package touchline.client.browser;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import touchline.diagram.NumberText;

/**
 * The time of a figure in which something moves: a slider from 0 to 1, and a button that runs it.
 */
final class TimeBar {
  /** Hears the time that the reader wants. */
  interface Owner {
    void at(double time);

    void stopped();
  }

  /** How long a whole step of time takes to show, in milliseconds. */
  private static final double LENGTH = 2_500;

  private static final double PER_ONE = 100;

  private final Owner owner;
  private final Element slider;
  private final Element text;
  private final Element button;
  private double time;
  private double begun;
  private boolean running;

  private TimeBar(Element bar, Owner owner) {
    this.owner = owner;
    slider = bar.need("input");
    text = bar.need(".figure-moment");
    button = bar.need("button");
    slider.addEventListener("input", event -> set(Double.parseDouble(slider.getValue()) / PER_ONE));
    button.addEventListener("click", event -> run());
  }

  /** The bar of a figure, which has one only if something moves in it. */
  static @Nullable TimeBar of(Element figure, Owner owner) {
    Optional<Element> bar = figure.find(".figure-time");
    return bar.isPresent() ? new TimeBar(bar.get(), owner) : null;
  }

  void show(double now) {
    time = now;
    String said = NumberText.of(now);
    text.setTextContent("t = " + said);
    slider.setAttribute("aria-valuetext", said);
    slider.setValue(NumberText.of(now * PER_ONE));
  }

  private void set(double to) {
    running = false;
    press(running);
    owner.at(to);
    owner.stopped();
  }

  private void run() {
    if (running) {
      set(time);
      return;
    }
    double from = time >= 1 ? 0 : time;
    if (Page.prefersStillness()) {
      set(1);
      return;
    }
    running = true;
    press(running);
    begun = now() - from * LENGTH;
    Page.beforeNextPaint(this::frame);
  }

  private void frame() {
    if (!running) {
      return;
    }
    double to = Math.min((now() - begun) / LENGTH, 1);
    if (to >= 1) {
      set(1);
    } else {
      owner.at(to);
      Page.beforeNextPaint(this::frame);
    }
  }

  private void press(boolean runs) {
    button.mark("playing", runs);
    button.setAttribute("aria-label", runs ? "Stop the motion" : "Run the motion");
  }

  @JSBody(script = "return performance.now();")
  private static native double now();
}
