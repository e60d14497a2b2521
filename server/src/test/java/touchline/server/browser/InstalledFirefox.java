package touchline.server.browser;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A Firefox that shows one page until it is closed. Found installed, or brought by Debian's package
 * manager; it needs no driver, since the page reports by itself.
 */
final class InstalledFirefox implements AutoCloseable {
  private static final List<String> NAMES = List.of("firefox-esr", "firefox");
  private static final String MACINTOSH = "/Applications/Firefox.app/Contents/MacOS/firefox";
  private static final String NOTHING_WORKED =
      "The parity run needs Firefox: install it (Debian: apt-get install firefox-esr) or set"
          + " FIREFOX to its path.";

  private final Process process;

  private InstalledFirefox(Process process) {
    this.process = process;
  }

  /** Opens the page without a window, in a profile of its own. */
  static InstalledFirefox open(String url, Path profile) throws IOException {
    Path program = find().or(InstalledFirefox::install).orElseThrow(InstalledFirefox::missing);
    ProcessBuilder builder =
        new ProcessBuilder(
            program.toString(), "--headless", "--no-remote", "--profile", profile.toString(), url);
    // Firefox refuses a home that belongs to somebody else, as root's often does in containers.
    builder.environment().put("HOME", profile.toString());
    builder.redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
    return new InstalledFirefox(builder.start());
  }

  private static Optional<Path> find() {
    Stream<String> named = Stream.ofNullable(System.getenv("FIREFOX"));
    Stream<String> onPath =
        Stream.of(System.getenv("PATH").split(File.pathSeparator))
            .flatMap(folder -> NAMES.stream().map(name -> folder + File.separator + name));
    return Stream.of(named, onPath, Stream.of(MACINTOSH))
        .flatMap(paths -> paths)
        .map(Path::of)
        .filter(Files::isExecutable)
        .findFirst();
  }

  private static Optional<Path> install() {
    boolean installed =
        InstalledBrowser.succeeds(List.of("apt-get", "update"))
            && InstalledBrowser.succeeds(List.of("apt-get", "install", "-y", "firefox-esr"));
    return installed ? find() : Optional.empty();
  }

  private static IllegalStateException missing() {
    return new IllegalStateException(NOTHING_WORKED);
  }

  @Override
  public void close() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    process.onExit().join();
  }
}
