package touchline.benchmark;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** Segments with a circle each, about half of them touching: as doubles and as values. */
@State(Scope.Benchmark)
public class Pairs {
  /** More than a branch predictor remembers, few enough for the second-level cache. */
  static final int COUNT = 4096;

  final double[] ax = new double[COUNT];
  final double[] ay = new double[COUNT];
  final double[] bx = new double[COUNT];
  final double[] by = new double[COUNT];
  final double[] cx = new double[COUNT];
  final double[] cy = new double[COUNT];
  final double[] radius = new double[COUNT];
  final List<Segment> segments = new ArrayList<>();
  final List<Circle> circles = new ArrayList<>();

  public Pairs() {
    Random random = new Random(1);
    for (int i = 0; i < COUNT; i++) {
      ax[i] = coordinate(random);
      ay[i] = coordinate(random);
      bx[i] = coordinate(random);
      by[i] = coordinate(random);
      cx[i] = coordinate(random);
      cy[i] = coordinate(random);
      radius[i] = 0.5 + 9 * random.nextDouble();
      segments.add(Segment.of(ax[i], ay[i], bx[i], by[i]));
      circles.add(new Circle(new Vec2(cx[i], cy[i]), radius[i]));
    }
  }

  private static double coordinate(Random random) {
    return random.nextDouble() * 20 - 10;
  }
}
