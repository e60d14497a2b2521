package touchline.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.oidc.JoinRules;

/** A site where people sign in with the accounts of a provider: one for all tests of a class. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class ProviderCase {
  static final String START = "/sign-in/provider";

  final TestClock clock = new TestClock();
  TestProvider provider;
  TestSite site;
  People people;
  private Path data;
  private long before;

  @BeforeAll
  void open(@TempDir Path folder) throws JoinRules.BadRule {
    data = folder;
    provider = new TestProvider(clock);
    site = TestSite.startWithProvider(data, clock, provider.provider(rules()));
    people = new People(site);
  }

  /** Who is let in. */
  JoinRules rules() throws JoinRules.BadRule {
    return JoinRules.EVERYBODY;
  }

  @BeforeEach
  void reset() {
    provider.reset();
    before = Rows.count(data, "account");
  }

  @AfterAll
  void close() {
    site.close();
    provider.close();
  }

  Path data() {
    return data;
  }

  TestBrowser stranger() {
    return new TestBrowser(site.url());
  }

  /** Somebody is signed in at the provider, of whose mail address it is sure. */
  void bo(String subject) {
    provider.signIn(
        subject, "name", "Bo Berg", "email", subject + "@uni.example", "email_verified", true);
  }

  /** Goes to the provider; gives the path by which it sends back. */
  String wayBack(TestBrowser who, String start) {
    HttpResponse<String> there = who.get(start);
    assertEquals(303, there.statusCode(), there.body());
    return wayBackFrom(location(there));
  }

  String wayBackFrom(String address) {
    assertTrue(address.startsWith(provider.issuer()), address);
    HttpResponse<String> back = new TestBrowser(provider.issuer()).get(TestProvider.path(address));
    assertEquals(302, back.statusCode(), back.body());
    return TestProvider.path(location(back));
  }

  /** All the way there and back. */
  HttpResponse<String> signIn(TestBrowser who) {
    return who.get(wayBack(who, START));
  }

  /** Somebody who is signed in by the provider. */
  TestBrowser signedIn() {
    TestBrowser who = stranger();
    HttpResponse<String> in = signIn(who);
    assertEquals(303, in.statusCode(), in.body());
    assertEquals(200, who.get("/account").statusCode());
    return who;
  }

  static String location(HttpResponse<String> answer) {
    return answer.headers().firstValue("Location").orElse("");
  }

  static void assertSays(HttpResponse<String> page, int status, String words) {
    assertEquals(status, page.statusCode(), page.body());
    assertTrue(page.body().contains(words), () -> words + " not in " + page.body());
  }

  /** How many accounts were made in this test. */
  long made() {
    return Rows.count(data, "account") - before;
  }
}
