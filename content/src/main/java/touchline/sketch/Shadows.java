package touchline.sketch;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.Shape;
import touchline.diagram.View;
import touchline.geometry.Vec2;

/**
 * The shadows of two polygons on an axis, which is drawn beside them, and the line that separates
 * the polygons if there is a gap between the shadows.
 *
 * @param unit along the axis, of length 1
 */
public record Shadows(View view, Vec2 unit, List<Vec2> one, List<Vec2> other) {
  /** In metres, from the polygons to the axis. */
  private static final double BESIDE = 0.5;

  /** In metres, between the two shadows, so that both are seen where they overlap. */
  private static final double APART = 0.3;

  /** Farther than any picture reaches, in metres. */
  private static final double FAR = 40;

  /** From the least to the greatest of some numbers. */
  private record Stretch(double low, double high) {
    static Stretch of(List<Vec2> corners, Vec2 along) {
      double low = Double.POSITIVE_INFINITY;
      double high = Double.NEGATIVE_INFINITY;
      for (Vec2 corner : corners) {
        low = Math.min(low, corner.dot(along));
        high = Math.max(high, corner.dot(along));
      }
      return new Stretch(low, high);
    }
  }

  /**
   * The axis, the shadows, and what throws them.
   *
   * @param first the role of the one polygon
   * @param second the role of the other
   * @param role of the axis
   */
  public List<Shape> shapes(String first, String second, String role) {
    List<Shape> shapes = new ArrayList<>();
    Stretch a = Stretch.of(one, unit);
    Stretch b = Stretch.of(other, unit);
    double beside = beside();
    double side = beside < middle() ? -1 : 1;
    shapes.add(new Shape.Dashes(at(-FAR, beside), at(FAR, beside), role));
    shadow(a, beside, one, first, shapes);
    shadow(b, beside + side * APART, other, second, shapes);
    if (a.high() < b.low() || b.high() < a.low()) {
      double between = a.high() < b.low() ? (a.high() + b.low()) / 2 : (b.high() + a.low()) / 2;
      shapes.add(new Shape.Stroke(at(between, -FAR), at(between, FAR), "separator"));
    }
    return shapes;
  }

  private void shadow(
      Stretch stretch, double beside, List<Vec2> polygon, String role, List<Shape> shapes) {
    for (Vec2 corner : polygon) {
      double along = corner.dot(unit);
      if (along == stretch.low() || along == stretch.high()) {
        shapes.add(new Shape.Dashes(corner, at(along, beside), role + " fall"));
      }
    }
    shapes.add(new Shape.Bar(at(stretch.low(), beside), at(stretch.high(), beside), role, ""));
  }

  /** A place by how far along the axis it is, and how far to the left of it. */
  private Vec2 at(double along, double left) {
    return unit.times(along).plus(unit.perpendicular().times(left));
  }

  private double middle() {
    Vec2 middle = new Vec2((view.minX() + view.maxX()) / 2, (view.minY() + view.maxY()) / 2);
    return middle.dot(unit.perpendicular());
  }

  /** Below or to the right of both polygons, or on the other side if there is more room. */
  private double beside() {
    List<Vec2> all = new ArrayList<>(one);
    all.addAll(other);
    Stretch across = Stretch.of(all, unit.perpendicular());
    double right = across.low() - BESIDE;
    double left = across.high() + BESIDE;
    return Math.abs(right - middle()) <= Math.abs(left - middle()) ? right : left;
  }
}
