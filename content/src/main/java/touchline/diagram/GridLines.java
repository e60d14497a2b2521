package touchline.diagram;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.Label.Anchor;

/**
 * The grid of a picture: lines at whole metres, the axes, and numbers along them. A picture of so
 * many metres that the lines could not be told apart has none, however large its numbers are.
 */
final class GridLines {
  /** With more metres than this across the picture, only every second line has a number. */
  private static final double MOST_NUMBERED = 12;

  /** Metres across or up; with more, the lines are closer than can be seen. */
  private static final double MOST_RULED = 60;

  private static final double BELOW = 20;
  private static final double BESIDE = 8;

  /** The letters of these numbers are smaller than those of names; about 20 in 28. */
  private static final double SMALLER = 0.75;

  private final View view;
  private final int step;

  GridLines(View view) {
    this.view = view;
    this.step = view.maxX() - view.minX() > MOST_NUMBERED ? 2 : 1;
  }

  /**
   * The lines, and the numbers but for those that are hidden. All lines are one path and the axes
   * another: a page has many grids, and a browser lays out each element of each.
   */
  String drawn(List<Integer> hidden) {
    if (!isRuled()) {
      return "";
    }
    StringBuilder lines = new StringBuilder(1024).append("<path d=\"");
    StringBuilder axes = new StringBuilder("<path class=\"axis\" d=\"");
    String up = "V" + NumberText.of(view.height());
    for (double x = Math.ceil(view.minX()); x <= view.maxX(); x++) {
      String foot = NumberText.of(view.pixelX(x)) + " 0";
      (x == 0 ? axes : lines).append('M').append(foot).append(up);
    }
    String across = "H" + NumberText.of(view.width());
    for (double y = Math.ceil(view.minY()); y <= view.maxY(); y++) {
      String start = "0 " + NumberText.of(view.pixelY(y));
      (y == 0 ? axes : lines).append('M').append(start).append(across);
    }
    StringBuilder out = lines.append("\"/>").append(axes).append("\"/>");
    List<Label> numbers = numbers();
    for (int i = 0; i < numbers.size(); i++) {
      out.append(hidden.contains(i) ? "" : Pen.text(numbers.get(i)));
    }
    return out.toString();
  }

  /** Which of the numbers these boxes cover, by their places. */
  List<Integer> under(List<Box> covered) {
    List<Integer> under = new ArrayList<>();
    List<Box> boxes = boxes();
    for (int i = 0; i < boxes.size(); i++) {
      Box box = boxes.get(i);
      boolean free = true;
      for (Box other : covered) {
        free &= other.shared(box) == 0;
      }
      if (!free) {
        under.add(i);
      }
    }
    return under;
  }

  /** The room that each number takes where letters are largest. */
  List<Box> boxes() {
    List<Box> boxes = new ArrayList<>();
    numbers().forEach(number -> boxes.add(box(number)));
    return boxes;
  }

  private static Box box(Label number) {
    Box box = number.box();
    double width = (box.right() - box.left()) * SMALLER;
    double top = number.y() - (number.y() - box.top()) * SMALLER;
    double left = number.anchor() == Anchor.END ? number.x() - width : number.x() - width / 2;
    return new Box(left, top, left + width, number.y());
  }

  private List<Label> numbers() {
    List<Label> numbers = new ArrayList<>();
    if (!isRuled()) {
      return numbers;
    }
    double below = Math.min(axisY() + BELOW, view.height() - 6);
    for (double x = Math.ceil(view.minX()); x < view.maxX(); x++) {
      if (isNumbered(x) && x > view.minX()) {
        numbers.add(new Label(NumberText.of(x), view.pixelX(x), below, Anchor.MIDDLE));
      }
    }
    double beside = Math.max(axisX() - BESIDE, 2 * BELOW);
    for (double y = Math.ceil(view.minY()); y < view.maxY(); y++) {
      if (isNumbered(y) && y > view.minY()) {
        numbers.add(new Label(NumberText.of(y), beside, view.pixelY(y) + 5, Anchor.END));
      }
    }
    return numbers;
  }

  /** Also false where whole metres are no longer doubles of their own. */
  private boolean isRuled() {
    return view.maxX() - view.minX() <= MOST_RULED
        && view.maxY() - view.minY() <= MOST_RULED
        && farthest() < 1e9;
  }

  private double farthest() {
    double across = Math.max(Math.abs(view.minX()), Math.abs(view.maxX()));
    return Math.max(across, Math.max(Math.abs(view.minY()), Math.abs(view.maxY())));
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
}
