package touchline.server.exercise;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.Drawing;
import touchline.diagram.Shape;
import touchline.diagram.View;
import touchline.geometry.Vec2;

/** The part of the world that is worth looking at: what a picture shows, and some room around. */
final class Closeup {
  /** Room on every side for what a method adds, as a share of what is there. */
  private static final double ROOM = 0.2;

  /** Metres across; closer than this the grid has nothing to say. */
  private static final double LEAST = 6;

  private Closeup() {}

  static View of(Drawing drawing) {
    List<Vec2> points = new ArrayList<>();
    drawing.shapes().forEach(shape -> add(shape, points));
    double minX = points.stream().mapToDouble(Vec2::x).min().orElse(drawing.view().minX());
    double maxX = points.stream().mapToDouble(Vec2::x).max().orElse(drawing.view().maxX());
    double minY = points.stream().mapToDouble(Vec2::y).min().orElse(drawing.view().minY());
    double maxY = points.stream().mapToDouble(Vec2::y).max().orElse(drawing.view().maxY());
    double across = Math.max(LEAST, Math.max(maxX - minX, maxY - minY));
    double half = Math.ceil(across * (0.5 + ROOM));
    double middleX = Math.floor((minX + maxX) / 2);
    double middleY = Math.floor((minY + maxY) / 2);
    return new View(middleX - half, middleY - half, middleX + half, middleY + half);
  }

  /** A line has no ends to come near to; the points that name it are drawn besides. */
  private static void add(Shape shape, List<Vec2> points) {
    if (shape instanceof Shape.Dot dot) {
      points.add(dot.at());
    } else if (shape instanceof Shape.Arrow arrow) {
      points.add(arrow.to());
    } else if (shape instanceof Shape.Disk disk) {
      Vec2 corner = new Vec2(disk.radius(), disk.radius());
      points.add(disk.center().plus(corner));
      points.add(disk.center().minus(corner));
    }
  }
}
