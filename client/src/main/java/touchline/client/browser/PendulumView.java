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
    State state = simulation.state();
    picture.draw(PendulumPicture.of(state, simulation.settings()));
    trail.setAttribute("d", trailOf(simulation.history().states()));
    String angle = "angle " + NumberText.of(state.angle()) + " rad";
    first.place(state.first(), state.first().x(), angle);
    second.place(state.second());
    numbers.show(fields(simulation.settings()));
    figure
        .need(".pendulum-plot svg")
        .showHtml(AnglePlot.of(simulation.history(), simulation.settings()));
    figure.need(".pendulum-now").showText(PendulumWords.now(state));
    figure.need(".pendulum-switches tbody").showHtml(PendulumWords.rows(simulation.history()));
  }

  private String trailOf(List<State> states) {
    StringBuilder path = new StringBuilder();
    for (int i = Math.max(0, states.size() - TRAIL); i < states.size(); i++) {
      Vec2 at = states.get(i).second();
      path.append(path.length() == 0 ? 'M' : 'L');
      path.append(NumberText.of(picture.view().pixelX(at.x()))).append(' ');
      path.append(NumberText.of(picture.view().pixelY(at.y())));
    }
    return path.toString();
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
