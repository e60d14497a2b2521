package touchline.client.browser;

import touchline.compare.Distances;
import touchline.compare.ScalePicture;

/** A plain and a careful calculation at any size and any distance from the origin. */
final class ScalePlayer {
  private static final int PAUSE = 450;

  private final Element figure;
  private final Element size;
  private final Element offset;
  private final Delay speech = new Delay();

  private ScalePlayer(Element figure) {
    this.figure = figure;
    size = figure.need("input[name=size]");
    offset = figure.need("input[name=offset]");
    size.addEventListener("input", event -> settle());
    offset.addEventListener("input", event -> settle());
  }

  /** Brings a figure of the page to life. */
  static void start(Element figure) {
    new ScalePlayer(figure).show();
    figure.mark("live", true);
  }

  private Distances distances() {
    return Distances.at(power(size), power(offset));
  }

  private static int power(Element slider) {
    return Integer.parseInt(slider.getValue());
  }

  private void settle() {
    show();
    speech.restart(
        PAUSE, () -> figure.need(".figure-status").showText(ScalePicture.spoken(distances())));
  }

  private void show() {
    Distances now = distances();
    say(size, ".scales-size", ScalePicture.times(power(size)));
    say(offset, ".scales-offset", ScalePicture.metres(power(offset)));
    figure.need(".figure-stage svg").showHtml(ScalePicture.bars(now));
    figure
        .need(".scales-plain")
        .showHtml(ScalePicture.result(now.plain(), now.exact(), now.plainError()));
    figure
        .need(".scales-careful")
        .showHtml(ScalePicture.result(now.careful(), now.exact(), now.carefulError()));
    figure.need(".scales-exact").showHtml(ScalePicture.exact(now));
  }

  private void say(Element slider, String place, String words) {
    slider.put("aria-valuetext", words);
    figure.need(place).showText(words);
  }
}
