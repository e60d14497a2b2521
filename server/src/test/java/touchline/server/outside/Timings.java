package touchline.server.outside;

import java.io.PrintStream;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;

/** How long requests of each kind took, and what failed. */
final class Timings {
  private final Map<String, ConcurrentLinkedQueue<Double>> times = new ConcurrentSkipListMap<>();
  private final Map<String, ConcurrentLinkedQueue<String>> failures = new ConcurrentSkipListMap<>();

  void took(String kind, long nanoseconds) {
    times.computeIfAbsent(kind, none -> new ConcurrentLinkedQueue<>()).add(nanoseconds / 1e6);
  }

  void failed(String kind, String how) {
    failures.computeIfAbsent(kind, none -> new ConcurrentLinkedQueue<>()).add(how);
  }

  int count(String kind) {
    return times.getOrDefault(kind, new ConcurrentLinkedQueue<>()).size();
  }

  int failures() {
    return failures.values().stream().mapToInt(ConcurrentLinkedQueue::size).sum();
  }

  /** A row for each kind, in milliseconds, and the first failures in words. */
  void print(PrintStream out) {
    out.printf(
        "%-34s %6s %8s %8s %8s %9s%n", "milliseconds", "count", "p50", "p95", "p99", "failures");
    times.forEach(
        (kind, all) -> {
          double[] sorted = all.stream().mapToDouble(time -> time).sorted().toArray();
          int failed = failures.getOrDefault(kind, new ConcurrentLinkedQueue<>()).size();
          out.printf(
              "%-34s %6d %8.1f %8.1f %8.1f %9d%n",
              kind, sorted.length, at(sorted, 0.5), at(sorted, 0.95), at(sorted, 0.99), failed);
        });
    failures.forEach((kind, all) -> all.stream().limit(3).forEach(one -> out.println("  " + one)));
  }

  /** The smallest time within which this share of the requests was answered. */
  static double at(double[] sorted, double share) {
    int enough = (int) Math.ceil(share * sorted.length);
    return sorted.length == 0 ? Double.NaN : sorted[Math.max(0, enough - 1)];
  }

  @Override
  public String toString() {
    return times.keySet() + " " + Arrays.toString(failures.values().toArray());
  }
}
