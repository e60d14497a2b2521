package touchline.server.lti;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.JWSObject;
import com.nimbusds.jose.Payload;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.Curve;
import com.nimbusds.jose.jwk.gen.ECKeyGenerator;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.server.People;
import touchline.server.TestBrowser;
import touchline.server.TestSite;

/** What is tried between platforms, between servers, and around a launch. */
class EvilLaunchTest extends PlatformCase {
  private static final String DEEP = "https://purl.imsglobal.org/spec/lti-dl/claim/";

  @BeforeAll
  static void connect() {
    connectCourse(platform, "Geometry");
  }

  /** A link that says which frame of the platform keeps something. */
  private static HttpResponse<String> begunWithStorage(TestBrowser browser) {
    return browser.fill(
        "/lti/login",
        "iss",
        platform.url(),
        "login_hint",
        "hint-1",
        "target_link_uri",
        site.url() + "/lti/launch",
        "lti_message_hint",
        "message-1",
        "client_id",
        TestPlatform.CLIENT,
        "lti_storage_target",
        "_parent");
  }

  private static String part(HttpResponse<String> page, String name) {
    int from = page.body().indexOf(name + "=\"") + name.length() + 2;
    return page.body().substring(from, page.body().indexOf('"', from));
  }

  /** Who knows what a platform keeps for their own browser signs nobody else in with it. */
  @Test
  void whatAnotherSitePostsWasKeptByNoPlatform() {
    HttpResponse<String> begun = begunWithStorage(people.stranger());
    URI next = URI.create(part(begun, "a href").replace("&amp;", "&"));
    Map<String, String> asked = platform.authorised(next);
    Map<String, Object> claims =
        platform.claims("attacker", asked.get("nonce"), TestPlatform.STUDENT);
    String form =
        "state="
            + asked.get("state")
            + "&id_token="
            + platform.signed(claims)
            + "&stored="
            + part(begun, "data-value");
    TestBrowser victim = people.stranger();
    HttpResponse<String> refused =
        victim.post(
            "/lti/launch",
            form,
            "Sec-Fetch-Site",
            "cross-site",
            "Origin",
            "https://evil.example",
            "Sec-Fetch-Dest",
            "document");
    assertEquals(403, refused.statusCode(), refused.body());
    assertEquals(401, victim.get("/account").statusCode());
    String old = "https://evil.example";
    assertEquals(403, victim.post("/lti/launch", form, "Origin", old).statusCode());
    HttpResponse<String> own = victim.post("/lti/launch", form, "Sec-Fetch-Site", "same-origin");
    assertEquals(200, own.statusCode(), "its own page may: " + own.body());
  }

  @Test
  void timesBeyondAllSenseAreNoTimes() {
    for (Object time : List.of(1e300, -1e300, Long.MAX_VALUE, Long.MIN_VALUE, 1e17)) {
      for (String claim : List.of("exp", "iat", "nbf")) {
        HttpResponse<String> answer = changed(claims -> claims.put(claim, time));
        assertEquals(400, answer.statusCode(), claim + " " + time);
      }
    }
  }

  @Test
  void textsWithNulAreAsIfTheyWereNotSaid() {
    assertRefused(changed(claims -> claims.put("sub", "a\0b")), "sub must");
    String claim = TestPlatform.CLAIM;
    assertRefused(changed(claims -> claims.put(claim + "deployment_id", "7\0")), "deployment_id");
    Map<String, String> link = Map.of("id", "a\0b");
    assertRefused(changed(claims -> claims.put(claim + "resource_link", link)), "resource_link");
    Map<String, String> course = Map.of("id", "geometry", "title", "a\0b");
    assertEquals(303, changed(claims -> claims.put(claim + "context", course)).statusCode());
    Map<String, Object> marks =
        Map.of("scope", List.of("a\0b"), "lineitem", "https://a.example/\0");
    String endpoint = "https://purl.imsglobal.org/spec/lti-ags/claim/endpoint";
    assertEquals(303, changed(claims -> claims.put(endpoint, marks)).statusCode());
  }

