package touchline.client.bundle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Makes one script of the editor's source and the modules that it imports, which lie on the class
 * path as jars of npm packages.
 */
public final class BundleEditor {
  private static final String LICENCE =
      "/* CodeMirror 6 and Lezer, (c) Marijn Haverbeke and others, MIT licence. */";

  private static final List<String> OPTIONS =
      List.of(
          "--bundle",
          "--minify",
          "--target=es2020",
          "--legal-comments=none",
          "--banner:js=" + LICENCE);

  private BundleEditor() {}

  /** Takes the script's source, a folder to work in and the file to write. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path source = Path.of(arguments[0]).toAbsolutePath();
    Path work = Path.of(arguments[1]).toAbsolutePath();
    Path bundle = Path.of(arguments[2]).toAbsolutePath();
    Packages packages = Packages.onClassPath();
    packages.unpack(work.resolve("node_modules"));
    Path entry = Files.writeString(work.resolve("editor.js"), Files.readString(source));
    Esbuild.of(packages, work).run(entry, bundle, OPTIONS);
  }
}
