package touchline.sketch;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.Shape;
import touchline.diagram.View;
import touchline.geometry.Vec2;

/** The cells of a uniform grid, as far as a picture shows them. */
public record Cells(View view, double width) {
  /** A step of a slider is half a metre; a picture of narrower cells would be all lines. */
  private static final double LEAST = 0.05;

  /** The borders of all cells. */
  public List<Shape> borders() {
    List<Shape> borders = new ArrayList<>();
    if (width < LEAST) {
      return borders;
    }
    for (double x = Math.ceil(view.minX() / width) * width; x <= view.maxX(); x += width) {
      borders.add(new Shape.Stroke(new Vec2(x, view.minY()), new Vec2(x, view.maxY()), "cell"));
    }
    for (double y = Math.ceil(view.minY() / width) * width; y <= view.maxY(); y += width) {
      borders.add(new Shape.Stroke(new Vec2(view.minX(), y), new Vec2(view.maxX(), y), "cell"));
    }
    return borders;
  }

  /** Columns from one to another, over the whole height. */
  public Shape columns(double from, double to, String role) {
    return new Shape.Tile(
        new Vec2(from * width, view.minY()), new Vec2((to + 1) * width, view.maxY()), role);
  }

  /** Rows from one to another, over the whole width. */
  public Shape rows(double from, double to, String role) {
    return new Shape.Tile(
        new Vec2(view.minX(), from * width), new Vec2(view.maxX(), (to + 1) * width), role);
  }

  /** Each cell of these columns and rows. */
  public List<Shape> tiles(double left, double right, double bottom, double top, String role) {
    List<Shape> tiles = new ArrayList<>();
    for (double column = left; column <= right; column++) {
      for (double row = bottom; row <= top; row++) {
        Vec2 corner = new Vec2(column * width, row * width);
        tiles.add(new Shape.Tile(corner, corner.plus(new Vec2(width, width)), role));
      }
    }
    return tiles;
  }
}
