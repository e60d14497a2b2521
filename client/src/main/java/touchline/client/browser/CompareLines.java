package touchline.client.browser;

import touchline.compare.Pairing;

/** The lines and dots below the picture's shapes: where answers turn, and where they part. */
final class CompareLines {
  private final Element right = Element.createSvg("path", "border v-right");
  private final Element wrong = Element.createSvg("path", "border v-wrong");
  private final Element parting = Element.createSvg("path", "parting");

  CompareLines(Element figure, Element svg) {
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
        });
  }

  void show(Pairing.Lines lines, String dots) {
    right.put("d", lines.right());
    wrong.put("d", lines.wrong());
    parting.put("d", dots);
  }
}
