package touchline.server.lesson.thumbnail;

import java.util.List;
import java.util.stream.Stream;
import touchline.diagram.Drawing;
import touchline.diagram.Shape;
import touchline.diagram.View;
import touchline.geometry.Vec2;

/**
 * The part of the world that a small picture shows: all that its drawings hold, with a margin, in
 * the form of a card. A figure's own view leaves room for names and for dragging, which would make
 * everything small here.
 */
final class Frame {
  /** Width by height, as the style sheet has it. */
  private static final double FORM = 5.0 / 3;

  /** Left free at each side, as a share of what is shown: handles and lines are wide here. */
  private static final double MARGIN = 0.1;

  private Frame() {}

  /** The drawings, all in one frame. */
  static List<Drawing> around(List<Drawing> drawings) {
    View view = of(drawings);
    return drawings.stream()
        .map(drawing -> new Drawing(view, drawing.shapes(), drawing.now()))
        .toList();
  }

  private static View of(List<Drawing> drawings) {
    List<Vec2> points =
        drawings.stream()
            .flatMap(
                drawing ->
                    drawing.shapes().stream().flatMap(shape -> extremes(shape, drawing.view())))
            .toList();
    if (points.isEmpty()) {
      return drawings.get(0).view();
    }
    double minX = points.stream().mapToDouble(Vec2::x).min().orElseThrow();
    double maxX = points.stream().mapToDouble(Vec2::x).max().orElseThrow();
    double minY = points.stream().mapToDouble(Vec2::y).min().orElseThrow();
    double maxY = points.stream().mapToDouble(Vec2::y).max().orElseThrow();
    double height = Math.max(maxY - minY, (maxX - minX) / FORM) * (1 + 2 * MARGIN);
    Vec2 middle = new Vec2(minX + maxX, minY + maxY).times(0.5);
    Vec2 half = new Vec2(height * FORM, height).times(0.5);
    Vec2 low = middle.minus(half);
    Vec2 high = middle.plus(half);
    return new View(low.x(), low.y(), high.x(), high.y());
  }

  /** Points that bound a shape; none of what fills any picture or stands in its corners. */
  private static Stream<Vec2> extremes(Shape shape, View view) {
    if (shape instanceof Shape.Span span) {
      return ends(span.from(), span.to(), view);
    } else if (shape instanceof Shape.Round round) {
      return box(round.center(), round.radius());
    } else if (shape instanceof Shape.Outline stadium) {
      return Stream.concat(
          box(stadium.from(), stadium.radius()), box(stadium.to(), stadium.radius()));
    } else if (shape instanceof Shape.Tile tile) {
      return ends(tile.from(), tile.to(), view);
    } else if (shape instanceof Shape.Patch patch) {
      return patch.corners().stream();
    } else if (shape instanceof Shape.Trail trail) {
      return trail.points().stream();
    } else if (shape instanceof Shape.Dot dot) {
      return Stream.of(dot.at());
    }
    return Stream.empty();
  }

  /** None of what goes on from edge to edge of its own picture, such as an endless line. */
  private static Stream<Vec2> ends(Vec2 from, Vec2 to, View view) {
    boolean isEndless = isOnEdge(from, view) && isOnEdge(to, view);
    return isEndless ? Stream.empty() : Stream.of(from, to);
  }

  private static boolean isOnEdge(Vec2 point, View view) {
    double near = 1e-9 * (view.maxX() - view.minX());
    double x = Math.min(Math.abs(point.x() - view.minX()), Math.abs(view.maxX() - point.x()));
    double y = Math.min(Math.abs(point.y() - view.minY()), Math.abs(view.maxY() - point.y()));
    return Math.min(x, y) < near;
  }

  private static Stream<Vec2> box(Vec2 center, double radius) {
    Vec2 half = new Vec2(radius, radius);
    return Stream.of(center.minus(half), center.plus(half));
  }
}
