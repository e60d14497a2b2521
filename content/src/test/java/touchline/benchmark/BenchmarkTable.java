package touchline.benchmark;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.openjdk.jmh.results.RunResult;

/**
 * What one benchmark class found, as a Markdown table: a row for each method, the fastest first,
 * with its ratio to the plain loop of the same run.
 */
final class BenchmarkTable {
  private static final String BASELINE = "plainLoop";
  private static final String HEAD =
      """
      | method | ns | ± | bytes | times the plain loop |
      |---|--:|--:|--:|--:|
      """;

  private final List<RunResult> fastestFirst;
  private final Optional<RunResult> baseline;

  private BenchmarkTable(Collection<RunResult> results) {
    fastestFirst =
        results.stream().sorted(Comparator.comparingDouble(BenchmarkTable::nanoseconds)).toList();
    baseline = results.stream().filter(result -> method(result).equals(BASELINE)).findFirst();
  }

  /** The tables by the names of the classes. */
  static TreeMap<String, BenchmarkTable> of(Collection<RunResult> results) {
    var classes =
        results.stream()
            .collect(
                Collectors.groupingBy(
                    result -> part(result, 2), TreeMap::new, Collectors.toList()));
    TreeMap<String, BenchmarkTable> tables = new TreeMap<>();
    classes.forEach((name, ofClass) -> tables.put(name, new BenchmarkTable(ofClass)));
    return tables;
  }

  /** A table in GitHub's Markdown, without heading. */
  String markdown() {
    return fastestFirst.stream().map(this::row).collect(Collectors.joining("", HEAD, ""));
  }

  private String row(RunResult result) {
    return String.format(
        Locale.ROOT,
        "| %s | %.2f | %.2f | %.0f | %s |\n",
        Labels.ofMethod(method(result)),
        nanoseconds(result),
        result.getPrimaryResult().getScoreError(),
        bytes(result),
        baseline.map(plain -> ratio(result, plain)).orElse(""));
  }

  private static String ratio(RunResult result, RunResult plain) {
    return String.format(Locale.ROOT, "%.2f", nanoseconds(result) / nanoseconds(plain));
  }

  private static double nanoseconds(RunResult result) {
    return result.getPrimaryResult().getScore();
  }

  private static double bytes(RunResult result) {
    for (String key : result.getSecondaryResults().keySet()) {
      if (key.endsWith("gc.alloc.rate.norm")) {
        return result.getSecondaryResults().get(key).getScore();
      }
    }
    return Double.NaN;
  }

  private static String method(RunResult result) {
    return part(result, 1);
  }

  /** Of package, class and method, counted from the end. */
  private static String part(RunResult result, int fromEnd) {
    String[] name = result.getParams().getBenchmark().split("\\.");
    return name[name.length - fromEnd];
  }
}
