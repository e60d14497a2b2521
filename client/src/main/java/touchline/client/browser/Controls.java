package touchline.client.browser;

import java.util.Optional;
import touchline.client.figure.Depth;
import touchline.client.figure.Player;
import touchline.client.figure.StepMarks;

/** The scrub bar and the buttons below a figure's picture: step, play, how fast. */
final class Controls {
  /** What the reader asks of the figure. */
  interface Owner {
    void first();

    void back();

    void playOrPause();

    void forward();

    void last();

    void scrubbed(int step);

    void reset();

    /** To do every step alone, or no longer. */
    void alone();

    /** To step into the methods that are called, or over them. */
    void deep();
  }

  private final Element slider;
  private final Element marks;
  private final Element place;
  private final Element pace;
  private final Element first;
  private final Element back;
  private final Element play;
  private final Element forward;
  private final Element last;
  private final Element alone;
  private final Optional<Element> deep;
  private String marked = "";

  Controls(Element figure, Owner owner) {
    Element controls = figure.need(".figure-controls");
    slider = controls.need(".figure-scrub input");
    marks = controls.need(".figure-marks");
    place = controls.need(".figure-place");
    pace = figure.need(".pace select");
    first = button(controls, ".first", owner::first);
    back = button(controls, ".back", owner::back);
    play = button(controls, ".play", owner::playOrPause);
    forward = button(controls, ".forward", owner::forward);
    last = button(controls, ".last", owner::last);
    button(figure, ".reset", owner::reset);
    alone = button(controls, ".alone", owner::alone);
    deep = controls.find(".deep");
    new Toolbar(controls, play);
    deep.ifPresent(button -> button.addEventListener("click", event -> owner.deep()));
    slider.addEventListener(
        "input", event -> owner.scrubbed(Integer.parseInt(slider.getValue()) - 1));
  }

  /** How many times as fast as usual the reader wants it played. */
  double pace() {
    return Double.parseDouble(pace.getValue());
  }

  void show(Player player) {
    mark(player);
    place.showText(player.place());
    slider.setValue(Integer.toString(player.step() + 1));
    slider.put("aria-valuetext", player.place());
    enable(first, player.step() > 0);
    enable(back, player.step() > 0);
    enable(forward, !player.atEnd());
    enable(last, !player.atEnd());
    alone.put("aria-pressed", player.asking().alone() ? "true" : "false");
    String into = player.depth() == Depth.INTO ? "true" : "false";
    deep.ifPresent(button -> button.put("aria-pressed", into));
    play.mark("playing", player.playing());
    name(play, player.playing() ? "Pause" : "Play");
  }

  private static void name(Element button, String name) {
    if (!button.attribute("title").equals(name)) {
      button.setAttribute("title", name);
      button.setAttribute("aria-label", name);
    }
  }

  /** A button that has nothing to do keeps the focus, so it is not disabled for the browser. */
  private static Element button(Element controls, String selector, Page.Action pressed) {
    Element button = controls.need(selector);
    button.addEventListener(
        "click",
        event -> {
          if (button.attribute("aria-disabled").isEmpty()) {
            pressed.run();
          }
        });
    return button;
  }

  private static void enable(Element button, boolean on) {
    if (!on) {
      button.put("aria-disabled", "true");
    } else if (!button.attribute("aria-disabled").isEmpty()) {
      button.removeAttribute("aria-disabled");
    }
  }

  private void mark(Player player) {
    String html = StepMarks.html(player.run().trace());
    slider.put("max", Integer.toString(player.last() + 1));
    if (!html.equals(marked)) {
      marked = html;
      marks.setInnerHTML(html);
    }
  }
}
