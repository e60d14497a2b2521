package touchline.client.browser;

import java.util.function.Supplier;
import touchline.compare.Pairing;

/**
 * The lines and dots below the picture's shapes: where answers turn, and where they part. The dots
 * ask both methods all over the picture, so they are found only while they are seen.
 */
final class CompareLines {
  private final Element figure;
  private final Element right = Element.createSvg("path", "border v-right");
  private final Element wrong = Element.createSvg("path", "border v-wrong");
  private final Element parting = Element.createSvg("path", "parting");
  private Supplier<String> dots = () -> "";

  CompareLines(Element figure, Element svg) {
    this.figure = figure;
    Element layer = svg.need(".layer");
    layer.before(parting);
    layer.before(right);
    layer.before(wrong);
    Element everywhere = figure.need(".everywhere");
    everywhere.addEventListener(
        "click",
        event -> {
          boolean on = everywhere.attribute("aria-pressed").equals("false");
          everywhere.put("aria-pressed", on ? "true" : "false");
          figure.mark("everywhere", on);
          dot();
        });
  }

  void show(Pairing.Lines lines, Supplier<String> dots) {
    right.put("d", lines.right());
    wrong.put("d", lines.wrong());
    this.dots = dots;
    dot();
  }

  private void dot() {
    if (figure.matches(".everywhere")) {
      parting.put("d", dots.get());
    }
  }
}
