package touchline.parity;

import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** Reads one input from a row of numbers. */
public final class Input {
  private final double[] row;
  private int at;

  Input(double[] row, int from) {
    this.row = row;
    this.at = from;
  }

  double number() {
    return row[at++];
  }

  Vec2 point() {
    double x = number();
    return new Vec2(x, number());
  }

  Segment segment() {
    Vec2 a = point();
    return new Segment(a, point());
  }

  Circle circle() {
    Vec2 center = point();
    return new Circle(center, number());
  }
}
