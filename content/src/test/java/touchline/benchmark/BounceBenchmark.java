package touchline.benchmark;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import touchline.collision.RobustBounce;
import touchline.geometry.Vec2;
import touchline.taught.Bounce;

/**
 * What is the velocity after a bounce? Every method answers the sum of all. The other libraries
 * have no such method: a bounce is a part of their solvers.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(MovingPairs.COUNT)
public class BounceBenchmark {
  private static final double E = 0.5;

  /** What one writes without a library. */
  @Benchmark
  public double plainLoop(MovingPairs pairs) {
    double sum = 0;
    for (int i = 0; i < MovingPairs.COUNT; i++) {
      double length = Math.sqrt(pairs.wx[i] * pairs.wx[i] + pairs.wy[i] * pairs.wy[i]);
      double nx = pairs.wx[i] / length;
      double ny = pairs.wy[i] / length;
      double speed = pairs.vx[i] * nx + pairs.vy[i] * ny;
      double part = speed < 0 ? (1 + E) * speed : 0;
      sum += pairs.vx[i] - part * nx + pairs.vy[i] - part * ny;
    }
    return sum;
  }

  @Benchmark
  public double touchline(MovingPairs pairs) {
    double sum = 0;
    for (int i = 0; i < MovingPairs.COUNT; i++) {
      Vec2 after =
          RobustBounce.velocityAfter(pairs.velocities.get(i), pairs.otherVelocities.get(i), E);
      sum += after.x() + after.y();
    }
    return sum;
  }

  @Benchmark
  public double touchlineTaught(MovingPairs pairs) {
    double sum = 0;
    for (int i = 0; i < MovingPairs.COUNT; i++) {
      Vec2 after = Bounce.velocityAfter(pairs.velocities.get(i), pairs.otherVelocities.get(i), E);
      sum += after.x() + after.y();
    }
    return sum;
  }
}
