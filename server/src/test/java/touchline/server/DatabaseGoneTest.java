package touchline.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.store.Place;

/** The database server is stopped and started, and has no connection left, while people work. */
class DatabaseGoneTest {
  private static final int MOST = 24;

  private static final String TOO_MANY_CONNECTIONS = "53300";

  @TempDir private Path folder;

  private final int port = FreePort.find();
  private EmbeddedPostgres server;
  private String url;
  private App app;
  private TestBrowser browser;
  private int acknowledged;

  @BeforeEach
  void start() throws IOException {
    server = startServer();
    url = server.getJdbcUrl("postgres", "postgres");
    Settings settings = new Settings("127.0.0.1", 0, Place.server(url, "", ""));
    app = App.start(settings, Edition.load(), Clock.systemUTC());
    browser = new TestBrowser("http://127.0.0.1:" + app.port());
  }

  @AfterEach
  void stop() throws IOException {
    app.close();
    server.close();
  }

  /** In the folder and on the port that it had before. */
  private EmbeddedPostgres startServer() throws IOException {
    return EmbeddedPostgres.builder()
        .setPort(port)
        .setDataDirectory(folder.resolve("server"))
        .setCleanDataDirectory(false)
        .setServerConfig("max_connections", String.valueOf(MOST))
        .start();
  }

  private HttpResponse<String> submit() {
    HttpResponse<String> answer = browser.submit(TestBrowser.EXERCISE, "1", "0", "0");
    acknowledged += answer.statusCode() == 303 ? 1 : 0;
    return answer;
  }

  private void assertBusy() {
    HttpResponse<String> answer = submit();
    assertEquals(503, answer.statusCode(), answer.body());
    assertEquals("5", answer.headers().firstValue("Retry-After").orElseThrow());
    assertTrue(answer.body().contains("<h1>The site is busy</h1>"), answer.body());
    HttpResponse<String> ready = browser.get("/readyz");
    assertEquals(503, ready.statusCode());
    assertTrue(ready.body().contains("database"), ready.body());
    assertEquals(200, new TestBrowser(browserUrl()).get("/lessons/vectors").statusCode());
  }

  private String browserUrl() {
    return "http://127.0.0.1:" + app.port();
  }

  private void assertHealedAndNothingLost() throws SQLException {
    assertEquals(303, TestBrowser.untilTaken(this::submit).statusCode());
    assertEquals(200, browser.get("/readyz").statusCode());
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("SELECT count(*) FROM submission")) {
      row.next();
      assertEquals(acknowledged, row.getInt(1));
    }
  }

  @Test
  void whoWorksIsToldToComeAgainUntilItIsBack() throws Exception {
    assertEquals(303, submit().statusCode());
    server.close();
    assertBusy();
    server = startServer();
    assertHealedAndNothingLost();
  }

  @Test
  void connectionsThatOthersTookAreMissedOnlyUntilTheyGiveThemBack() throws Exception {
    assertEquals(303, submit().statusCode());
    List<Connection> others = new ArrayList<>();
    try {
      takeAll(others);
      assertBusy();
    } finally {
      for (Connection other : others) {
        other.close();
      }
    }
    assertHealedAndNothingLost();
  }

  /**
   * Ends those of the site as a restarted firewall would, and takes all that there are. Only their
   * number tells that none is left: one that is refused may come free a moment later, when the
   * process that had it is gone.
   */
  private void takeAll(List<Connection> others) throws SQLException {
    others.add(DriverManager.getConnection(url));
    try (Statement statement = others.get(0).createStatement()) {
      while (others.size() < MOST) {
        statement.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                + " WHERE application_name = 'touchline'");
        takeMore(others);
      }
    }
  }

  private void takeMore(List<Connection> others) throws SQLException {
    try {
      while (others.size() < MOST) {
        others.add(DriverManager.getConnection(url));
      }
    } catch (SQLException refused) {
      assertEquals(TOO_MANY_CONNECTIONS, refused.getSQLState());
    }
  }
}
