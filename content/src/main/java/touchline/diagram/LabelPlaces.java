package touchline.diagram;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.Label.Anchor;
import touchline.diagram.Shape.Dot;
import touchline.geometry.Vec2;

/** Where the text of a shape may stand, best first. */
final class LabelPlaces {
  /**
   * From a dot's middle to its text, in the units of a picture of usual width; further out if it is
   * crowded there. Beside a dot that is a handle the first is just far enough for the handle's ring
   * on a phone.
   */
  private static final double[] RINGS = {16, 22, 30, 42, 56, 74, 96, 140, 200, 280};

  /** From a line to the middle of its text. */
  private static final double[] ASIDE = {18, 40, 66};

  /** The parts of a line at which its text may stand. */
  private static final double[] PARTS = {0.5, 0.35, 0.65, 0.2, 0.8};

  /** From an edge of the picture to a text in its corner. */
  private static final double EDGE = 12;

  /** From the upper edge to the base line of such a text. */
  private static final double TOP = 32;

  /** From the middle of a text to its base line. */
  private static final double DOWN = 5;

  private final View view;
  private final double middleX;
  private final double middleY;

  LabelPlaces(Drawing drawing) {
    view = drawing.view();
    Vec2 sum = Vec2.ZERO;
    int count = 0;
    for (Shape shape : drawing.shapes().subList(0, drawing.own())) {
      if (shape instanceof Dot dot && view.contains(dot.at())) {
        sum = sum.plus(dot.at());
        count++;
      }
    }
    Vec2 middle = count == 0 ? sum : sum.times(1.0 / count);
    middleX = view.pixelX(middle.x());
    middleY = view.pixelY(middle.y());
  }

  /** A point's name stands on the far side of the middle of all points, where least is drawn. */
  List<Label> around(String text, Vec2 point) {
    List<Label> places = new ArrayList<>();
    if (text.isEmpty()) {
      return places;
    }
    double x = view.pixelX(point.x());
    double y = view.pixelY(point.y());
    int right = x >= middleX ? 1 : -1;
    int down = y <= middleY ? -1 : 1;
    for (double near : RINGS) {
      double ring = near * Labels.scale(view);
      places.add(beside(text, x, y, ring * right, ring * down));
      places.add(beside(text, x, y, ring * right, -ring * down));
      places.add(beside(text, x, y, -ring * right, ring * down));
      places.add(beside(text, x, y, -ring * right, -ring * down));
      places.add(beside(text, x, y, 1.4 * ring * right, 0));
      places.add(beside(text, x, y, -1.4 * ring * right, 0));
      places.add(beside(text, x, y, 0, 1.4 * ring * down));
      places.add(beside(text, x, y, 0, -1.4 * ring * down));
    }
    return places;
  }

  /** A text below a dot starts a letter lower, as it stands on its base line. */
  private static Label beside(String text, double x, double y, double right, double down) {
    double base = down > 0 ? 2 * down : down < 0 ? down : DOWN;
    return new Label(text, x + right, y + base, anchor(right));
  }

  /** A text to the right of its place starts there, and one to the left ends there. */
  private static Anchor anchor(double right) {
    return right > 0 ? Anchor.START : right < 0 ? Anchor.END : Anchor.MIDDLE;
  }

  /** In the corners of the picture, the upper left one first, and between them. */
  List<Label> corners(String text) {
    List<Label> places = new ArrayList<>();
    double right = view.width() - EDGE;
    double bottom = view.height() - EDGE;
    places.add(new Label(text, EDGE, TOP, Anchor.START));
    places.add(new Label(text, right, TOP, Anchor.END));
    places.add(new Label(text, EDGE, bottom, Anchor.START));
    places.add(new Label(text, right, bottom, Anchor.END));
    places.add(new Label(text, view.width() / 2, TOP, Anchor.MIDDLE));
    places.add(new Label(text, view.width() / 2, bottom, Anchor.MIDDLE));
    places.add(new Label(text, EDGE, view.height() / 2, Anchor.START));
    places.add(new Label(text, right, view.height() / 2, Anchor.END));
    return places;
  }

  /**
   * Side 1 is to the left of the direction from → to, side -1 to the right. Beside a steep line a
   * text stands with its end, as half of a text set about its middle would lie across the line.
   * Below a level line it stands a little farther off, as the letters rise from their base line.
   */
  List<Label> along(String text, Vec2 from, Vec2 to, int side) {
    List<Label> places = new ArrayList<>();
    if (text.isEmpty()) {
      return places;
    }
    double x = view.pixelX(from.x());
    double y = view.pixelY(from.y());
    double dx = view.pixelX(to.x()) - x;
    double dy = view.pixelY(to.y()) - y;
    double length = Math.max(1, Math.sqrt(dx * dx + dy * dy));
    boolean steep = Math.abs(dy) > Math.abs(dx);
    for (double aside : ASIDE) {
      for (double part : PARTS) {
        double atX = x + part * dx;
        double atY = y + part * dy + DOWN;
        double awayX = dy / length * aside * side;
        double awayY = -dx / length * aside * side;
        places.add(aside(text, atX, atY, awayX, awayY, steep));
        places.add(aside(text, atX, atY, -awayX, -awayY, steep));
      }
    }
    places.addAll(around(text, from.plus(to).times(0.5)));
    places.addAll(around(text, to));
    places.addAll(around(text, from));
    return places;
  }

  private static Label aside(
      String text, double x, double y, double awayX, double awayY, boolean steep) {
    double lower = awayY > 0 && !steep ? DOWN : 0;
    return new Label(text, x + awayX, y + awayY + lower, anchor(steep ? awayX : 0));
  }
}
