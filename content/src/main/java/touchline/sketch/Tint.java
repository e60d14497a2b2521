package touchline.sketch;

import java.util.List;
import touchline.diagram.Shape;
import touchline.diagram.Shape.Disk;
import touchline.diagram.Shape.Dot;
import touchline.diagram.Shape.Outline;
import touchline.diagram.Shape.Rim;
import touchline.diagram.Shape.Stroke;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** How a thing fares, which its shapes say by colour, line and filling. */
public enum Tint {
  /** It is touched: filled and solid. */
  HIT("hit"),
  /** It is not touched: hollow and dashed. */
  MISS("miss"),
  /** It is as one wishes: solid. */
  FINE("fine"),
  /** It is not: dashed. */
  FAULT("fault");

  private final String word;

  Tint(String word) {
    this.word = word;
  }

  /** A role that says how the thing fares, too, instead of how it fared before. */
  public String of(String role) {
    int blank = role.indexOf(' ');
    return (blank < 0 ? role : role.substring(0, blank)) + " " + word;
  }

  /** Puts it on every shape of a body. */
  public void on(Body body, List<Shape> shapes) {
    shapes.replaceAll(shape -> of(shape, body));
  }

  private Shape of(Shape shape, Body body) {
    Segment core = body.core();
    if (shape instanceof Disk disk && isOf(body, disk.center(), disk.radius())) {
      return new Disk(disk.center(), disk.radius(), of(disk.role()));
    }
    if (shape instanceof Rim rim && isOf(body, rim.center(), rim.radius())) {
      return new Rim(rim.center(), rim.radius(), of(rim.role()));
    }
    if (shape instanceof Dot dot && isOf(body, dot.at(), 0)) {
      return new Dot(dot.at(), of(dot.role()), dot.label());
    }
    if (shape instanceof Outline outline
        && core.equals(new Segment(outline.from(), outline.to()))
        && outline.radius() == body.radius()) {
      return new Outline(outline.from(), outline.to(), outline.radius(), of(outline.role()));
    }
    if (shape instanceof Stroke stroke && core.equals(new Segment(stroke.from(), stroke.to()))) {
      return new Stroke(stroke.from(), stroke.to(), of(stroke.role()));
    }
    return shape;
  }

  private static boolean isOf(Body body, Vec2 center, double radius) {
    return body.isRound() && body.core().a().equals(center) && body.radius() == radius;
  }
}
