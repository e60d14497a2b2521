package touchline.diagram;

import java.util.List;
import touchline.geometry.Vec2;

/**
 * One thing in a drawing. The role says what it stands for, such as {@code segV} or {@code result};
 * the style sheet gives each role its colour. A second word may say how the thing fares, as in
 * {@code circle hit}.
 */
public sealed interface Shape {
  String role();

  /** Lines at whole metres, and the axes. */
  record Grid() implements Shape {
    @Override
    public String role() {
      return "grid";
    }
  }

  /** What goes straight from one point to another. */
  sealed interface Span extends Shape {
    Vec2 from();

    Vec2 to();
  }

  /** What has the form of a circle. */
  sealed interface Round extends Shape {
    Vec2 center();

    double radius();
  }

  /** A straight line between two points. */
  record Stroke(Vec2 from, Vec2 to, String role) implements Span {}

  /** A dashed line, for what is measured and not a thing itself; with a text, if it has one. */
  record Dashes(Vec2 from, Vec2 to, String role, String label) implements Span {
    public Dashes(Vec2 from, Vec2 to, String role) {
      this(from, to, role, "");
    }
  }

  /** A wide bar, for a length laid along a direction. */
  record Bar(Vec2 from, Vec2 to, String role, String label) implements Span {}

  /** A vector. */
  record Arrow(Vec2 from, Vec2 to, String role, String label) implements Span {}

  /** A point with its name. */
  record Dot(Vec2 at, String role, String label) implements Shape {}

  /** A solid circle. */
  record Disk(Vec2 center, double radius, String role) implements Round {}

  /** The outline of a circle. */
  record Rim(Vec2 center, double radius, String role) implements Round {}

  /** The outline of a circle where it is not, or not yet. */
  record Ghost(Vec2 center, double radius, String role) implements Round {}

  /** The outline of a stadium. */
  record Outline(Vec2 from, Vec2 to, double radius, String role) implements Shape {}

  /** The mark of a right angle between two directions. */
  record Corner(Vec2 at, Vec2 along, Vec2 across, String role) implements Shape {}

  /** A mark across a line, where a number of its own ends; drawn at right angles to the line. */
  record Tick(Vec2 at, Vec2 along, String role, String label) implements Shape {}

  /** An upright rectangle, such as a cell of a grid, by two opposite corners. */
  record Tile(Vec2 from, Vec2 to, String role) implements Shape {}

  /** What lies within straight edges from corner to corner, without the edges. */
  record Patch(List<Vec2> corners, String role) implements Shape {
    public Patch {
      corners = List.copyOf(corners);
    }
  }

  /** A way that is not straight, point by point, with its name beside its middle. */
  record Trail(List<Vec2> points, String role, String label) implements Shape {
    public Trail {
      points = List.copyOf(points);
    }
  }

  /** A text about the whole picture, which stands in one of its corners. */
  record Caption(String role, String label) implements Shape {}

  /** Places at which something holds, as small dots. */
  record Dots(List<Vec2> places, String role) implements Shape {
    public Dots {
      places = List.copyOf(places);
    }
  }

  /** A place that texts leave free, as something else stands there; draws nothing itself. */
  record Kept(Vec2 at, String role) implements Shape {}
}
