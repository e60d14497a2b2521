package touchline.client.browser;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import touchline.client.browser.rest.Rest;
import touchline.client.figure.Address;
import touchline.client.figure.Depth;
import touchline.client.figure.Player;
import touchline.diagram.Drawing;
import touchline.diagram.Svg;
import touchline.figure.Figure;
import touchline.figure.FigureText;
import touchline.figure.Frame;
import touchline.figure.Functions;
import touchline.geometry.Vec2;
import touchline.input.Grip;
import touchline.input.InputNumber;
import touchline.input.Inputs;

/**
 * A figure that runs: shows a {@link Player} and turns what the reader does into its next state.
 */
final class FigurePlayer
    implements Controls.Owner,
        Grips.Owner,
        NumberField.Owner,
        AskPanel.Owner,
        TimeBar.Owner,
        Menu.Owner {
  /** Long enough to read the line and see the arrow appear. */
  private static final int BEAT = 900;

  /** Speech and address follow once the reader pauses: browsers limit how often both may change. */
  private static final int PAUSE = 450;

  /** How many steps are drawn out of sight. */
  private static final int REHEARSED = 4;

  private static final String ID_PREFIX = "figure-";

  private final Element figure;
  private final String name;
  private final Picture picture;
  private final Grips grips;
  private final NumberFields numbers;
  private final Controls controls;
  private final FigureParts parts;
  private final AskPanel ask;
  private final @Nullable TimeBar time;
  private final Lights lights;
  private final Delay beat = new Delay();
  private final Delay speech = new Delay();
  private final Delay addressing = new Delay();
  private Player player;
  private @Nullable OwnAnswer own;
  private @Nullable Frame shown;

  private FigurePlayer(Element figure, Player player) {
    figure.unwrap();
    this.figure = figure;
    this.player = player;
    name = figure.getId().substring(ID_PREFIX.length());
    Inputs inputs = player.inputs();
    picture = new Picture(figure.need(".figure-stage svg"), player.figure().view());
    grips = new Grips(picture, figure.matches("[data-fixed]") ? List.of() : inputs.grips(), this);
    numbers = new NumberFields(figure, name, inputs.fields(), this);
    controls = new Controls(figure, this);
    parts = new FigureParts(figure, name);
    ask = new AskPanel(figure, picture, this);
    time = TimeBar.of(figure, this);
    lights = new Lights(figure, name);
    Menu.listen(figure, this);
    new Disclosure(figure);
    new CodeSwitch(figure, parts::reveal);
  }

  /**
   * Brings every figure of the page to life that does not live yet: those near the screen now, and
   * the others while the reader does nothing. An address may name any of them, so it wakes them
   * all.
   */
  static void startAll(Functions functions) {
    boolean named = !Page.fragment().isEmpty();
    Rest rest = new Rest();
    for (Element figure : Page.root().findAll("figure[data-figure]:not([data-starts])")) {
      figure.setAttribute("data-starts", "");
      Rest.Action start = () -> start(figure, functions);
      if (named) {
        Page.after(0, start::run);
      } else {
        rest.when(figure, start);
      }
    }
  }

  /** In tasks that are short enough on a slow phone: between them the page answers. */
  private static void start(Element figure, Functions functions) {
    Figure described = FigureText.parse(figure.attribute("data-figure"), functions);
    Page.after(
        0,
        () -> {
          Player player = Player.of(described);
          Page.after(0, () -> new FigurePlayer(figure, player).begin());
        });
  }

  private void begin() {
    Player begun = player;
    Page.after(
        0,
        () -> {
          Frame frame = begun.frame();
          // The browser compiles for this drawing most of what the next task needs.
          Page.after(0, () -> Svg.groups(begun.drawing(frame)));
          Page.after(0, () -> draw(begun, frame));
          Page.after(0, () -> live(begun, frame));
        });
  }

  /** The figure lives from now on, in the state that the address names if it names this. */
  private void live(Player begun, Frame frame) {
    tell(begun, frame);
    // Whoever presses a button between the tasks is ahead of what was begun.
    if (player != begun) {
      show();
    }
    figure.mark("live", true);
    restore().ifPresent(state -> comeIntoSight());
    Page.onFragment(this::restore);
    figure.addEventListener(Page.OWN_METHOD, event -> runOwn(event.getDetail()));
    Page.tellOfLife(figure);
    rehearse(begun.first(), REHEARSED);
  }

  /** Draws steps out of sight: a slow phone has compiled what that needs when the reader comes. */
  private static void rehearse(Player step, int steps) {
    if (steps > 0) {
      Page.after(
          0,
          () -> {
            Svg.groups(step.drawing(step.frame()));
            rehearse(step.forward(), steps - 1);
          });
    }
  }

  /** From now on a learner's own method runs beside the figure's. */
  private void runOwn(Element described) {
    if (own != null) {
      own.close();
    }
    own = new OwnAnswer(figure, described, this::show);
    step(player.end());
    show();
  }

  @Override
  public void moved(Grip grip, Vec2 wanted) {
    change(player.move(grip.id(), wanted));
  }

  @Override
  public void released(Grip grip) {
    for (Grip now : player.inputs().grips()) {
      if (now.id().equals(grip.id())) {
        settle(player.changed(Grips.words(now)));
      }
    }
  }

  @Override
  public void changed(InputNumber field, double value) {
    change(player.with(field.id(), value));
  }

  @Override
  public void settled(InputNumber field) {
    settle(player.changed(NumberFields.words(field)));
  }

  @Override
  public void problem(String words) {
    parts.problem(words);
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
    player.asking().open().ifPresent(question -> ask.remind());
  }

  @Override
  public void scrubbed(int step) {
    step(player.at(step));
  }

  @Override
  public void reset() {
    problem("");
    step(player.reset());
  }

  @Override
  public void alone() {
    Page.tellOfAlone();
    step(player.alone(!player.asking().alone()));
  }

  @Override
  public void deep() {
    step(player.deep(player.depth() == Depth.INTO ? Depth.OVER : Depth.INTO));
  }

  @Override
  public void answered(Object answer) {
    step(player.answer(answer));
  }

  @Override
  public void skipped() {
    step(player.skip());
  }

  @Override
  public void at(double moment) {
    player = player.at(moment);
    // Only what moves depends on the time: the step says the same all the while.
    draw(player, shown == null ? player.frame() : shown);
    showTime();
  }

  @Override
  public void stopped() {
    speech.restart(PAUSE, () -> parts.say(player.run().result()));
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

  @Override
  public String fragment() {
    return player.address(name);
  }

  @Override
  public void say(String words) {
    parts.done(words);
  }

  /** Goes to a step and stays there. */
  private void step(Player next) {
    beat.cancel();
    change(next);
    settle(player.spoken());
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
    draw(player, frame);
    tell(player, frame);
  }

  private void draw(Player now, Frame frame) {
    shown = frame;
    Drawing drawing = now.drawing(frame);
    picture.draw(own == null ? drawing : own.over(drawing, now.run()));
    grips.show(now.inputs().grips());
  }

  private void tell(Player now, Frame frame) {
    numbers.show(now.inputs().fields());
    controls.show(now);
    parts.show(now, frame);
    ask.show(now);
    showTime();
    lights.renew();
  }

  private void showTime() {
    if (time != null) {
      time.show(player.time());
    }
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
      Page.jumpTo(figure);
    }
  }
}
