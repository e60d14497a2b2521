package touchline.benchmark;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** Small circles, each with a velocity and a segment; about two in five hit it in the step. */
@State(Scope.Benchmark)
public class Moves {
  static final int COUNT = 4096;

  final double[] ax = new double[COUNT];
  final double[] ay = new double[COUNT];
  final double[] bx = new double[COUNT];
  final double[] by = new double[COUNT];
  final double[] cx = new double[COUNT];
  final double[] cy = new double[COUNT];
  final double[] radius = new double[COUNT];
  final double[] vx = new double[COUNT];
  final double[] vy = new double[COUNT];
  final List<Segment> segments = new ArrayList<>();
  final List<Circle> circles = new ArrayList<>();
  final List<Vec2> velocities = new ArrayList<>();

  public Moves() {
    Random random = new Random(4);
    for (int i = 0; i < COUNT; i++) {
      ax[i] = coordinate(random);
      ay[i] = coordinate(random);
      bx[i] = coordinate(random);
      by[i] = coordinate(random);
      cx[i] = coordinate(random);
      cy[i] = coordinate(random);
      radius[i] = 0.2 + random.nextDouble();
      vx[i] = coordinate(random) * 2;
      vy[i] = coordinate(random) * 2;
      segments.add(Segment.of(ax[i], ay[i], bx[i], by[i]));
      circles.add(new Circle(new Vec2(cx[i], cy[i]), radius[i]));
      velocities.add(new Vec2(vx[i], vy[i]));
    }
  }

  private static double coordinate(Random random) {
    return random.nextDouble() * 20 - 10;
  }
}
