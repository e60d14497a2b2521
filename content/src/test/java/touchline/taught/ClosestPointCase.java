package touchline.taught;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** A row of closest_point.csv: inputs and the exact answer, rounded once. */
record ClosestPointCase(String name, String status, double[] given, double qx, double qy) {
  static List<ClosestPointCase> all() {
    try (InputStream in = ClosestPointCase.class.getResourceAsStream("/cases/closest_point.csv")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().skip(1).map(ClosestPointCase::of).toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static ClosestPointCase of(String row) {
    String[] cells = row.split(",", -1);
    double[] given = new double[6];
    for (int i = 0; i < 6; i++) {
      given[i] = number(cells[2 + i]);
    }
    return new ClosestPointCase(
        cells[0] + " " + cells[1], cells[8], given, number(cells[14]), number(cells[15]));
  }

  private static double number(String cell) {
    return cell.isEmpty() ? Double.NaN : Double.parseDouble(cell);
  }

  Segment segment() {
    return Segment.of(given[0], given[1], given[2], given[3]);
  }

  Vec2 p() {
    return new Vec2(given[4], given[5]);
  }

  /** The largest coordinate, by which errors are measured. */
  double scale() {
    double scale = 0;
    for (double coordinate : given) {
      scale = Math.max(scale, Math.abs(coordinate));
    }
    return scale;
  }

  /** How far the point is off, in ulp of the scale. */
  double ulpOff(Vec2 point) {
    double off = Math.max(Math.abs(point.x() - qx), Math.abs(point.y() - qy));
    return off / Math.ulp(scale());
  }

  boolean isRefused() {
    return status.equals("ERR_NONFINITE");
  }

  /** Whether squares of differences neither overflow nor vanish. */
  boolean isOrdinary() {
    for (double coordinate : given) {
      double size = Math.abs(coordinate);
      if (size != 0 && !(size > 1e-140 && size < 1e140)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public String toString() {
    return name;
  }
}
