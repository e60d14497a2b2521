package touchline.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchline.server.code.CodeForms;

/**
 * How long the built program takes to its first page, and its commands to their end, beside {@code
 * --version} of the same program and beside compiling and running one file, in turn in one run. As
 * installed, it is started by the script of the package, which keeps what Java learns of the
 * classes.
 */
public final class StartBenchmark {
  private static final Pattern ADDRESS = Pattern.compile("Touchline is at (http://\\S+) .*");
  private static final String EXERCISE = "closest-point/write-it";
  private static final int ROUNDS = 5;
  private static final int MANY = 30;
  private static final Path SCRIPT = Path.of("server/deploy/touchline");

  private final Path folder = Files.createTempDirectory("start");
  private final String jar;
  private final Map<String, List<Double>> times = new LinkedHashMap<>();

  private final List<String> script;

  private StartBenchmark(String jar) throws IOException {
    this.jar = jar;
    this.script = install();
  }

  /** What is measured until it returns; what it leaves running is stopped after that. */
  private interface Work {
    Optional<Process> run() throws IOException, InterruptedException;
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
    stop(start(used, script));
    installed("grade", EXERCISE, answers + "/Solution0.java");
    for (int round = 0; round < ROUNDS; round++) {
      Path fresh = folder.resolve("fresh" + round);
      take("--version", () -> program("--version"));
      take("first page, new folder", () -> start(fresh, plain()));
      take("first page, folder in use", () -> start(used, plain()));
      take("first page, as installed", () -> start(used, script));
      take("javac and java of one file", () -> compileAndRun(one));
      take("exercises", () -> program("exercises"));
      take("grade, one file", () -> program("grade", EXERCISE, answers + "/Solution0.java"));
      take("grade, " + MANY + " files", () -> program("grade", EXERCISE, answers.toString()));
      take("exercises, as installed", () -> installed("exercises"));
      take(
          "grade, one file, as installed",
          () -> installed("grade", EXERCISE, answers + "/Solution0.java"));
      take(
          "grade, " + MANY + " files, as installed",
          () -> installed("grade", EXERCISE, answers.toString()));
    }
    print(
        out,
        "--version",
        "first page, new folder",
        "first page, folder in use",
        "first page, as installed");
    print(
        out,
        "javac and java of one file",
        "exercises",
        "grade, one file",
        "grade, " + MANY + " files",
        "exercises, as installed",
        "grade, one file, as installed",
        "grade, " + MANY + " files, as installed");
  }

  private void take(String what, Work work) throws IOException, InterruptedException {
    long begun = System.nanoTime();
    Optional<Process> running = work.run();
    double seconds = (System.nanoTime() - begun) / 1e9;
    stop(running);
    times.computeIfAbsent(what, none -> new ArrayList<>()).add(seconds);
  }

  /** Not by force: what was learned of the classes is kept at the end of a run. */
  private static void stop(Optional<Process> running) throws InterruptedException {
    if (running.isPresent()) {
      running.get().destroy();
      if (!running.get().waitFor(30, TimeUnit.SECONDS)) {
        running.get().destroyForcibly();
      }
    }
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

  private Optional<Process> compileAndRun(Path file) throws IOException, InterruptedException {
    run(java("javac"), "-d", folder.toString(), file.toString());
    return run(java("java"), "-cp", folder.toString(), "One");
  }

  private List<String> plain() {
    return List.of(java("java"), "-jar", jar);
  }

  /** The script beside the program, as the package puts them. */
  private List<String> install() throws IOException {
    Path installed = Files.createDirectory(folder.resolve("installed"));
    Files.copy(Path.of(jar), installed.resolve("touchline.jar"));
    Files.copy(SCRIPT, installed.resolve("touchline"), StandardCopyOption.COPY_ATTRIBUTES);
    return List.of(installed.resolve("touchline").toString());
  }

  private Optional<Process> program(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(plain());
    command.addAll(Arrays.asList(arguments));
    return run(command.toArray(String[]::new));
  }

  private Optional<Process> installed(String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(script);
    command.addAll(Arrays.asList(arguments));
    return run(command.toArray(String[]::new));
  }

  private Optional<Process> run(String... command) throws IOException, InterruptedException {
    Process process = process(List.of(command));
    process.getInputStream().readAllBytes();
    process.waitFor();
    return Optional.empty();
  }

  private Process process(List<String> command) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("TOUCHLINE_CACHE", folder.toString());
    return builder.start();
  }

  /** Until the first page is whole. */
  private Optional<Process> start(Path data, List<String> program)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(program);
    command.addAll(List.of("--port", "0", "--data", data.toString()));
    Process process = process(command);
    try (BufferedReader lines = process.inputReader()) {
      Matcher said = ADDRESS.matcher(String.valueOf(lines.readLine()));
      if (!said.matches()) {
        throw new IllegalStateException("the program must say first where it is");
      }
      var page = (HttpURLConnection) URI.create(said.group(1) + "/").toURL().openConnection();
      page.getInputStream().readAllBytes();
    }
    return Optional.of(process);
  }
}
