package touchline.server.lesson.figure;

import touchline.diagram.NumberText;
import touchline.diagram.View;

/**
 * How tall a picture is for its width: if nearly as tall as wide, its figure is narrower than the
 * page; if wide, its figure is no taller than the picture wants.
 */
final class Stature {
  /** Height to width, from which a picture is tall. */
  private static final double TALL = 0.78;

  private Stature() {}

  /** The class of a figure with such a picture, with a blank before it; empty for a wide one. */
  static String of(View view) {
    return view.height() > TALL * view.width() ? " tall" : "";
  }

  /** The same as a number of the style sheet, width to height, with a blank before it. */
  static String style(View view) {
    return " style=\"--aspect:" + NumberText.of(view.width() / view.height()) + "\"";
  }
}
