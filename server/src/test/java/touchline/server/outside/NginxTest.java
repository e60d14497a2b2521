package touchline.server.outside;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.Rows;
import touchline.server.TestSite;
import touchline.server.account.guard.Proxies;

/** The site behind the nginx that the repository's example describes. */
class NginxTest {
  private static final Proxies HERE = Proxies.parse("127.0.0.1,::1").orElseThrow();

  @TempDir private Path data;
  @TempDir private Path folder;

  private static HttpResponse<String> get(Nginx nginx, String url)
      throws IOException, InterruptedException {
    return nginx
        .client()
        .send(HttpRequest.newBuilder(URI.create(url)).build(), BodyHandlers.ofString());
  }

  @Test
  void siteIsReachedByTlsAndKnowsIt() throws Exception {
    Nginx.assumeInstalled();
    try (TestSite site =
            TestSite.startShownAs("https://touchline.test", data, Clock.systemUTC(), HERE);
        Nginx nginx = Nginx.before(folder, "/", site.port())) {
      HttpResponse<String> first = get(nginx, nginx.plain() + "/lessons/closest-point");
      assertEquals(301, first.statusCode());
      HttpResponse<String> lesson = get(nginx, nginx.url() + "/lessons/closest-point");
      assertEquals(200, lesson.statusCode());
      assertEquals(
          "max-age=31536000", lesson.headers().firstValue("Strict-Transport-Security").orElse(""));
      HttpRequest guess =
          HttpRequest.newBuilder(URI.create(nginx.url() + "/sign-in"))
              .header("Content-Type", "application/x-www-form-urlencoded")
              .header("X-Forwarded-For", "203.0.113.9")
              .header("Origin", nginx.url())
              .POST(HttpRequest.BodyPublishers.ofString("login=bo&password=a+guess"))
              .build();
      assertEquals(422, nginx.client().send(guess, BodyHandlers.ofString()).statusCode());
    }
    // The client is where a proxy of ours is, so what it wrote down counts.
    assertEquals(
        List.of("from 203.0.113.9"),
        Rows.of(data, "SELECT what FROM failed_sign_in WHERE what LIKE 'from %'"));
  }

  @Test
  void siteIsShownBelowAPath() throws Exception {
    Nginx.assumeInstalled();
    String path = "/touchline";
    try (TestSite site =
            TestSite.startShownAs("https://touchline.test" + path, data, Clock.systemUTC(), HERE);
        Nginx nginx = Nginx.before(folder, path + "/", site.port())) {
      HttpResponse<String> outside = get(nginx, nginx.url() + "/");
      assertTrue(outside.headers().firstValue("X-Request-Id").isEmpty(), outside.body());
      String home = get(nginx, nginx.url() + path + "/").body();
      assertTrue(home.contains("href=\"/touchline/lessons/"), home);
      HttpResponse<String> joining = get(nginx, nginx.url() + path + "/join");
      assertEquals(303, joining.statusCode(), joining.body());
      assertTrue(
          joining.headers().firstValue("Location").orElse("").startsWith(path + "/"),
          joining.headers().toString());
    }
  }
}
