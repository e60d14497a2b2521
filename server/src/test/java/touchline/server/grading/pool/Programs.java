package touchline.server.grading.pool;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import touchline.code.Signature;
import touchline.code.ValueType;
import touchline.server.delivery.InstalledJava;
import touchline.server.grading.job.CaseRun;
import touchline.server.grading.job.Job;
import touchline.server.grading.job.JobResult;

/** Submissions for {@code closestPoint}, their cases, and what became of them in one word. */
public final class Programs {
  static final Signature CLOSEST_POINT =
      new Signature(
          "closestPoint",
          List.of(ValueType.POINT, ValueType.POINT, ValueType.POINT),
          ValueType.POINT);

  static final String RIGHT =
      """
      import touchline.geometry.*;
      class Solution {
        static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
          Vec2 d = b.minus(a);
          double l = d.dot(d);
          double t = l == 0 ? 0 : Math.max(0, Math.min(1, p.minus(a).dot(d) / l));
          return a.plus(d.times(t));
        }
      }
      """;

  /** In millionths of a metre; a search for the foot gets no nearer than the root of a rounding. */
  private static final double TOLERANCE = 1e-6;

  private static final String EXPAND = "//@@EXPAND:";

  private Programs() {}

  /** The files of a folder beside this class, in order of their names. */
  public static List<Path> in(String folder) {
    try (Stream<Path> files =
        Files.list(
            Path.of(Programs.class.getResource("/touchline/server/grading/" + folder).toURI()))) {
      return files.sorted().toList();
    } catch (IOException | URISyntaxException missing) {
      throw new AssertionError(missing);
    }
  }

  /**
   * The source in a file; a line {@code //@@EXPAND:TOKEN:count:text} repeats text in its place,
   * where %d counts from 0, %n from 1, and %b breaks the line.
   */
  public static String source(Path file) {
    StringBuilder source = new StringBuilder();
    Map<String, String> tokens = new HashMap<>();
    for (String line : text(file).split("\n", -1)) {
      if (line.startsWith(EXPAND)) {
        String[] parts = line.substring(EXPAND.length()).split(":", 3);
        tokens.put("/*" + parts[0] + "*/", repeated(parts[2], Integer.parseInt(parts[1])));
      } else {
        source.append(line).append('\n');
      }
    }
    String text = source.toString().replace("api.Vec2", "touchline.geometry.Vec2");
    for (Map.Entry<String, String> token : tokens.entrySet()) {
      text = text.replace(token.getKey(), token.getValue());
    }
    return text;
  }

  static String firstLine(Path file) {
    return text(file).lines().findFirst().orElseThrow();
  }

  /** The Java releases that are tried: the oldest and the newest that are installed here. */
  static Stream<Java> javas() {
    return InstalledJava.oldestAndNewest().stream()
        .map(java -> new Java(java.home(), java.version()));
  }

  static String text(Path file) {
    try {
      return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    } catch (IOException missing) {
      throw new UncheckedIOException(missing);
    }
  }

  private static String repeated(String text, int count) {
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < count; i++) {
      all.append(text.replace("%b", "\n").replace("%d", "" + i).replace("%n", "" + (i + 1)));
    }
    return all.toString();
  }

  /** Cases on whole numbers, among them a segment without length. */
  static List<double[]> inputs(int count, long seed) {
    Random random = new Random(seed);
    List<double[]> inputs = new ArrayList<>();
    inputs.add(new double[] {3, -2, 3, -2, 1, 1});
    while (inputs.size() < count) {
      inputs.add(random.ints(6, -10, 11).asDoubleStream().toArray());
    }
    return inputs;
  }

  static Job job(String source) {
    return Job.of(source, CLOSEST_POINT, inputs(40, 1), "student");
  }

  /** For programs that do not care for a segment without length. */
  static Job withLengths(String source) {
    return Job.of(source, CLOSEST_POINT, inputs(41, 1).subList(1, 41), "student");
  }

  /** RIGHT, WRONG, NULL, THREW, a limit, COMPILE, FIT, REFUSED, CHANGED or FAILED. */
  static String outcome(Job job, JobResult ran) {
    if (ran instanceof JobResult.Finished finished) {
      for (int i = 0; i < finished.cases().size(); i++) {
        String outcome = outcome(job.inputs().get(i), finished.cases().get(i));
        if (!outcome.equals("RIGHT")) {
          return outcome;
        }
      }
      return finished.cases().size() == job.inputs().size() ? "RIGHT" : "a case is missing";
    }
    return switch (ran.getClass().getSimpleName()) {
      case "DoesNotCompile" -> "COMPILE";
      case "DoesNotFit" -> "FIT";
      default -> ran.getClass().getSimpleName().toUpperCase(java.util.Locale.ROOT);
    };
  }

  private static String outcome(double[] input, CaseRun run) {
    if (run instanceof CaseRun.Gave gave) {
      return isRight(input, gave.raw()) ? "RIGHT" : "WRONG";
    }
    if (run instanceof CaseRun.Stopped stopped) {
      return stopped.limit().name();
    }
    return run instanceof CaseRun.Threw
        ? "THREW"
        : run instanceof CaseRun.GaveNull ? "NULL" : "NOT RUN";
  }

  private static boolean isRight(double[] in, double[] out) {
    double dx = in[2] - in[0];
    double dy = in[3] - in[1];
    double l = dx * dx + dy * dy;
    double t = l == 0 ? 0 : ((in[4] - in[0]) * dx + (in[5] - in[1]) * dy) / l;
    t = Math.max(0, Math.min(1, t));
    return Math.abs(out[0] - in[0] - t * dx) <= TOLERANCE
        && Math.abs(out[1] - in[1] - t * dy) <= TOLERANCE;
  }
}
