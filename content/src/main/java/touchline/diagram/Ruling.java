package touchline.diagram;

/** The grid of a picture: lines at whole metres, the axes, and numbers along them. */
final class Ruling {
  /** With more metres than this across the picture, only every second line has a number. */
  private static final double MOST_NUMBERED = 12;

  private static final double BELOW = 20;
  private static final double BESIDE = 8;

  private final View view;
  private final StringBuilder out;
  private final int step;

  Ruling(View view, StringBuilder out) {
    this.view = view;
    this.out = out;
    this.step = view.maxX() - view.minX() > MOST_NUMBERED ? 2 : 1;
  }

  void draw() {
    for (double x = Math.ceil(view.minX()); x <= view.maxX(); x++) {
      double at = view.pixelX(x);
      line(at, 0, at, view.height(), x == 0);
    }
    for (double y = Math.ceil(view.minY()); y <= view.maxY(); y++) {
      double at = view.pixelY(y);
      line(0, at, view.width(), at, y == 0);
    }
    for (double x = Math.ceil(view.minX()); x < view.maxX(); x++) {
      if (isNumbered(x) && x > view.minX()) {
        number(view.pixelX(x), Math.min(axisY() + BELOW, view.height() - 6), "middle", x);
      }
    }
    for (double y = Math.ceil(view.minY()); y < view.maxY(); y++) {
      if (isNumbered(y) && y > view.minY()) {
        number(Math.max(axisX() - BESIDE, 2 * BELOW), view.pixelY(y) + 5, "end", y);
      }
    }
  }

  private boolean isNumbered(double metres) {
    return metres != 0 && metres % step == 0;
  }

  /** Where the x axis is, or the edge nearest to it. */
  private double axisY() {
    return Math.min(Math.max(view.pixelY(0), 0), view.height());
  }

  private double axisX() {
    return Math.min(Math.max(view.pixelX(0), 0), view.width());
  }

  private void line(double x1, double y1, double x2, double y2, boolean axis) {
    out.append(axis ? "<g class=\"axis\">" : "<g>");
    out.append("<line x1=\"").append(NumberText.of(x1));
    out.append("\" y1=\"").append(NumberText.of(y1));
    out.append("\" x2=\"").append(NumberText.of(x2));
    out.append("\" y2=\"").append(NumberText.of(y2)).append("\"/></g>");
  }

  private void number(double x, double y, String anchor, double value) {
    out.append("<text x=\"").append(NumberText.of(x));
    out.append("\" y=\"").append(NumberText.of(y));
    out.append("\" text-anchor=\"").append(anchor).append("\">");
    out.append(NumberText.of(value)).append("</text>");
  }
}
