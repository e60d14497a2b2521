package touchline.benchmark;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import touchline.collision.CircleGrid;
import touchline.geometry.Segment;

/** How many of 256 passes of 20 m are clean among 1,000,000 circles? */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(GridBenchmark.PASSES)
@State(Scope.Benchmark)
public class GridBenchmark {
  static final int PASSES = 256;
  static final int CIRCLES = 1_000_000;

  private final List<Segment> passes = Crowd.passes(PASSES, CIRCLES);
  private final CircleGrid grid = CircleGrid.of(Crowd.of(CIRCLES));

  @Benchmark
  public int touchlineGrid() {
    int clean = 0;
    for (int i = 0; i < PASSES; i++) {
      clean += grid.isClean(passes.get(i)) ? 1 : 0;
    }
    return clean;
  }
}
