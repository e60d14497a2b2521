package touchline.client.browser;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.NumberText;
import touchline.geometry.Vec2;
import touchline.input.InputNumber;
import touchline.pendulum.AnglePlot;
import touchline.pendulum.Knob;
import touchline.pendulum.PendulumPicture;
import touchline.pendulum.PendulumWords;
import touchline.pendulum.Settings;
import touchline.pendulum.Simulation;
import touchline.pendulum.State;

/** What a pendulum's figure shows: the picture, the plot, the numbers, the words. */
final class PendulumView {
  private static final String ID_PREFIX = "figure-";

  /** States behind the second bob: about a second. */
  private static final int TRAIL = 50;

  private final Element figure;
  private final Picture picture;
  private final Element trail = Element.createSvg("path", "trail");
  private final Handle first;
  private final Handle second;
  private final NumberFields numbers;
  private final Element play;
  private final Element slow;

  PendulumView(Element figure, Simulation simulation, PendulumPlayer player) {
    this.figure = figure;
    Element svg = figure.need(".figure-stage svg");
    picture = new Picture(svg, PendulumPicture.VIEW);
    svg.need(".layer").before(trail);
    first = new Handle(picture, "First bob", "v-bob", new Bob(player, true));
    second = new Handle(picture, "Second bob", "v-bob", new Bob(player, false));
    String name = figure.getId().substring(ID_PREFIX.length());
    numbers = new NumberFields(figure, name, fields(simulation.settings()), player);
    play = figure.need(".play");
    slow = figure.need(".slow");
    new Toolbar(figure.need(".figure-controls"), play);
    new Disclosure(figure);
  }

  /** A bob in the reader's hand. */
  private record Bob(PendulumPlayer player, boolean isFirst) implements Handle.Owner {
    @Override
    public void moved(Vec2 wanted) {
      player.dragged(isFirst, wanted);
    }

    @Override
    public void released() {
      player.settle();
    }
  }

  void pressed(String button, Page.Action action) {
    figure.need(button).addEventListener("click", event -> action.run());
  }

  void show(Simulation simulation) {
    tell(simulation);
    draw(simulation, simulation.state());
  }

  /** What is seen at a moment, which may lie between two steps. */
  void draw(Simulation simulation, State seen) {
    picture.draw(PendulumPicture.of(seen, simulation.settings()));
    trail.setAttribute("d", trailOf(simulation.history().states(), seen));
    String angle = "angle " + NumberText.of(seen.angle()) + " rad";
    first.place(seen.first(), seen.first().x(), angle);
    second.place(seen.second());
  }

  /** What is told of the latest step. */
  void tell(Simulation simulation) {
    numbers.show(fields(simulation.settings()));
    figure
        .need(".pendulum-plot svg")
        .showHtml(AnglePlot.of(simulation.history(), simulation.settings()));
    figure.need(".pendulum-now").showText(PendulumWords.now(simulation.state()));
    figure.need(".pendulum-switches tbody").showHtml(PendulumWords.rows(simulation.history()));
  }

  /** Through the states before the latest and to what is seen, which may not be there yet. */
  private String trailOf(List<State> states, State seen) {
    StringBuilder path = new StringBuilder();
    int last = states.size() - 1;
    for (int i = Math.max(0, states.size() - TRAIL); i < last; i++) {
      draw(path, states.get(i).second());
    }
    draw(path, seen.second());
    return path.toString();
  }

  private void draw(StringBuilder path, Vec2 at) {
    path.append(path.length() == 0 ? 'M' : 'L');
    path.append(NumberText.of(picture.view().pixelX(at.x()))).append(' ');
    path.append(NumberText.of(picture.view().pixelY(at.y())));
  }

  private static List<InputNumber> fields(Settings settings) {
    List<InputNumber> fields = new ArrayList<>();
    for (Knob knob : Knob.all()) {
      fields.add(
          new InputNumber(
              knob.id(),
              knob.id(),
              knob.label(),
              settings.get(knob),
              knob.min(),
              knob.max(),
              knob.nudge(),
              knob.unit()));
    }
    return fields;
  }

  void playing(boolean plays) {
    play.mark("playing", plays);
    play.put("aria-label", plays ? "Pause" : "Play");
    play.put("title", plays ? "Pause" : "Play");
  }

  void slow(boolean isSlow) {
    slow.put("aria-pressed", isSlow ? "true" : "false");
  }

  void problem(String words) {
    figure.need(".figure-problem").setTextContent(words);
  }

  void say(String words) {
    figure.need(".figure-status").setTextContent(words);
  }
}
