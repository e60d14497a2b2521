package touchline.client.browser;

import touchline.client.figure.Player;

/** The row of buttons and the slider below a figure: step, play, scrub. */
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
  }

  private static final String FIRST = "M5 5v14M19 5l-10 7 10 7z";
  private static final String BACK = "M16 5l-10 7 10 7z";
  private static final String PLAY = "M7 5l12 7-12 7z";
  private static final String PAUSE = "M8 5v14M16 5v14";
  private static final String FORWARD = "M8 5l10 7-10 7z";
  private static final String LAST = "M19 5v14M5 5l10 7-10 7z";
  private static final String RESET = "M5 12a7 7 0 1 0 2.5-5.4M5 4v4.5h4.5";

  private final Element element = Element.create("div", "figure-controls");
  private final Element buttons = Element.create("div", "figure-buttons");
  private final Element scrub = Element.create("div", "figure-scrub");
  private final Element slider = Element.create("input", "");
  private final Element marks = Element.create("span", "figure-marks");
  private final Element place = Element.create("p", "figure-place");
  private final Element first;
  private final Element back;
  private final Element play;
  private final Element forward;
  private final Element last;
  private int marked;
  private String playName = "";

  Controls(Owner owner) {
    element.setAttribute("role", "group");
    element.setAttribute("aria-label", "Steps");
    first = button("First step", FIRST, owner::first);
    back = button("Step back", BACK, owner::back);
    play = button("Play", PLAY, owner::playOrPause);
    forward = button("Step forward", FORWARD, owner::forward);
    last = button("Last step", LAST, owner::last);
    button("Reset the points", RESET, owner::reset).mark("reset", true);
    play.mark("play", true);
    element.append(buttons);
    slider.addEventListener(
        "input", event -> owner.scrubbed(Integer.parseInt(slider.getValue()) - 1));
    layOut();
  }

  Element element() {
    return element;
  }

  void show(Player player) {
    mark(player.last() + 1);
    place.setTextContent(player.place());
    slider.setValue(Integer.toString(player.step() + 1));
    slider.setAttribute("aria-valuetext", player.place());
    enable(first, player.step() > 0);
    enable(back, player.step() > 0);
    enable(forward, !player.atEnd());
    enable(last, !player.atEnd());
    if (player.playing()) {
      name("Pause", PAUSE);
    } else {
      name("Play", PLAY);
    }
  }

  private void layOut() {
    slider.setAttribute("type", "range");
    slider.setAttribute("min", "1");
    slider.setAttribute("aria-label", "Step");
    marks.setAttribute("aria-hidden", "true");
    scrub.append(slider);
    scrub.append(marks);
    element.append(scrub);
    element.append(place);
  }

  private Element button(String name, String icon, Page.Action pressed) {
    Element button = Element.create("button", "");
    button.setAttribute("type", "button");
    dress(button, name, icon);
    // A button that has nothing to do keeps the focus, so it is not disabled for the browser.
    button.addEventListener(
        "click",
        event -> {
          if (button.attribute("aria-disabled").isEmpty()) {
            pressed.run();
          }
        });
    buttons.append(button);
    return button;
  }

  private void name(String name, String icon) {
    if (!name.equals(playName)) {
      playName = name;
      dress(play, name, icon);
    }
  }

  private static void dress(Element button, String name, String icon) {
    button.setAttribute("aria-label", name);
    button.setAttribute("title", name);
    button.setInnerHTML(
        "<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"" + icon + "\"/></svg>");
  }

  private static void enable(Element button, boolean on) {
    if (on) {
      button.removeAttribute("aria-disabled");
    } else {
      button.setAttribute("aria-disabled", "true");
    }
  }

  /** One mark a step. */
  private void mark(int steps) {
    if (steps != marked) {
      marked = steps;
      slider.setAttribute("max", Integer.toString(steps));
      marks.setInnerHTML("<i></i>".repeat(steps));
    }
  }
}
