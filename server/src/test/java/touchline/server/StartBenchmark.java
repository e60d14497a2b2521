package touchline.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How long the built program takes to its first page, and its commands to their end, beside {@code
 * --version} of the same program and beside compiling and running one file, in turn in one run.
 */
final class StartBenchmark {
  private static final Pattern ADDRESS = Pattern.compile("Touchline is at (http://\\S+) .*");
  private static final String EXERCISE = "closest-point/write-it";
  private static final int ROUNDS = 5;
  private static final int MANY = 30;

  private final Path folder = Files.createTempDirectory("start");
  private final String jar;
  private final Map<String, List<Double>> times = new LinkedHashMap<>();

  private StartBenchmark(String jar) throws IOException {
    this.jar = jar;
  }

  /** What is measured; its time is taken. */
  private interface Work {
    void run() throws IOException, InterruptedException;
  }

  /**
   * Prints medians and ratios.
   *
   * @param args the program, unless it is {@code server/target/touchline.jar}
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    String jar = args.length > 0 ? args[0] : "server/target/touchline.jar";
    new StartBenchmark(jar).measure(System.out);
  }

  private void measure(PrintStream out) throws IOException, InterruptedException {
    Path one = Files.writeString(folder.resolve("One.java"), hello("One"));
    Path answers = Files.createDirectory(folder.resolve("answers"));
    for (int i = 0; i < MANY; i++) {
      Files.writeString(answers.resolve("Solution" + i + ".java"), answer());
    }
    Path used = folder.resolve("used");
    start(used);
    for (int round = 0; round < ROUNDS; round++) {
      Path fresh = folder.resolve("fresh" + round);
      take("--version", () -> program("--version"));
      take("first page, new folder", () -> start(fresh));
      take("first page, folder in use", () -> start(used));
      take("javac and java of one file", () -> compileAndRun(one));
      take("exercises", () -> program("exercises"));
      take("grade, one file", () -> program("grade", EXERCISE, answers + "/Solution0.java"));
      take("grade, " + MANY + " files", () -> program("grade", EXERCISE, answers.toString()));
    }
    print(out, "--version", "first page, new folder", "first page, folder in use");
    print(
        out,
        "javac and java of one file",
        "exercises",
        "grade, one file",
        "grade, " + MANY + " files");
  }

  private void take(String what, Work work) throws IOException, InterruptedException {
    long begun = System.nanoTime();
    work.run();
    double seconds = (System.nanoTime() - begun) / 1e9;
    times.computeIfAbsent(what, none -> new ArrayList<>()).add(seconds);
  }

  private void print(PrintStream out, String base, String... others) {
    out.printf("%-28s %6.2f s%n", base, median(base));
    for (String other : others) {
      double time = median(other);
      out.printf("%-28s %6.2f s  %5.1f times%n", other, time, time / median(base));
    }
  }

  private double median(String what) {
    double[] sorted =
        times.getOrDefault(what, List.of()).stream().mapToDouble(time -> time).sorted().toArray();
    return sorted[sorted.length / 2];
  }

  private static String java(String program) {
    return Path.of(System.getProperty("java.home"), "bin", program).toString();
  }

  private static String hello(String name) {
    return "class " + name + " { public static void main(String[] a) { System.out.println(1); } }";
  }

  private static String answer() {
    return CodeForms.solution(
        """
        Vec2 along = b.minus(a);
            double t = p.minus(a).dot(along) / along.dot(along);
            return a.plus(along.times(Math.max(0, Math.min(1, t))));""");
  }

  private void compileAndRun(Path file) throws IOException, InterruptedException {
    run(java("javac"), "-d", folder.toString(), file.toString());
    run(java("java"), "-cp", folder.toString(), "One");
  }

  private void program(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(java("java"), "-jar", jar));
    command.addAll(Arrays.asList(arguments));
    run(command.toArray(String[]::new));
  }

  private static void run(String... command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getInputStream().readAllBytes();
    process.waitFor();
  }

  /** Until the first page is whole; stopping is not part of it, but for what the next one waits. */
  private void start(Path data) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(java("java"), "-jar", jar, "--port", "0", "--data", data.toString())
            .redirectErrorStream(true)
            .start();
    try (BufferedReader lines = process.inputReader()) {
      Matcher said = ADDRESS.matcher(String.valueOf(lines.readLine()));
      if (!said.matches()) {
        throw new IllegalStateException("the program must say first where it is");
      }
      var page = (HttpURLConnection) URI.create(said.group(1) + "/").toURL().openConnection();
      page.getInputStream().readAllBytes();
    } finally {
      process.destroyForcibly().waitFor(10, TimeUnit.SECONDS);
    }
  }
}
