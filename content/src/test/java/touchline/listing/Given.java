package touchline.listing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;

/** What the algorithms are called with: points a, b, c, d, radii r and s, a velocity v. */
record Given(Vec2 a, Vec2 b, Vec2 c, Vec2 d, double r, double s, Vec2 v) {
  private static final int DRAWN = 100;

  /** Of the exact cases one in so many: an interpreter takes its time. */
  private static final int EVERY = 3;

  private static final int COLUMN_OF_AX = 2;
  private static final int COLUMN_OF_STATUS = 9;

  /**
   * Exact cases of segment and circle that are not refused and whose squares neither overflow nor
   * vanish, where Java's unit scales and the short forms do not; and small whole numbers.
   */
  static List<Given> all() {
    List<Given> all = new ArrayList<>();
    Random random = new Random(17);
    List<double[]> rows = rows();
    for (int i = 0; i < rows.size(); i += EVERY) {
      double[] row = rows.get(i);
      double[] other = rows.get((i + 1) % rows.size());
      all.add(
          new Given(
              new Vec2(row[0], row[1]),
              new Vec2(row[2], row[3]),
              new Vec2(row[4], row[5]),
              new Vec2(other[4], other[5]),
              row[6],
              random.nextInt(4),
              whole(random)));
    }
    for (int i = 0; i < DRAWN; i++) {
      Vec2 a = whole(random);
      Vec2 b = i % 10 == 0 ? a : whole(random);
      all.add(
          new Given(
              a,
              b,
              whole(random),
              whole(random),
              random.nextInt(5),
              random.nextInt(4),
              whole(random)));
    }
    return all;
  }

  private static Vec2 whole(Random random) {
    return new Vec2(random.nextInt(19) - 9, random.nextInt(19) - 9);
  }

  private static List<double[]> rows() {
    try (InputStream in = Given.class.getResourceAsStream("/cases/segment_circle.csv")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines()
          .skip(1)
          .map(line -> line.split(",", -1))
          .filter(cells -> cells[COLUMN_OF_STATUS].equals("OK"))
          .map(Given::numbers)
          .filter(Given::isOrdinary)
          .toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static boolean isOrdinary(double[] row) {
    return DoubleStream.of(row).map(Math::abs).allMatch(x -> x == 0 || x > 1e-60 && x < 1e60);
  }

  private static double[] numbers(String[] cells) {
    double[] numbers = new double[7];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = Double.parseDouble(cells[COLUMN_OF_AX + i]);
    }
    return numbers;
  }

  Segment segment() {
    return new Segment(a, b);
  }

  Segment other() {
    return new Segment(c, d);
  }

  Circle circle() {
    return new Circle(c, r);
  }

  Stadium stadium() {
    return new Stadium(segment(), r);
  }

  Stadium otherStadium() {
    return new Stadium(other(), s);
  }

  Line line() {
    return Line.through(a, b);
  }

  List<Circle> opponents() {
    return List.of(new Circle(c, r), new Circle(d, s), new Circle(v, r));
  }

  /** Of a grid in which nothing that is given reaches into more than a few cells. */
  double cellWidth() {
    double largest = Math.max(r, s);
    for (Vec2 point : List.of(c, d, v)) {
      largest = Math.max(largest, Math.max(Math.abs(point.x()), Math.abs(point.y())));
    }
    return 1 + largest / 4;
  }
}
