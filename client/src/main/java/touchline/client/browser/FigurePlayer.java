package touchline.client.browser;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.client.figure.Address;
import touchline.client.figure.Player;
import touchline.diagram.Svg;
import touchline.figure.FigureText;
import touchline.figure.Frame;
import touchline.geometry.Vec2;

/**
 * A figure that runs: shows a {@link Player} and turns what the reader does into its next state.
 */
final class FigurePlayer implements Controls.Owner, NumberField.Owner, Menu.Owner {
  /** Long enough to read the line and see the arrow appear. */
  private static final int BEAT = 900;

  /** Speech and address follow once the reader pauses: browsers limit how often both may change. */
  private static final int PAUSE = 450;

  private static final String ID_PREFIX = "figure-";

  private final Element figure;
  private final String name;
  private final Element problem;
  private final Element done;
  private final Picture picture;
  private final Map<String, Handle> handles = new LinkedHashMap<>();
  private final List<NumberField> numbers = new ArrayList<>();
  private final Controls controls;
  private final FigureParts parts;
  private final Lights lights;
  private final Delay beat = new Delay();
  private final Delay speech = new Delay();
  private final Delay addressing = new Delay();
  private Player player;

  private FigurePlayer(Element figure) {
    this.figure = figure;
    name = figure.getId().substring(ID_PREFIX.length());
    player = Player.of(FigureText.parse(figure.attribute("data-figure")));
    picture = new Picture(figure.need(".figure-stage svg"), player.figure().view());
    problem = figure.need(".figure-problem");
    done = figure.need(".figure-done");
    parts = new FigureParts(figure);
    controls = new Controls(figure, this);
    lights = new Lights(figure);
    new Menu(figure, name, this).listen();
    figure.findAll("[data-number]").forEach(field -> numbers.add(new NumberField(field, this)));
    figure.need(".reset").addEventListener("click", event -> reset());
    player.inputs().points().keySet().forEach(this::addHandle);
  }

  /** Brings a figure of the page to life, in the state that the address names if it names this. */
  static void start(Element figure) {
    FigurePlayer view = new FigurePlayer(figure);
    view.show();
    figure.mark("live", true);
    view.restore().ifPresent(element -> view.comeIntoSight());
    Page.onFragment(view::restore);
  }

  private void addHandle(String input) {
    Handle.Owner owner =
        new Handle.Owner() {
          @Override
          public void moved(Vec2 wanted) {
            change(player.move(input, wanted));
          }

          @Override
          public void released() {
            settle(player.moved(input));
          }
        };
    handles.put(input, new Handle(picture, "Point " + input, "v-" + input, owner));
  }

  @Override
  public void first() {
    step(player.first());
  }

  @Override
  public void back() {
    step(player.back());
  }

  @Override
  public void forward() {
    step(player.forward());
  }

  @Override
  public void last() {
    step(player.end());
  }

  @Override
  public void scrubbed(int step) {
    step(player.at(step));
  }

  private void reset() {
    problem("");
    step(player.reset());
  }

  @Override
  public double value(String field) {
    return player.value(field);
  }

  @Override
  public void changed(String field, double value) {
    change(player.with(field, value));
  }

  @Override
  public void settled(String field) {
    settle(player.moved(field.substring(0, field.indexOf('.'))));
  }

  @Override
  public void problem(String words) {
    problem.setTextContent(words);
  }

  @Override
  public String fragment() {
    return player.address(name);
  }

  @Override
  public void say(String words) {
    parts.say(words);
    done.setTextContent(words);
  }

  @Override
  public void playOrPause() {
    if (player.playing()) {
      step(player.pause());
    } else {
      change(player.play());
      nextBeat();
    }
  }

  private void nextBeat() {
    beat.restart((int) (BEAT / controls.pace()), this::beat);
  }

  private void beat() {
    Player next = player.beat();
    if (next.playing()) {
      change(next);
      nextBeat();
    } else {
      step(next);
    }
  }

  /** Goes to a step and stays there. */
  private void step(Player next) {
    beat.cancel();
    change(next);
    settle(player.frame().spoken());
  }

  private void change(Player next) {
    if (next != player) {
      player = next;
      show();
    }
  }

  /** Once the reader pauses, says what there is to say and puts the state in the address. */
  private void settle(String spoken) {
    speech.restart(PAUSE, () -> parts.say(spoken));
    addressing.restart(PAUSE, () -> Page.setFragment(player.address(name)));
  }

  private void show() {
    Frame frame = player.frame();
    picture.draw(Svg.shapes(frame.drawing()));
    handles.forEach((input, handle) -> handle.place(player.inputs().point(input)));
    controls.show(player);
    numbers.forEach(NumberField::show);
    parts.show(player, frame);
    lights.renew();
  }

  private Optional<Player> restore() {
    Optional<Player> restored =
        Address.parse(Page.fragment())
            .filter(address -> address.figure().equals(name))
            .flatMap(player::restored);
    restored.ifPresent(
        state -> {
          beat.cancel();
          change(state);
        });
    return restored;
  }

  /** A link to a figure's state leads to the figure; a reload stays where the reader was. */
  private void comeIntoSight() {
    if (Page.isFreshVisit()) {
      Page.scrollTo(figure);
    }
  }
}
