package touchline.client.browser;

import java.util.Optional;
import touchline.client.figure.OwnCall;
import touchline.diagram.Drawing;
import touchline.figure.OtherAnswer;
import touchline.figure.Run;

/** A learner's method in a figure: its answer in words and in the picture, and whose is shown. */
final class OwnAnswer implements OwnMethod.Owner {
  private static final String NAME = "figure-own";

  private final Element figure;
  private final Page.Action changed;
  private final OwnCall call;
  private final OwnMethod method;
  private final Element bar = Element.create("div", NAME);
  private final Element ours;
  private final Element yours;
  private final Element words = Element.create("p", "own-words");
  private final Element compared = Element.create("p", "own-compared");
  private final Element again;
  private boolean isShown = true;
  private double[] numbers = {};
  private String fault = "Your method is on its way.";

  /**
   * Takes over what the server wrote of a submission.
   *
   * @param changed when the figure is to be drawn again
   */
  OwnAnswer(Element figure, Element own, Page.Action changed) {
    this.figure = figure;
    this.changed = changed;
    this.call = OwnCall.read(own.attribute("data-arguments"));
    Element choice = Element.create("div", "own-choice");
    choice.setAttribute("role", "group");
    choice.setAttribute("aria-label", "Whose method");
    ours = button(choice, "Ours", () -> choose(false));
    yours = button(choice, "Yours", () -> choose(true));
    again = button(choice, "Start it again", this::restart);
    bar.append(choice);
    words.setAttribute("role", "status");
    bar.append(words);
    bar.append(compared);
    figure.need(".figure-stage").after(bar);
    figure.mark("own", true);
    method = new OwnMethod(own.attribute("data-script"), this);
    again.setAttribute("hidden", "");
    mark();
    yours.focusInPlace();
  }

  private static Element button(Element group, String name, Page.Action action) {
    Element button = Element.create("button", "");
    button.setAttribute("type", "button");
    button.setTextContent(name);
    button.addEventListener("click", event -> action.run());
    group.append(button);
    return button;
  }

  private void choose(boolean shown) {
    isShown = shown;
    mark();
    changed.run();
  }

  private void mark() {
    ours.setAttribute("aria-pressed", Boolean.toString(!isShown));
    yours.setAttribute("aria-pressed", Boolean.toString(isShown));
  }

  private void restart() {
    again.setAttribute("hidden", "");
    fault = "Your method is on its way.";
    method.restart();
    yours.focusInPlace();
    changed.run();
  }

  /** Asks for the answer to a run's inputs, and draws and tells the latest that came. */
  Drawing over(Drawing drawing, Run run) {
    method.ask(call.numbers(run.inputs()));
    bar.mark("off", !isShown);
    Optional<OtherAnswer> answer =
        isShown && fault.isEmpty() ? OtherAnswer.of(run, numbers) : Optional.empty();
    words.showText(!isShown ? "" : answer.map(a -> "Yours: " + a.words() + ".").orElse(fault));
    compared.showText(answer.map(OtherAnswer::compared).orElse(""));
    boolean agrees = answer.isPresent() && answer.get().agrees();
    bar.mark("parts", answer.isPresent() && !agrees);
    figure.mark("own-same", agrees);
    return answer.isPresent() ? answer.get().over(drawing) : drawing;
  }

  @Override
  public void answered(double[] numbers, String fault) {
    this.numbers = numbers;
    this.fault = told(fault);
    changed.run();
  }

  private static String told(String fault) {
    return switch (fault) {
      case "" -> "";
      case "spent" -> "Your method did not finish here.";
      case "deep" -> "Your method called itself too deeply here.";
      case "null" -> "Your method gave null here.";
      default ->
          fault.startsWith("threw ")
              ? "Your method ended with " + fault.substring(6) + " here."
              : "Your method failed here.";
    };
  }

  @Override
  public void stopped() {
    fault = "Your method did not finish here.";
    again.removeAttribute("hidden");
    changed.run();
  }

  /** Takes it out of the figure, and ends its worker. */
  void close() {
    method.close();
    bar.remove();
    figure.mark("own", false);
    figure.mark("own-same", false);
  }
}
