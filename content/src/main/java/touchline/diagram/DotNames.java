package touchline.diagram;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.Shape.Dot;
import touchline.geometry.Vec2;

/**
 * The names beside the dots of a drawing. Names of dots that cover each other would be printed over
 * each other too, so such dots share one name, "b, closest", which the uppermost of them carries.
 */
final class DotNames {
  /** In SVG units, a dot's radius: from here on two dots cannot be told apart. */
  private static final double SAME_PLACE = 7;

  /** A row of more names than this is longer than a narrow picture. */
  private static final int MOST = 3;

  private final View view;
  private final List<Dot> carriers = new ArrayList<>();
  private final List<String> names = new ArrayList<>();

  private DotNames(View view) {
    this.view = view;
  }

  static DotNames of(Drawing drawing) {
    DotNames names = new DotNames(drawing.view());
    List<Shape> shapes = drawing.shapes();
    for (int i = shapes.size() - 1; i >= 0; i--) {
      if (shapes.get(i) instanceof Dot dot) {
        names.add(dot);
      }
    }
    return names;
  }

  private void add(Dot dot) {
    for (int i = 0; i < carriers.size(); i++) {
      if (isOn(carriers.get(i).at(), dot.at())) {
        names.set(i, joined(names.get(i), dot.label()));
        return;
      }
    }
    carriers.add(dot);
    names.add(dot.label());
  }

  private boolean isOn(Vec2 one, Vec2 other) {
    return one.minus(other).length() * view.unit() < SAME_PLACE;
  }

  private static String joined(String above, String below) {
    if (above.isEmpty() || below.isEmpty()) {
      return above + below;
    }
    int names = 1;
    for (int i = 0; i < above.length(); i++) {
      names += above.charAt(i) == ',' ? 1 : 0;
    }
    return names >= MOST ? above : above + ", " + below;
  }

  /** What to print beside a dot of the drawing; nothing if another dot carries its name. */
  @SuppressWarnings("ReferenceEquality") // two equal dots are still two, and one carries the name
  String beside(Dot dot) {
    for (int i = 0; i < carriers.size(); i++) {
      if (carriers.get(i) == dot) {
        return names.get(i);
      }
    }
    return "";
  }
}
