package touchline.client.browser;

import touchline.compare.Comparison;
import touchline.compare.Pairing;
import touchline.compare.SideBySide;
import touchline.geometry.Vec2;
import touchline.input.Grip;
import touchline.input.InputNumber;
import touchline.input.Inputs;
import touchline.topic.Topics;

/**
 * A method and a known mistake on the same inputs: turns what the reader does into both answers.
 */
final class ComparePlayer implements Grips.Owner, NumberField.Owner {
  private static final String ID_PREFIX = "figure-";

  /** Speech follows once the reader pauses. */
  private static final int PAUSE = 450;

  private final Element figure;
  private final Comparison comparison;
  private final Picture picture;
  private final CompareLines lines;
  private final Grips grips;
  private final NumberFields numbers;
  private final Delay speech = new Delay();
  private Pairing pairing;
  private Inputs inputs;

  private ComparePlayer(Element figure) {
    this.figure = figure;
    comparison = Comparison.parse(figure.attribute("data-compare"), Topics.comparisons());
    inputs = comparison.inputs();
    pairing = comparison.beside(comparison.mistakes().get(0));
    figure.unwrap();
    Element svg = figure.need(".figure-stage svg");
    picture = new Picture(svg, comparison.view());
    lines = new CompareLines(figure, svg);
    grips = new Grips(picture, inputs.grips(), this);
    String name = figure.getId().substring(ID_PREFIX.length());
    numbers = new NumberFields(figure, name, inputs.fields(), this);
    new Disclosure(figure);
    new Toolbar(figure.need(".figure-modes"), figure.need(".everywhere"));
    figure.need(".reset").addEventListener("click", event -> reset());
    figure
        .find("select")
        .ifPresent(select -> select.addEventListener("change", event -> choose(select)));
  }

  /** Brings a figure of the page to life, in three tasks: between them the page answers. */
  static void start(Element figure) {
    ComparePlayer player = new ComparePlayer(figure);
    Page.after(
        0,
        () -> {
          player.chart();
          Page.after(0, player::live);
        });
  }

  private void live() {
    show();
    figure.mark("live", true);
  }

  private void choose(Element select) {
    pairing = comparison.beside(select.getValue());
    figure.need(".compare-name").showText(select.need("option:checked").getTextContent());
    chart();
    settle();
  }

  private void reset() {
    problem("");
    inputs = comparison.inputs();
    chart();
    settle();
  }

  @Override
  public void moved(Grip grip, Vec2 wanted) {
    inputs = inputs.dragged(grip.id(), wanted);
    if (!grip.id().equals(comparison.probe())) {
      chart();
    }
    show();
  }

  @Override
  public void released(Grip grip) {
    settle();
  }

  @Override
  public void changed(InputNumber field, double value) {
    inputs = inputs.with(field.id(), value);
    chart();
    show();
  }

  @Override
  public void settled(InputNumber field) {
    settle();
  }

  @Override
  public void problem(String words) {
    figure.need(".figure-problem").showText(words);
  }

  /** What does not change while the probe alone moves. */
  private void chart() {
    Inputs now = inputs;
    Pairing asked = pairing;
    lines.show(asked.lines(now), () -> asked.parting(now));
  }

  private void show() {
    SideBySide seen = pairing.seen(inputs);
    picture.draw(seen.drawing());
    grips.show(inputs.grips());
    numbers.show(inputs.fields());
    figure.need(".compare-right").showText(seen.right());
    figure.need(".compare-wrong").showText(seen.wrong());
    figure.need(".compare-told").showText(seen.told());
    figure.mark("agree", seen.agree());
  }

  private void settle() {
    show();
    speech.restart(
        PAUSE, () -> figure.need(".figure-status").showText(pairing.seen(inputs).spoken()));
  }
}
