package touchline.benchmark;

import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import touchline.collision.RobustInterception;
import touchline.taught.Interception;

/**
 * When can a player of limited speed first be at a moving ball? Every method answers the sum over
 * all who ever are. No other library here has such a method.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(MovingPairs.COUNT)
public class InterceptionBenchmark {
  /** Metres a second for each metre of a circle: from 2 to 6. */
  private static final double SPEED = 4;

  /** What one writes without a library: a root of a quadratic equation. */
  @Benchmark
  public double plainLoop(MovingPairs pairs) {
    double sum = 0;
    for (int i = 0; i < MovingPairs.COUNT; i++) {
      double dx = pairs.ax[i] - pairs.bx[i];
      double dy = pairs.ay[i] - pairs.by[i];
      double speed = SPEED * pairs.r[i];
      double a = pairs.vx[i] * pairs.vx[i] + pairs.vy[i] * pairs.vy[i] - speed * speed;
      double b = dx * pairs.vx[i] + dy * pairs.vy[i] - pairs.s[i] * speed;
      double c = dx * dx + dy * dy - pairs.s[i] * pairs.s[i];
      double discriminant = b * b - a * c;
      if (c <= 0) {
        sum += 1;
      } else if ((a < 0 || b < 0) && discriminant >= 0) {
        sum += 1 + (-b - Math.sqrt(discriminant)) / a;
      }
    }
    return sum;
  }

  @Benchmark
  public double touchline(MovingPairs pairs) {
    double sum = 0;
    for (int i = 0; i < MovingPairs.COUNT; i++) {
      OptionalDouble time =
          RobustInterception.timeToBall(
              pairs.ones.get(i).center(),
              pairs.velocities.get(i),
              pairs.others.get(i),
              SPEED * pairs.r[i]);
      sum += time.isPresent() ? 1 + time.getAsDouble() : 0;
    }
    return sum;
  }

  @Benchmark
  public double touchlineTaught(MovingPairs pairs) {
    double sum = 0;
    for (int i = 0; i < MovingPairs.COUNT; i++) {
      double time =
          Interception.timeToBall(
              pairs.ones.get(i).center(),
              pairs.velocities.get(i),
              pairs.others.get(i),
              SPEED * pairs.r[i]);
      sum += time < Interception.NEVER ? 1 + time : 0;
    }
    return sum;
  }
}
