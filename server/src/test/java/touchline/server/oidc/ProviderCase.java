package touchline.server.oidc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.People;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.TestClock;
import touchline.server.TestSite;

/** A site where people sign in with the accounts of a provider: one for all tests of a class. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class ProviderCase {
  protected static final String START = "/sign-in/provider";

  protected final TestClock clock = new TestClock();
  protected TestProvider provider;
  protected TestSite site;
  protected People people;
  private Path data;
  private long before;

  @BeforeAll
  protected void open(@TempDir Path folder) throws JoinRules.BadRule {
    data = folder;
    provider = new TestProvider(clock);
    site = TestSite.startWithProvider(data, clock, provider.provider(rules()));
    people = new People(site);
  }

  /** Who is let in. */
  protected JoinRules rules() throws JoinRules.BadRule {
    return JoinRules.EVERYBODY;
  }

  @BeforeEach
  protected void reset() {
    provider.reset();
    before = Rows.count(data, "account");
  }

  @AfterAll
  protected void close() {
    site.close();
    provider.close();
  }

  protected Path data() {
    return data;
  }

  protected TestBrowser stranger() {
    return new TestBrowser(site.url());
  }

  /** Somebody is signed in at the provider, of whose mail address it is sure. */
  protected void bo(String subject) {
    provider.signIn(
        subject, "name", "Bo Berg", "email", subject + "@uni.example", "email_verified", true);
  }

  /** Goes to the provider; gives the path by which it sends back. */
  protected String wayBack(TestBrowser who, String start) {
    HttpResponse<String> there = who.get(start);
    assertEquals(303, there.statusCode(), there.body());
    return wayBackFrom(location(there));
  }

  protected String wayBackFrom(String address) {
    assertTrue(address.startsWith(provider.issuer()), address);
    HttpResponse<String> back = new TestBrowser(provider.issuer()).get(TestProvider.path(address));
    assertEquals(302, back.statusCode(), back.body());
    return TestProvider.path(location(back));
  }

  /** All the way there and back. */
  protected HttpResponse<String> signIn(TestBrowser who) {
    return who.get(wayBack(who, START));
  }

  /** Somebody who is signed in by the provider. */
  protected TestBrowser signedIn() {
    TestBrowser who = stranger();
    HttpResponse<String> in = signIn(who);
    assertEquals(303, in.statusCode(), in.body());
    assertEquals(200, who.get("/account").statusCode());
    return who;
  }

  protected static String location(HttpResponse<String> answer) {
    return answer.headers().firstValue("Location").orElse("");
  }

  protected static void assertSays(HttpResponse<String> page, int status, String words) {
    assertEquals(status, page.statusCode(), page.body());
    assertTrue(page.body().contains(words), () -> words + " not in " + page.body());
  }

  /** How many accounts were made in this test. */
  protected long made() {
    return Rows.count(data, "account") - before;
  }
}
