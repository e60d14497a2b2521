package touchline.input;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;

/** A value that a figure hands to its method, by the parts that a reader can change. */
public record Input(String name, Kind kind, List<Part> parts) {
  /** What a value is to the method. */
  public enum Kind {
    POINT("point"),
    CIRCLE("circle"),
    VECTOR("vector"),
    NUMBER("number"),
    LINE("line"),
    STADIUM("stadium"),
    BOX("box"),
    CIRCLES("circles"),
    SEGMENTS("segments"),
    POLYGON("polygon");

    /** The first word of a description; the tables of small letters would weigh on the script. */
    private final String word;

    Kind(String word) {
      this.word = word;
    }

    public String word() {
      return word;
    }
  }

  public Input {
    parts = List.copyOf(parts);
  }

  Input with(int index, Part part) {
    List<Part> changed = new ArrayList<>(parts);
    changed.set(index, part);
    return new Input(name, kind, changed);
  }

  /** A point or a vector. */
  public Vec2 vector(int index) {
    Part part = parts.get(index);
    if (part instanceof Part.Head head) {
      return head.vector();
    }
    return part instanceof Part.Direction direction ? direction.vector() : ((Part.At) part).at();
  }

  /** A number, or a radius. */
  public double number(int index) {
    Part part = parts.get(index);
    return part instanceof Part.Radius radius ? radius.radius() : ((Part.Scalar) part).value();
  }

  public Circle circle(int index) {
    return new Circle(vector(index), number(index + 1));
  }

  Segment segment(int index) {
    return new Segment(vector(index), vector(index + 1));
  }

  public Box box() {
    return new Box(vector(0), vector(1));
  }

  public Stadium stadium() {
    return new Stadium(segment(0), number(2));
  }

  public List<Circle> circles() {
    List<Circle> circles = new ArrayList<>();
    for (int i = 0; i < parts.size(); i += 2) {
      circles.add(circle(i));
    }
    return circles;
  }

  public List<Segment> segments() {
    List<Segment> segments = new ArrayList<>();
    for (int i = 0; i < parts.size(); i += 2) {
      segments.add(segment(i));
    }
    return segments;
  }

  /** The corners of a polygon, in order. */
  public List<Vec2> corners() {
    List<Vec2> corners = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      corners.add(vector(i));
    }
    return corners;
  }

  /**
   * A line through two points, or through one along its normal.
   *
   * @throws IllegalArgumentException if the two points that the line goes through coincide
   */
  public Line line() {
    if (parts.get(1) instanceof Part.Direction direction) {
      Vec2 normal = direction.vector().unit();
      return new Line(normal, normal.dot(vector(0)));
    }
    return Line.through(vector(0), vector(1));
  }
}