  @Test
  void keyIsFoundBesideAnotherOfItsName() throws JOSEException {
    clock.advance(Duration.ofHours(2));
    platform.otherKeys.add(new ECKeyGenerator(Curve.P_256).keyID("first").generate().toPublicJWK());
    platform.otherKeys.add(TestPlatform.key("first").toPublicJWK());
    try {
      assertEquals(303, changed(claims -> {}).statusCode());
      assertRefused(
          forged(claims -> TestPlatform.signed(claims, TestPlatform.key("first"))),
          "by the platform&#39;s key");
    } finally {
      platform.otherKeys.clear();
      clock.advance(Duration.ofHours(2));
    }
  }

  /** A token by the right key that calls it something else. */
  private static HttpResponse<String> named(String key) {
    return forged(
        claims -> {
          JWSHeader header = new JWSHeader.Builder(JWSAlgorithm.RS256).keyID(key).build();
          JWSObject token = new JWSObject(header, new Payload(claims));
          token.sign(new RSASSASigner(platform.key));
          return token.serialize();
        });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"../../keys", "first\0", "http://127.0.0.1/keys", "' OR 1=1 --", "<b>first</b>"})
  void nameOfAKeyIsANameAndNothingElse(String key) {
    HttpResponse<String> refused = named(key);
    assertRefused(refused, "The key of the token must be the platform&#39;s");
    assertFalse(refused.body().contains("<b>first"), refused.body());
  }

  @Test
  void whatIsRefusedIsRepeatedInShortOnly() {
    HttpResponse<String> key = named("k".repeat(10_000));
    assertRefused(key, "The key of the token must be the platform&#39;s");
    assertFalse(key.body().contains("k".repeat(1000)), "nobody reads so much");
    String there = site.url() + "/" + "x".repeat(3000);
    HttpResponse<String> target =
        people
            .stranger()
            .fill("/lti/login", "iss", platform.url(), "login_hint", "x", "target_link_uri", there);
    assertRefused(target, "target_link_uri must be");
    assertFalse(target.body().contains("x".repeat(1000)), "nobody reads so much");
  }

  /** Both call this site by the same name. */
  @Test
  void tokenOfOnePlatformIsWorthNothingAtAnother() {
    try (TestPlatform other = new TestPlatform(site, clock)) {
      assertEquals(303, other.registerBy(people.administrator()).statusCode());
      TestBrowser browser = people.stranger();
      Map<String, String> here = platform.begin(browser);
      Map<String, String> there = other.begin(browser);
      String state = there.get("state");
      Map<String, Object> own = platform.claims("victim", there.get("nonce"), TestPlatform.STUDENT);
      assertRefused(TestPlatform.post(browser, state, platform.signed(own)), "iss must be");

      there = other.begin(browser);
      Map<String, Object> right = other.claims("victim", there.get("nonce"), TestPlatform.STUDENT);
      String foreign = TestPlatform.signed(right, TestPlatform.key("first"));
      assertRefused(
          TestPlatform.post(browser, there.get("state"), foreign), "by the platform&#39;s key");

      there = other.begin(browser);
      Map<String, Object> nonce = other.claims("victim", here.get("nonce"), TestPlatform.STUDENT);
      assertRefused(
          TestPlatform.post(browser, there.get("state"), other.signed(nonce)), "nonce must be");
      assertEquals(401, browser.get("/account").statusCode());
    }
  }

  @Test
  void cardIsFramedByItsOwnPlatformOnly() {
    try (TestPlatform other = new TestPlatform(site, clock)) {
      assertEquals(303, other.registerBy(people.administrator()).statusCode());
      connectCourse(other, "Elsewhere");
      HttpResponse<String> card = other.framed(people.stranger(), "s", TestPlatform.STUDENT);
      String policy = card.headers().firstValue("Content-Security-Policy").orElse("");
      assertTrue(policy.contains("frame-ancestors " + other.url()), policy);
      assertFalse(policy.contains(platform.url()), policy);
      TestBrowser tab = people.stranger();
      tab.fill("/lti/open", "pass", field(card, "pass"));
      assertEquals(200, tab.get("/account").statusCode());
      assertFalse(tab.get("/courses").body().contains("Geometry"), "the other one's course");
    }
  }

  @Test
  void closedDeploymentEndsTheVisitsThatCameFromThere() {
    HttpResponse<String> card = platform.framed(people.stranger(), "visitor", TestPlatform.STUDENT);
    String visit = field(card, "visit");
    assertEquals(200, people.stranger().fill("/lti/card", "visit", visit).statusCode());
    TestBrowser administrator = people.administrator();
    String deployment = TestPlatform.DEPLOYMENT;
    administrator.fill("/platforms/1/close", "deployment", deployment);
    try {
      assertRefused(people.stranger().fill("/lti/card", "visit", visit), "visit is over");
    } finally {
      administrator.fill("/platforms/1/open", "deployment", deployment);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "javascript:alert(1)",
        "data:text/html,x",
        "https://a b.example/",
        "https:///x",
        "https://user@evil.example/",
        "//evil.example/",
        "ftp://a.example/"
      })
  void choiceGoesBackToAPageOfTheWebOnly(String address) {
    HttpResponse<String> asked =
        platform.framed(
            people.stranger(),
            "teacher",
            TestPlatform.TEACHER,
            TestPlatform.CLAIM + "message_type",
            "LtiDeepLinkingRequest",
            DEEP + "deep_linking_settings",
            Map.of("deep_link_return_url", address, "accept_types", List.of("ltiResourceLink")));
    assertRefused(asked, "deep_link_return_url must be");
  }

  @Test
  void namesAndTitlesOfAPlatformAreText() {
    String evil = "<script>alert(1)</script>";
    TestBrowser browser = people.stranger();
    HttpResponse<String> card =
        platform.framed(
            browser,
            "markup",
            TestPlatform.STUDENT,
            "name",
            evil,
            TestPlatform.CLAIM + "resource_link",
            Map.of("id", "l", "title", evil),
            TestPlatform.CLAIM + "custom",
            Map.of("target", "course", "html", evil));
    assertTrue(card.body().contains("&lt;script&gt;alert(1)"), card.body());
    assertFalse(card.body().contains(evil), card.body());
    HttpResponse<String> target =
        platform.framed(
            browser,
            "markup",
            TestPlatform.STUDENT,
            TestPlatform.CLAIM + "custom",
            Map.of("target", evil));
    assertRefused(target, "must lead to something on this site: &lt;script&gt;");
  }

  /** What begins at one server ends at another, and nowhere a second time. */
  @Test
  void launchIsTakenOnceByAllServersTogether() {
    try (TestSite second = TestSite.startBeside(site, data, clock)) {
      TestBrowser browser = people.stranger();
      Map<String, String> asked = platform.begin(browser);
      String token =
          platform.signed(platform.claims("roamer", asked.get("nonce"), TestPlatform.STUDENT));
      TestBrowser there = browser.at(second.url());
      HttpResponse<String> in =
          TestPlatform.post(there, asked.get("state"), token, "Sec-Fetch-Dest", "document");
      assertEquals(303, in.statusCode(), in.body());
      assertRefused(TestPlatform.post(browser, asked.get("state"), token), "used already");
      assertRefused(TestPlatform.post(there, asked.get("state"), token), "used already");
    }
  }

  @Test
  void siteThatDoesNotKnowItsAddressLetsNobodyIn(@TempDir Path other) {
    try (TestSite unnamed = TestSite.startWithoutScript(other)) {
      TestBrowser administrator = new People(unnamed).administrator();
      String there = "https://platform.example";
      HttpResponse<String> made =
          administrator.fill(
              "/platforms",
              "name",
              "A",
              "issuer",
              there,
              "client",
              "c",
              "deployment",
              "1",
              "authorises",
              there + "/auth",
              "tokens",
              there + "/token",
              "keySet",
              there + "/keys");
      assertEquals(303, made.statusCode(), made.body());
      HttpResponse<String> begun =
          new TestBrowser(unnamed.url())
              .get(
                  "/lti/login?login_hint=x&iss="
                      + there
                      + "&target_link_uri="
                      + unnamed.url()
                      + "/lti/launch");
      assertRefused(begun, "must tell this site its own address, by --site");
      assertTrue(administrator.get("/platforms").body().contains("<code>--site</code>"));
    }
  }
}
