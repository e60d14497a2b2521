package touchline.compare;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.NumberText;
import touchline.diagram.View;
import touchline.geometry.Vec2;

/**
 * Marks all places of a view at which something holds, as the path of an SVG picture: by a dot at
 * each of a lattice of places.
 */
final class Chart {
  /** Dots in a row: near enough for a pattern, few enough to be asked in every frame. */
  private static final int ACROSS = 36;

  private final View view;
  private final double step;

  Chart(View view) {
    this.view = view;
    step = (view.maxX() - view.minX()) / ACROSS;
  }

  /** Something that holds at some places. */
  interface Test {
    boolean holds(Vec2 place);
  }

  /** A dot at each place at which it holds; dots are lines without length. */
  String dots(Test test) {
    StringBuilder path = new StringBuilder();
    for (Vec2 place : places(test)) {
      path.append('M').append(number(view.pixelX(place.x()))).append(' ');
      path.append(number(view.pixelY(place.y()))).append("h0");
    }
    return path.toString();
  }

  /** The places of the lattice at which it holds. */
  List<Vec2> places(Test test) {
    List<Vec2> places = new ArrayList<>();
    for (double y = view.minY() + step / 2; y < view.maxY(); y += step) {
      for (double x = view.minX() + step / 2; x < view.maxX(); x += step) {
        Vec2 place = new Vec2(x, y);
        if (test.holds(place)) {
          places.add(place);
        }
      }
    }
    return places;
  }

  /** To tenths of a unit of the picture. */
  static String number(double value) {
    return NumberText.of(Math.floor(value * 10 + 0.5) / 10);
  }
}
