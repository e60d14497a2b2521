package touchline.parity;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** Reads one input from a row of numbers. */
public final class BatchInput {
  private final double[] row;
  private int at;

  public BatchInput(double[] row, int from) {
    this.row = row;
    this.at = from;
  }

  public double number() {
    return row[at++];
  }

  public Vec2 point() {
    double x = number();
    return new Vec2(x, number());
  }

  public Segment segment() {
    Vec2 a = point();
    return new Segment(a, point());
  }

  /** Two points that the line goes through. */
  public Line line() {
    Vec2 a = point();
    return Line.through(a, point());
  }

  public List<Circle> circles(int count) {
    List<Circle> circles = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      circles.add(circle());
    }
    return circles;
  }

  public Circle circle() {
    Vec2 center = point();
    return new Circle(center, number());
  }
}
