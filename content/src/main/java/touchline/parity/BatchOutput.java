package touchline.parity;

import java.util.List;
import touchline.geometry.Vec2;

/** Writes what one call gives into a row of numbers; what is not written stays 0. */
public final class BatchOutput {
  private final double[] row;
  private final int from;
  private final int count;
  private int written;

  BatchOutput(double[] row, int from, int count) {
    this.row = row;
    this.from = from;
    this.count = count;
  }

  public void number(double value) {
    row[from + written] = value;
    written++;
  }

  public void answer(boolean yes) {
    number(yes ? 1 : 0);
  }

  public void point(Vec2 point) {
    number(point.x());
    number(point.y());
  }

  /** How many there are, then each. */
  public void numbers(List<? extends Number> values) {
    number(values.size());
    for (Number value : values) {
      number(value.doubleValue());
    }
  }

  void refuse() {
    for (int i = 0; i < count; i++) {
      row[from + i] = Double.NaN;
    }
  }
}
