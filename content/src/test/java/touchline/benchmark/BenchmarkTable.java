package touchline.benchmark;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.results.RunResult;

/** Results as Markdown: a table for each class, ratios against its plain loop. */
final class BenchmarkTable {
  private static final String BASELINE = "plainLoop";

  private BenchmarkTable() {}

  static String of(Collection<RunResult> results) {
    Map<String, Map<String, RunResult>> classes = new LinkedHashMap<>();
    for (RunResult result : results) {
      String[] name = result.getParams().getBenchmark().split("\\.");
      classes
          .computeIfAbsent(name[name.length - 2], key -> new LinkedHashMap<>())
          .put(name[name.length - 1], result);
    }
    StringBuilder text = new StringBuilder();
    classes.forEach((name, methods) -> append(text, name, methods));
    return text.toString();
  }

  private static void append(StringBuilder text, String name, Map<String, RunResult> methods) {
    text.append("## ").append(name.replace("Benchmark", "")).append("\n\n");
    text.append("| method | ns/op | ± | B/op | times the plain loop |\n|---|--:|--:|--:|--:|\n");
    methods.forEach(
        (method, result) -> text.append(row(method, result, methods.get(BASELINE))).append('\n'));
    text.append('\n');
  }

  private static String row(String method, RunResult result, RunResult baseline) {
    double time = result.getPrimaryResult().getScore();
    String ratio =
        baseline == null
            ? ""
            : String.format(Locale.ROOT, "%.2f", time / baseline.getPrimaryResult().getScore());
    return String.format(
        Locale.ROOT,
        "| %s | %.2f | %.2f | %.1f | %s |",
        method,
        time,
        result.getPrimaryResult().getScoreError(),
        bytes(result),
        ratio);
  }

  private static double bytes(RunResult result) {
    for (String key : result.getSecondaryResults().keySet()) {
      if (key.endsWith("gc.alloc.rate.norm")) {
        return result.getSecondaryResults().get(key).getScore();
      }
    }
    return Double.NaN;
  }
}
