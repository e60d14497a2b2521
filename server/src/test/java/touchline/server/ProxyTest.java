package touchline.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.account.guard.Proxies;

/** Behind a proxy people are told apart by what the proxy adds, and by nothing that they send. */
class ProxyTest {
  @TempDir private Path data;

  /** Some proxies write into the line that is there, and some add one of their own. */
  @Test
  void lastAddressOfTheLastLineCounts() {
    Proxies here = Proxies.parse("127.0.0.1").orElseThrow();
    try (TestSite site = TestSite.startBehind(data, here)) {
      guess(site, "X-Forwarded-For", "203.0.113.5, 198.51.100.8");
      guess(site, "X-Forwarded-For", "203.0.113.5", "X-Forwarded-For", "198.51.100.9");
    }
    assertEquals(
        List.of("from 198.51.100.8", "from 198.51.100.9"),
        Rows.of(data, "SELECT what FROM failed_sign_in WHERE what LIKE 'from %' ORDER BY what"));
  }

  private static void guess(TestSite site, String... headers) {
    TestBrowser somebody = new TestBrowser(site.url());
    assertEquals(422, somebody.post("/sign-in", "login=bo&password=a+guess", headers).statusCode());
  }
}
