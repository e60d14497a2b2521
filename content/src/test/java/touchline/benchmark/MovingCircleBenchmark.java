package touchline.benchmark;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import touchline.collision.RobustMovingCircle;

/** When does the moving circle hit the segment? Every method answers the sum over all hits. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(Moves.COUNT)
public class MovingCircleBenchmark {
  private static final double NEVER = Double.POSITIVE_INFINITY;

  /** What one writes without a library: the side by a unit normal, each end by a quadratic. */
  @Benchmark
  public double plainLoop(Moves moves) {
    double sum = 0;
    for (int i = 0; i < Moves.COUNT; i++) {
      double wx = moves.cx[i] - moves.ax[i];
      double wy = moves.cy[i] - moves.ay[i];
      double ex = moves.bx[i] - moves.ax[i];
      double ey = moves.by[i] - moves.ay[i];
      double vx = moves.vx[i];
      double vy = moves.vy[i];
      double r = moves.radius[i];
      double caps = Math.min(cap(wx, wy, vx, vy, r), cap(wx - ex, wy - ey, vx, vy, r));
      double time = Math.min(caps, side(wx, wy, ex, ey, vx, vy, r));
      sum += time <= 1 ? 1 + time : 0;
    }
    return sum;
  }

  private static double side(
      double wx, double wy, double ex, double ey, double vx, double vy, double r) {
    double length = Math.sqrt(ex * ex + ey * ey);
    double nx = -ey / length;
    double ny = ex / length;
    double signed = wx * nx + wy * ny;
    double speed = signed < 0 ? vx * nx + vy * ny : -(vx * nx + vy * ny);
    double gap = Math.abs(signed) - r;
    double time = gap < 0 ? 0 : speed > 0 ? gap / speed : NEVER;
    double proj = ((wx + time * vx) * ex + (wy + time * vy) * ey) / length;
    return proj >= 0 && proj <= length ? time : NEVER;
  }

  private static double cap(double wx, double wy, double vx, double vy, double r) {
    double a = vx * vx + vy * vy;
    double b = wx * vx + wy * vy;
    double c = wx * wx + wy * wy - r * r;
    double discriminant = b * b - a * c;
    if (c < 0) {
      return 0;
    }
    return b < 0 && discriminant > 0 ? (-b - Math.sqrt(discriminant)) / a : NEVER;
  }

  @Benchmark
  public double touchline(Moves moves) {
    double sum = 0;
    for (int i = 0; i < Moves.COUNT; i++) {
      var impact =
          RobustMovingCircle.hit(
              moves.circles.get(i), moves.velocities.get(i), moves.segments.get(i));
      sum += impact.isPresent() ? 1 + impact.get().time() : 0;
    }
    return sum;
  }

  @Benchmark
  public double touchlineTaught(Moves moves) {
    double sum = 0;
    for (int i = 0; i < Moves.COUNT; i++) {
      double time =
          touchline.taught.MovingCircle.timeToSegment(
              moves.circles.get(i), moves.velocities.get(i), moves.segments.get(i));
      sum += time <= 1 ? 1 + time : 0;
    }
    return sum;
  }
}
