package touchline.benchmark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Measures everything in this package, prints a table and writes it as Markdown:
 *
 * <pre>mvn -q -pl content test-compile exec:exec@benchmark</pre>
 */
public final class Benchmarks {
  private Benchmarks() {}

  /** Takes the file to write and, optionally, a pattern for the names of the benchmarks. */
  public static void main(String[] arguments) throws IOException, RunnerException {
    String pattern = arguments.length > 1 ? arguments[1] : "touchline.benchmark";
    Collection<RunResult> results = new Runner(options(pattern)).run();
    String table = BenchmarkTable.of(results);
    System.out.println(table);
    Files.writeString(Path.of(arguments[0]), table);
  }

  private static Options options(String pattern) {
    return new OptionsBuilder()
        .include(pattern)
        .addProfiler(GCProfiler.class)
        .forks(1)
        .warmupIterations(4)
        .warmupTime(TimeValue.milliseconds(500))
        .measurementIterations(5)
        .measurementTime(TimeValue.milliseconds(500))
        .shouldFailOnError(true)
        .build();
  }
}
