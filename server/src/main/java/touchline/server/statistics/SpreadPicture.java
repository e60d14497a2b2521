package touchline.server.statistics;

/** A spread as bars, in SVG. The same numbers stand in a table beside it. */
final class SpreadPicture {
  private static final int BAR = 44;
  private static final int GAP = 6;
  private static final int HEIGHT = 140;
  private static final int ABOVE = 20;
  private static final int BELOW = 22;

  private SpreadPicture() {}

  static String of(Spread spread) {
    int width = Spread.PARTS * (BAR + GAP);
    StringBuilder svg = new StringBuilder("<svg class=\"bars\" viewBox=\"0 0 ");
    svg.append(width).append(' ').append(ABOVE + HEIGHT + BELOW);
    svg.append("\" role=\"img\" aria-label=\"Students by share of the full marks\">");
    for (int part = 0; part < Spread.PARTS; part++) {
      bar(svg, part, spread.counts().get(part), Math.max(1, spread.most()));
    }
    svg.append("<line x1=\"0\" x2=\"").append(width).append("\" y1=\"").append(ABOVE + HEIGHT);
    svg.append("\" y2=\"").append(ABOVE + HEIGHT).append("\"/>");
    text(svg, 0, "start", "0 %");
    text(svg, width, "end", "100 %");
    return svg.append("</svg>").toString();
  }

  private static void bar(StringBuilder svg, int part, int count, int most) {
    int height = HEIGHT * count / most;
    int x = part * (BAR + GAP) + GAP / 2;
    int y = ABOVE + HEIGHT - height;
    svg.append("<rect x=\"").append(x).append("\" y=\"").append(y);
    svg.append("\" width=\"").append(BAR).append("\" height=\"").append(height).append("\"/>");
    if (count > 0) {
      svg.append("<text text-anchor=\"middle\" x=\"").append(x + BAR / 2).append("\" y=\"");
      svg.append(y - 5).append("\">").append(count).append("</text>");
    }
  }

  private static void text(StringBuilder svg, int x, String anchor, String words) {
    svg.append("<text text-anchor=\"").append(anchor).append("\" x=\"").append(x);
    svg.append("\" y=\"").append(ABOVE + HEIGHT + 16).append("\">").append(words);
    svg.append("</text>");
  }
}
