package touchline.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.account.Role.ANYONE;

import io.javalin.Javalin;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.account.AccessPages;
import touchline.server.account.AccountTokenStore;
import touchline.server.account.SessionStore;
import touchline.server.asset.Assets;
import touchline.server.mount.Mount;
import touchline.server.page.ErrorPages;
import touchline.server.page.Templates;
import touchline.server.store.Database;
import touchline.server.store.TestPlace;

/** What every route obeys, seen at routes that the site does not have. */
class AppTest {
  @TempDir private static Path data;

  private final Database database = Database.open(TestPlace.of(data));
  private final AccessPages access =
      new AccessPages(
          new SessionStore(database),
          new AccountTokenStore(database),
          (account, course) -> Optional.empty(),
          Clock.systemUTC());
  private final Javalin javalin =
      Javalin.create(
              config -> {
                config.routes.beforeMatched(access::require);
                new ErrorPages(
                        new Templates(Assets.of(name -> new byte[0])), Mount.ROOT, cookies -> false)
                    .handle(config.routes);
                config.routes.get("/forgotten", ctx -> ctx.result("secret"));
                config.routes.get("/open", ctx -> ctx.result("open"), ANYONE);
                config.routes.get(
                    "/broken",
                    ctx -> {
                      throw new IllegalStateException("the secret cause");
                    },
                    ANYONE);
              })
          .start("127.0.0.1", 0);

  private final TestBrowser browser = new TestBrowser("http://127.0.0.1:" + javalin.port());

  @AfterEach
  void stop() {
    javalin.stop();
    database.close();
  }

  @Test
  void routeWithoutARoleIsRefused() {
    HttpResponse<String> answer = browser.get("/forgotten");
    assertEquals(403, answer.statusCode());
    assertFalse(answer.body().contains("secret"));
    assertEquals("open", browser.get("/open").body());
  }

  @Test
  void exceptionIsAPageThatSaysNothingOfIt() {
    HttpResponse<String> answer = browser.get("/broken");
    assertEquals(500, answer.statusCode());
    assertTrue(answer.body().contains("<h1>Something broke on our side</h1>"));
    assertFalse(answer.body().contains("secret") || answer.body().contains("Exception"));
  }
}
