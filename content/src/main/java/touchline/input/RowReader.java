package touchline.input;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/**
 * Reads points, segments and circles from a row of numbers in which they stand one after another.
 */
public final class RowReader {
  private final double[] row;
  private int next;

  /** Reads from the first number on. */
  public RowReader(double[] row) {
    this(row, 0);
  }

  /** Reads from a place on, counted from 0. */
  public RowReader(double[] row, int from) {
    this.row = row;
    this.next = from;
  }

  public double number() {
    return row[next++];
  }

  public Vec2 point() {
    double x = number();
    return new Vec2(x, number());
  }

  public Segment segment() {
    Vec2 a = point();
    return new Segment(a, point());
  }

  /** By two opposite corners. */
  public Box box() {
    Vec2 a = point();
    return new Box(a, point());
  }

  /** Two points that the line goes through. */
  public Line line() {
    Vec2 a = point();
    return Line.through(a, point());
  }

  public Circle circle() {
    Vec2 center = point();
    return new Circle(center, number());
  }

  /** So many circles. */
  public List<Circle> circles(int count) {
    List<Circle> circles = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      circles.add(circle());
    }
    return circles;
  }

  /** As many circles as the number before them says. */
  public List<Circle> circles() {
    return circles((int) number());
  }
}
