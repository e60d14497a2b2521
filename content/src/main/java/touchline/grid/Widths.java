package touchline.grid;

import touchline.diagram.NumberText;

/** The widths of cells that a reader can choose, each by its place: from 25 cm to the field. */
public final class Widths {
  private static final double[] METRES = {
    0.25, 0.35, 0.5, 0.7, 1, 1.4, 2, 2.8, 4, 5.6, 8, 11.2, 16
  };

  private Widths() {}

  public static int count() {
    return METRES.length;
  }

  /** In metres. */
  public static double at(int place) {
    return METRES[place];
  }

  /** Such as {@code 1.4 m}. */
  public static String text(int place) {
    return NumberText.of(METRES[place]) + " m";
  }
}
