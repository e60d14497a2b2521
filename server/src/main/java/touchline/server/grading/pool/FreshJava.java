package touchline.server.grading.pool;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** What the pool is measured against: javac and java as processes for one submission. */
final class FreshJava {
  private static final String MAIN =
      """
      import java.nio.file.*;
      import touchline.geometry.*;

      class Main {
        public static void main(String[] arguments) throws Exception {
          StringBuilder results = new StringBuilder();
          for (String line : Files.readAllLines(Path.of("inputs"))) {
            String[] n = line.split(" ");
            Vec2 result = Solution.closestPoint(point(n, 0), point(n, 2), point(n, 4));
            results.append(result.x()).append(' ').append(result.y()).append('\\n');
          }
          System.out.print(results);
        }

        private static Vec2 point(String[] n, int at) {
          return new Vec2(Double.parseDouble(n[at]), Double.parseDouble(n[at + 1]));
        }
      }
      """;

  private FreshJava() {}

  static void run(String source, List<double[]> inputs) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("touchline-benchmark");
    try {
      Files.writeString(folder.resolve("Solution.java"), source);
      Files.writeString(folder.resolve("Main.java"), MAIN);
      Files.write(folder.resolve("inputs"), inputs.stream().map(FreshJava::line).toList());
      String classes = WorkerClasses.of(Java.running(), Life.LONG).path();
      call(folder, "javac", "-proc:none", "-cp", classes, "Solution.java", "Main.java");
      String separator = System.getProperty("path.separator");
      call(folder, "java", "-Xshare:auto", "-cp", classes + separator + ".", "Main");
    } finally {
      delete(folder);
    }
  }

  private static String line(double[] numbers) {
    return Arrays.stream(numbers).mapToObj(Double::toString).collect(Collectors.joining(" "));
  }

  private static void call(Path folder, String program, String... arguments)
      throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(arguments);
    builder.command().add(0, Path.of(System.getProperty("java.home"), "bin", program).toString());
    builder.directory(folder.toFile()).redirectErrorStream(true);
    builder.redirectOutput(Redirect.DISCARD);
    int status = builder.start().waitFor();
    if (status != 0) {
      throw new IOException(program + " must succeed: " + status);
    }
  }

  private static void delete(Path folder) throws IOException {
    try (var files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    Files.delete(folder);
  }
}
