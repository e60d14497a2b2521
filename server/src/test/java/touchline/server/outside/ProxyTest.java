package touchline.server.outside;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.TestSite;
import touchline.server.account.guard.Proxies;

/** Behind a proxy people are told apart by what the proxy adds, and by nothing that they send. */
class ProxyTest {
  private static final String ADA =
      "login=ada&name=Ada&password=correct+horse+battery&again=correct+horse+battery";

  private static final String SIGN_IN = "login=ada&password=correct+horse+battery";

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

  /** Who comes by TLS is to come by nothing else; who only says so is not believed. */
  @Test
  void schemeIsBelievedFromTheProxyOnly() {
    String said = "X-Forwarded-Proto";
    try (TestSite site = TestSite.startBehind(data, Proxies.parse("127.0.0.1").orElseThrow())) {
      TestBrowser browser = new TestBrowser(site.url());
      assertEquals("max-age=31536000", onlyByTls(browser.get("/", said, "https")));
      assertEquals("max-age=31536000", onlyByTls(browser.get("/sign-in", said, "http, https")));
      assertEquals("", onlyByTls(browser.get("/", said, "http")));
      assertEquals("", onlyByTls(browser.get("/sign-in")));
      String welcome = site.welcome();
      String cookies =
          String.join(
              "\n", browser.post(welcome, ADA, said, "https").headers().allValues("Set-Cookie"));
      assertTrue(cookies.lines().allMatch(ProxyTest::isOfThisHostAlone), cookies);
      String learner =
          new TestBrowser(site.url())
              .post(TestBrowser.EXERCISE, "seed=1&a0=1+1", said, "https")
              .headers()
              .firstValue("Set-Cookie")
              .orElse("");
      assertTrue(learner.startsWith("__Host-learner=") && isOfThisHostAlone(learner), learner);
      String link = browser.post("/people", "login=bo&name=Bo", said, "https").body();
      assertTrue(link.contains("https://127.0.0.1:"), link);
    }
    try (TestSite site = TestSite.startBehind(data, Proxies.parse("10.0.0.0/8").orElseThrow())) {
      TestBrowser browser = new TestBrowser(site.url());
      assertEquals("", onlyByTls(browser.get("/", said, "https")));
      HttpResponse<String> in = browser.post("/sign-in", SIGN_IN, said, "https");
      String cookies = String.join("\n", in.headers().allValues("Set-Cookie"));
      assertTrue(cookies.contains("session=") && !cookies.contains("Secure"), cookies);
      String link = browser.post("/people", "login=cy&name=Cy", said, "https").body();
      assertTrue(link.contains("http://127.0.0.1:"), link);
    }
  }

  /** What another host of the domain may set in a browser says nothing of who is signed in. */
  @Test
  void sessionByTlsIsOneThatOnlyThisHostCanSet() {
    String said = "X-Forwarded-Proto";
    try (TestSite site = TestSite.startBehind(data, Proxies.parse("127.0.0.1").orElseThrow())) {
      TestBrowser ada = new TestBrowser(site.url());
      ada.post(site.welcome(), ADA, said, "https");
      String session = sessionOf(ada);
      assertTrue(session.startsWith("__Host-session="), session);
      assertEquals(200, signedIn(site, session));
      assertEquals(401, signedIn(site, session.replace("__Host-", "")));
      ada.post("/sign-out", "", said, "https");
      assertEquals(401, signedIn(site, session));
    }
  }

  @Test
  void sessionOfASiteBelowAPathIsOneThatIsSetByTls() {
    Proxies here = Proxies.parse("127.0.0.1").orElseThrow();
    String address = "https://uni.test/touchline";
    try (TestSite site = TestSite.startShownAs(address, data, Clock.systemUTC(), here)) {
      TestBrowser ada = new TestBrowser(site.url());
      String cookies =
          String.join(
              "\n",
              ada.post(site.welcome(), ADA, "X-Forwarded-Proto", "https")
                  .headers()
                  .allValues("Set-Cookie"));
      assertTrue(cookies.contains("__Secure-session="), cookies);
      assertTrue(cookies.contains("; Path=/touchline/;"), cookies);
      assertEquals(200, signedIn(site, sessionOf(ada)));
    }
  }

  /** By its name and its marks, as browsers demand them together. */
  private static boolean isOfThisHostAlone(String cookie) {
    return cookie.startsWith("__Host-")
        && cookie.contains("; Path=/;")
        && cookie.endsWith("; Secure");
  }

  private static String sessionOf(TestBrowser browser) {
    return Stream.of(browser.cookie().split("; "))
        .filter(cookie -> cookie.contains("session="))
        .findFirst()
        .orElse("none");
  }

  private static int signedIn(TestSite site, String cookie) {
    return new TestBrowser(site.url())
        .get("/account", "X-Forwarded-Proto", "https", "Cookie", cookie)
        .statusCode();
  }

  private static String onlyByTls(HttpResponse<String> answer) {
    return answer.headers().firstValue("Strict-Transport-Security").orElse("");
  }

  private static void guess(TestSite site, String... headers) {
    TestBrowser somebody = new TestBrowser(site.url());
    assertEquals(422, somebody.post("/sign-in", "login=bo&password=a+guess", headers).statusCode());
  }
}
