package touchline.client.bundle;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The bundler: a native program in a jar on the class path, unpacked into a folder of the build.
 */
final class Esbuild {
  private final Path work;
  private final Path program;

  private Esbuild(Path work, Path program) {
    this.work = work;
    this.program = program;
  }

  static Esbuild of(Packages packages, Path work) throws IOException {
    return new Esbuild(work, packages.program(work, platform()));
  }

  /** Makes a module of a file; throws unless it says that it could. */
  void run(Path source, Path module, List<String> options)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(program.toString(), source.toString()));
    command.addAll(
        List.of("--format=esm", "--charset=utf8", "--log-level=warning", "--outfile=" + module));
    command.addAll(options);
    int end = new ProcessBuilder(command).directory(work.toFile()).inheritIO().start().waitFor();
    if (end != 0) {
      throw new IllegalStateException("esbuild must end with 0: " + end);
    }
  }

  /** As esbuild names it, such as {@code linux-x64}. */
  private static String platform() {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    String machine = System.getProperty("os.arch", "");
    String name =
        system.startsWith("mac") ? "darwin" : system.startsWith("windows") ? "win32" : "linux";
    return name + (machine.equals("aarch64") ? "-arm64" : "-x64");
  }
}
