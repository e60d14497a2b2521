package touchline.client.bundle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * Makes one script of the editor's source and the modules that it imports, which lie on the class
 * path as jars of npm packages. The bundler, esbuild, is a native program in such a jar, too.
 */
public final class BundleEditor {
  private static final String LICENCE =
      "/* CodeMirror 6 and Lezer, (c) Marijn Haverbeke and others, MIT licence. */";

  private BundleEditor() {}

  /** Takes the script's source, a folder to work in and the file to write. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path source = Path.of(arguments[0]).toAbsolutePath();
    Path work = Path.of(arguments[1]).toAbsolutePath();
    Path bundle = Path.of(arguments[2]).toAbsolutePath();
    Packages packages = Packages.onClassPath();
    packages.unpack(work.resolve("node_modules"));
    Path entry = Files.writeString(work.resolve("editor.js"), Files.readString(source));
    run(work, packages.program(work, platform()), entry, bundle);
  }

  private static void run(Path work, Path program, Path entry, Path bundle)
      throws IOException, InterruptedException {
    List<String> command =
        List.of(
            program.toString(),
            entry.toString(),
            "--bundle",
            "--minify",
            "--format=esm",
            "--target=es2020",
            "--charset=utf8",
            "--legal-comments=none",
            "--log-level=warning",
            "--banner:js=" + LICENCE,
            "--outfile=" + bundle);
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
