package touchline.client.browser;

import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import touchline.client.figure.Asking;
import touchline.client.figure.Guess;
import touchline.client.figure.Player;
import touchline.client.handle.Snap;
import touchline.diagram.NumberText;
import touchline.diagram.View;
import touchline.exercise.Quantity;
import touchline.figure.FigureQuestion;
import touchline.figure.FigureQuestion.Kind;
import touchline.geometry.Vec2;

/**
 * Asks the reader before a step is shown: yes or no, a number, or a point that can be placed in the
 * picture as well as typed.
 */
final class AskPanel implements Handle.Owner {
  /** Hears the reader's answer. */
  interface Owner {
    /** A Boolean, a Double or a {@link Vec2}. */
    void answered(Object answer);

    void skipped();
  }

  private final Element figure;
  private final Element panel;
  private final Element x;
  private final Element y;
  private final Element known;
  private final Element told;
  private final Element forward;
  private final Owner owner;
  private final Picture picture;
  private final Handle handle;
  private @Nullable FigureQuestion shown;

  AskPanel(Element figure, Picture picture, Owner owner) {
    this.figure = figure;
    this.picture = picture;
    this.owner = owner;
    panel = figure.need(".figure-ask");
    x = panel.need(".ask-x");
    y = panel.need(".ask-y");
    known = panel.need(".figure-known");
    told = panel.need(".figure-told");
    forward = figure.need(".forward");
    handle = new Handle(picture, "Your guess", "v-guess", this);
    panel.addEventListener("submit", this::submitted);
    panel.need(".yes").addEventListener("click", event -> owner.answered(true));
    panel.need(".no").addEventListener("click", event -> owner.answered(false));
    panel.need(".pass").addEventListener("click", event -> owner.skipped());
    x.addEventListener("input", event -> follow());
    y.addEventListener("input", event -> follow());
  }

  /** Asks what is open; hides if nothing is. */
  void show(Player player) {
    FigureQuestion question = player.asking().open().orElse(null);
    if (question == null) {
      leave();
    }
    panel.setHidden(question == null);
    figure.mark("asked", question != null);
    handle.element().mark("away", question == null || question.kind() != Kind.POINT);
    if (question == null) {
      return;
    }
    if (shown == null || !Asking.isSame(question, shown)) {
      ask(question, player);
    }
    told.setTextContent(wrong(player));
    player.asking().at(player.step()).ifPresent(this::tell);
  }

  /** Says why the last step is not shown. */
  void remind() {
    told.setTextContent("The last step comes after this question. Answer it, or skip it.");
  }

  /** Who knows the mistakes of the method may say more about a wrong answer. */
  private void tell(Guess guess) {
    panel.setAttribute("data-asks", guess.question().name());
    panel.setAttribute("data-guess", guess.text());
    Page.tellOfWrongStep(figure);
  }

  /** The focus goes on to the next step's button, unless the reader is somewhere else by now. */
  private void leave() {
    if (panel.matches(":focus-within")) {
      forward.focusInPlace();
    }
    shown = null;
  }

  private static String wrong(Player player) {
    Optional<Guess> guess = player.asking().at(player.step());
    return guess
        .map(said -> "Not quite." + said.slant() + " Try again, or choose Show me.")
        .orElse("");
  }

  private void ask(FigureQuestion question, Player player) {
    shown = question;
    Asking asking = player.asking();
    boolean starts = asking.alone() && asking.guesses().isEmpty();
    panel
        .need(".figure-question")
        .setInnerHTML((starts ? "Now work out each line yourself. " : "") + question.askHtml());
    known.setInnerHTML(values(question, player) + near(question));
    panel.setAttribute("aria-label", question.spoken());
    panel.setAttribute("data-kind", question.kind().name());
    panel.need(".pass").setTextContent(asking.alone() ? "Show me" : "Skip");
    x.setValue("");
    y.setValue("");
    boolean isNumber = question.kind() == Kind.NUMBER;
    x.setAttribute("aria-label", isNumber ? "Your answer" : "x");
    x.setAttribute("placeholder", isNumber ? "" : "x");
    handle.place(middle());
    boolean yesNo = question.kind() == Kind.YES_NO;
    panel.need(yesNo ? ".yes" : ".ask-x").focusInPlace();
  }

  /** From which an answer is worked out; what can be seen in the picture needs none. */
  private static String values(FigureQuestion question, Player player) {
    boolean isTyped = question.kind() == Kind.NUMBER || question.kind() == Kind.VECTOR;
    boolean alone = player.asking().alone();
    return alone || isTyped ? player.run().known(question, alone) : "";
  }

  /** How near an answer must be, in the unit of the picture; a yes needs none. */
  private static String near(FigureQuestion question) {
    return question.kind() == Kind.YES_NO ? "" : "\u2003<small>" + question.nearness() + "</small>";
  }

  private Vec2 middle() {
    View view = picture.view();
    return Snap.at(
        new Vec2((view.minX() + view.maxX()) / 2, (view.minY() + view.maxY()) / 2), view);
  }

  private void submitted(Event event) {
    event.preventDefault();
    OptionalDouble first = number(x);
    OptionalDouble second = number(y);
    boolean number = shown != null && shown.kind() == Kind.NUMBER;
    if (first.isEmpty() || (!number && second.isEmpty())) {
      told.setTextContent(
          number
              ? "Type a number such as 2.5, 1/3 or √2."
              : "Type two numbers, such as 2.5 or √2.");
    } else if (number) {
      owner.answered(first.getAsDouble());
    } else {
      owner.answered(new Vec2(first.getAsDouble(), second.getAsDouble()));
    }
  }

  /** Questions of figures have no unit of their own; lengths in the picture are metres. */
  private static OptionalDouble number(Element input) {
    return Quantity.read(input.getValue(), "m");
  }

  /** The point in the picture goes where the numbers say. */
  private void follow() {
    OptionalDouble first = number(x);
    OptionalDouble second = number(y);
    if (first.isPresent() && second.isPresent()) {
      handle.place(picture.view().nearest(new Vec2(first.getAsDouble(), second.getAsDouble())));
    }
  }

  @Override
  public void moved(Vec2 wanted) {
    Vec2 point = Snap.at(wanted, picture.view());
    handle.place(point);
    x.setValue(NumberText.of(point.x()));
    y.setValue(NumberText.of(point.y()));
  }

  @Override
  public void released() {}
}
