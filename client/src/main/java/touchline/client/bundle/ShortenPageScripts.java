package touchline.client.bundle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Makes what a page fetches of the modules that are written by hand, without their comments. */
public final class ShortenPageScripts {
  private static final List<String> OPTIONS = List.of("--minify");

  private ShortenPageScripts() {}

  /** Takes the folder of the modules, a folder to work in and the folder of the scripts. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path sources = Path.of(arguments[0]).toAbsolutePath();
    Path work = Files.createDirectories(Path.of(arguments[1]).toAbsolutePath());
    Path scripts = Path.of(arguments[2]).toAbsolutePath();
    Esbuild esbuild = Esbuild.of(Packages.onClassPath(), work);
    for (Path source : modules(sources)) {
      esbuild.run(source, scripts.resolve(source.getFileName()), OPTIONS);
    }
  }

  private static List<Path> modules(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".js")).sorted().toList();
    }
  }
}
