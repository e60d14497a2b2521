package touchline.sketch;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.Shape;
import touchline.diagram.View;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/**
 * What circles cover of the x axis: for each a bar below the picture, the first one uppermost, and
 * the shadow that falls from the circle to it.
 *
 * @param circles in the order of their bars
 */
public record Intervals(View view, List<Circle> circles) {
  /** In metres, from the lowest bar to the lower edge of the picture, and from bar to bar. */
  private static final double BELOW = 0.4;

  private static final double APART = 0.4;

  public Intervals {
    circles = List.copyOf(circles);
  }

  /** All bars, each in the role of its circle, and the shadows. */
  public List<Shape> shapes(List<String> roles) {
    List<Shape> shapes = new ArrayList<>();
    for (int i = 0; i < circles.size(); i++) {
      Circle circle = circles.get(i);
      Vec2 left = new Vec2(start(circle), circle.center().y());
      shapes.add(new Shape.Tile(left, new Vec2(end(circle), height(i)), roles.get(i) + " fall"));
      shapes.add(bar(i, roles.get(i)));
    }
    return shapes;
  }

  /** The bars of some of the circles once more, in another role. */
  public List<Shape> of(List<Circle> some, String role) {
    List<Shape> shapes = new ArrayList<>();
    for (int i = 0; i < circles.size(); i++) {
      for (Circle each : some) {
        if (isSame(each, circles.get(i))) {
          shapes.add(bar(i, role));
          break;
        }
      }
    }
    return shapes;
  }

  /** By their numbers: a record's own comparison would weigh on the script. */
  private static boolean isSame(Circle one, Circle other) {
    return one.center().x() == other.center().x()
        && one.center().y() == other.center().y()
        && one.radius() == other.radius();
  }

  private Shape bar(int place, String role) {
    Circle circle = circles.get(place);
    Vec2 from = new Vec2(start(circle), height(place));
    return new Shape.Bar(from, new Vec2(end(circle), height(place)), role, "");
  }

  private double height(int place) {
    return view.minY() + BELOW + APART * (circles.size() - 1 - place);
  }

  private static double start(Circle circle) {
    return circle.center().x() - circle.radius();
  }

  private static double end(Circle circle) {
    return circle.center().x() + circle.radius();
  }
}
