package touchline.benchmark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Measures everything in this package, prints a table for each class and writes it as Markdown:
 *
 * <pre>mvn -q -pl content test-compile exec:exec@benchmark</pre>
 *
 * <p>Each table is a file of its own, so that a lesson can show it beside its text. It ends with
 * the machine it was measured on. With {@code -Dbenchmarks=Overlap} only the classes whose names
 * contain that are measured, and the others keep their files.
 */
public final class Benchmarks {
  private Benchmarks() {}

  /** Takes the folder to write to and a pattern for the names of the benchmarks. */
  public static void main(String[] arguments) throws IOException, RunnerException {
    Path folder = Files.createDirectories(Path.of(arguments[0]));
    var tables = BenchmarkTable.of(new Runner(options(arguments[1])).run());
    for (Map.Entry<String, BenchmarkTable> table : tables.entrySet()) {
      String name = Labels.ofTable(table.getKey());
      String text = table.getValue().markdown() + "\n" + Machine.measuredOn() + "\n";
      System.out.println(name + "\n\n" + text);
      Files.writeString(folder.resolve(name + ".md"), text);
    }
  }

  /** Every JVM compiles a little differently, so each method is measured in three. */
  private static Options options(String pattern) {
    return new OptionsBuilder()
        .include(pattern)
        .addProfiler(GCProfiler.class)
        .forks(3)
        .warmupIterations(4)
        .warmupTime(TimeValue.milliseconds(500))
        .measurementIterations(5)
        .measurementTime(TimeValue.milliseconds(500))
        .shouldFailOnError(true)
        .build();
  }
}
