package touchline.diagram;

/**
 * A text in a picture.
 *
 * @param x where it is anchored, in the units of the picture
 * @param y its base line
 */
record Label(String text, double x, double y, Anchor anchor) {
  /** About the width of a letter on a narrow screen, where letters are largest, in SVG units. */
  private static final double LETTER = 19;

  /** The height of a capital there. */
  private static final double ABOVE = 22;

  /** How far letters such as p reach below the line there. */
  private static final double BELOW = 6;

  /** Which end of a text stays where it is when its letters grow. */
  enum Anchor {
    START("start"),
    MIDDLE("middle"),
    END("end");

    /** What SVG calls it. */
    final String word;

    Anchor(String word) {
      this.word = word;
    }
  }

  static double widthOf(String text) {
    return text.length() * LETTER;
  }

  /** The room that it takes where letters are largest; where they are smaller it stays inside. */
  Box box() {
    double width = widthOf(text);
    double left = anchor == Anchor.START ? x : anchor == Anchor.END ? x - width : x - width / 2;
    return new Box(left, y - ABOVE, left + width, y + BELOW);
  }

  /** The same text moved just so far that it is inside the picture. */
  Label inside(View view) {
    Box box = box();
    double right = Math.max(-box.left(), 0) - Math.max(box.right() - view.width(), 0);
    double down = Math.max(-box.top(), 0) - Math.max(box.bottom() - view.height(), 0);
    return new Label(text, x + right, y + down, anchor);
  }
}
