package touchline.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import touchline.server.asset.Assets;

/** The site on a free port and a data folder of the test's own. */
public final class TestSite implements AutoCloseable {
  private final App app;

  private TestSite(App app) {
    this.app = app;
  }

  /** With everything that the program has. */
  public static TestSite start(Path data) {
    return start(data, Assets.load());
  }

  /** Without the compiled script, for tests that ask only the server. */
  static TestSite startWithoutScript(Path data) {
    return start(data, noScript());
  }

  private static Assets noScript() {
    return Assets.of(
        "export function start() {}\n".getBytes(UTF_8),
        "export function mark() { return ''; }\n".getBytes(UTF_8));
  }

  /** Without the compiled script, with the lessons of a folder compiled when they are saved. */
  public static TestSite watching(Path data, Path lessons) {
    return new TestSite(
        App.start(settings(data), noScript(), Clock.systemUTC(), Optional.of(lessons)));
  }

  private static TestSite start(Path data, Assets assets) {
    return new TestSite(App.start(settings(data), assets, Clock.systemUTC()));
  }

  private static Settings settings(Path data) {
    return new Settings("127.0.0.1", 0, data);
  }

  /** Its address, without a slash at the end. */
  public String url() {
    return "http://127.0.0.1:" + port();
  }

  int port() {
    return app.port();
  }

  @Override
  public void close() {
    app.close();
  }
}
