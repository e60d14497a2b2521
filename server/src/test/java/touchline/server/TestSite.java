package touchline.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.file.Path;
import java.time.Clock;
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
    return start(
        data,
        Assets.of(name -> "export const start = () => {}, mark = () => '';\n".getBytes(UTF_8)));
  }

  private static TestSite start(Path data, Assets assets) {
    return new TestSite(App.start(new Settings("127.0.0.1", 0, data), assets, Clock.systemUTC()));
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
