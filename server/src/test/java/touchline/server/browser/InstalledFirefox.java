package touchline.server.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Playwright;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds a Firefox, or brings Debian's package. Without one tests fail and say what to install. */
public final class InstalledFirefox {
  /** By which Playwright drives a Firefox as it is, over WebDriver BiDi, and not its own build. */
  private static final String CHANNEL = "moz-firefox";

  private static final List<String> NAMES = List.of("firefox-esr", "firefox");
  private static final String MACINTOSH = "/Applications/Firefox.app/Contents/MacOS/firefox";
  private static final String NOTHING_WORKED =
      "The browser tests need Firefox: install it (Debian: apt-get install firefox-esr) or set"
          + " FIREFOX to its path.";

  private InstalledFirefox() {}

  /**
   * Starts a browser without a window.
   *
   * @param home an empty folder: Firefox refuses a home that belongs to somebody else, as root's
   *     often does in containers
   * @throws IllegalStateException if there is none and none could be installed
   */
  public static Browser launch(Playwright playwright, Path home) throws IOException {
    Path program =
        Installation.SHARED
            .bring(InstalledFirefox::find, () -> Installation.installsPackage("firefox-esr"))
            .orElseThrow(() -> new IllegalStateException(NOTHING_WORKED));
    return playwright
        .firefox()
        .launch(
            new LaunchOptions()
                .setChannel(CHANNEL)
                .setExecutablePath(program)
                .setEnv(environment(home)));
  }

  private static Map<String, String> environment(Path home) {
    Map<String, String> environment = new HashMap<>(System.getenv());
    environment.put("HOME", home.toString());
    return environment;
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
}
