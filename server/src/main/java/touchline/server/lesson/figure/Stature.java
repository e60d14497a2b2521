package touchline.server.lesson.figure;

import touchline.diagram.View;

/** Whether a picture is nearly as tall as wide: then its figure is narrower than the page. */
final class Stature {
  /** Height to width, from which a picture is tall. */
  private static final double TALL = 0.78;

  private Stature() {}

  /** The class of a figure with such a picture, with a blank before it; empty for a wide one. */
  static String of(View view) {
    return view.height() > TALL * view.width() ? " tall" : "";
  }
}
