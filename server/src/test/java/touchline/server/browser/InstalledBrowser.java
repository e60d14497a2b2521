package touchline.server.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.Playwright.CreateOptions;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Finds a Chromium or Chrome, or brings one: first Debian's headless shell, which does less work
 * for each page and which root can install; then any that is installed, then Playwright's own.
 * Tests that need a browser never skip; without one they fail with a sentence that says what to
 * install.
 */
public final class InstalledBrowser {
  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome");

  /** The command of headless Chromium, and the package that brings it. */
  private static final String SHELL = "chromium-headless-shell";

  private static final List<String> APPLICATIONS =
      List.of(
          "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
          "/Applications/Chromium.app/Contents/MacOS/Chromium",
          "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe");

  private static final String NOTHING_WORKED =
      "The browser tests need Chromium or Chrome: install one (Debian: apt-get install chromium) or"
          + " set CHROMIUM to its path.";

  private static @Nullable Path program;

  private InstalledBrowser() {}

  /** Playwright that fetches no browser by itself. */
  public static Playwright playwright() {
    return Playwright.create(
        new CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
  }

  /**
   * Starts a browser.
   *
   * @throws IllegalStateException if there is none and none could be installed
   */
  public static Browser launch(Playwright playwright) {
    return playwright.chromium().launch(options().setExecutablePath(program(playwright)));
  }

  /** Looked for once in a process: where none can be installed, that is tried once, too. */
  private static synchronized Path program(Playwright playwright) {
    if (program == null) {
      program =
          chosen()
              .or(
                  () ->
                      Installation.SHARED.bring(
                          InstalledBrowser::shell, InstalledBrowser::addShell))
              .or(
                  () ->
                      Installation.SHARED.bring(
                          () -> findOr(playwright), InstalledBrowser::install))
              .orElseThrow(() -> new IllegalStateException(NOTHING_WORKED));
    }
    return program;
  }

  /** The one that the environment names. */
  private static Optional<Path> chosen() {
    return Optional.ofNullable(System.getenv("CHROMIUM")).map(Path::of).filter(Files::isExecutable);
  }

  private static Optional<Path> shell() {
    return onPath(List.of(SHELL)).findFirst();
  }

  private static boolean addShell() {
    return isRoot() && Installation.installsPackage(SHELL);
  }

  private static boolean isRoot() {
    return "root".equals(System.getProperty("user.name"));
  }

  private static boolean install() {
    return Installation.installsPackage("chromium") || Installation.succeeds(playwrightInstall());
  }

  /** An installed one, or the one that Playwright has brought. */
  private static Optional<Path> findOr(Playwright playwright) {
    return find()
        .or(
            () ->
                Optional.of(Path.of(playwright.chromium().executablePath()))
                    .filter(Files::isExecutable));
  }

  /** Without a sandbox only for root, who cannot have one; quiet about the network. */
  private static LaunchOptions options() {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "--disable-quic",
                "--no-first-run",
                // Pages of one profile share what they have read.
                "--process-per-site",
                // No graphics processor is looked for, or played by the processor.
                "--disable-gpu",
                "--disable-software-rasterizer",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync"));
    if (isRoot()) {
      arguments.add("--no-sandbox");
    }
    return new LaunchOptions().setHeadless(true).setArgs(arguments);
  }

  /**
   * Where a browser is installed.
   *
   * @throws IllegalStateException if none is
   */
  public static Path path() {
    return chosen()
        .or(InstalledBrowser::shell)
        .or(InstalledBrowser::find)
        .orElseThrow(() -> new IllegalStateException(NOTHING_WORKED));
  }

  private static Optional<Path> find() {
    Stream<Path> applications = APPLICATIONS.stream().map(Path::of).filter(Files::isExecutable);
    return chosen().or(() -> Stream.concat(onPath(NAMES), applications).findFirst());
  }

  private static Stream<Path> onPath(List<String> names) {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .flatMap(folder -> names.stream().map(name -> Path.of(folder, name)))
        .filter(Files::isExecutable);
  }

  private static List<String> playwrightInstall() {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-cp",
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
        "com.microsoft.playwright.CLI",
        "install",
        "--with-deps",
        "chromium");
  }
}
