package touchline.server.lti;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.JWSObject;
import com.nimbusds.jose.Payload;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.RSAKey;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import touchline.server.Rows;
import touchline.server.TestBrowser;

/** What somebody tries who is no platform of ours, or is one and lies; each check by itself. */
class EvilPlatformTest extends PlatformCase {
  @BeforeAll
  static void connect() {
    connectCourse(platform, "Geometry");
  }

  @Test
  void rightOneIsLetIn() {
    assertEquals(303, changed(claims -> {}).statusCode());
  }

  @Test
  void launchIsTakenOnce() {
    TestBrowser browser = people.stranger();
    Map<String, String> asked = platform.begin(browser);
    String token =
        platform.signed(platform.claims("victim", asked.get("nonce"), TestPlatform.STUDENT));
    assertEquals(200, TestPlatform.post(browser, asked.get("state"), token).statusCode());
    assertRefused(TestPlatform.post(browser, asked.get("state"), token), "used already");
  }

  @Test
  void nonceIsThatOfTheLaunch() {
    TestBrowser browser = people.stranger();
    Map<String, String> first = platform.begin(browser);
    Map<String, String> second = platform.begin(browser);
    String token =
        platform.signed(platform.claims("victim", second.get("nonce"), TestPlatform.STUDENT));
    assertRefused(TestPlatform.post(browser, first.get("state"), token), "nonce must be");
    assertRefused(changed(claims -> claims.remove("nonce")), "nonce must be");
  }

  @Test
  void launchEndsInTheBrowserThatBeganIt() {
    Map<String, String> asked = platform.begin(people.stranger());
    String token =
        platform.signed(platform.claims("attacker", asked.get("nonce"), TestPlatform.STUDENT));
    TestBrowser victim = people.stranger();
    assertRefused(TestPlatform.post(victim, asked.get("state"), token), "browser that began it");
    platform.begin(victim);
    assertRefused(TestPlatform.post(victim, asked.get("state"), token), "browser that began it");
  }

  @Test
  void cookieOfTheLaunchComesBackInAFrameAndNowhereElse() {
    HttpResponse<String> begun =
        people
            .stranger()
            .fill(
                "/lti/login",
                "iss",
                platform.url(),
                "login_hint",
                "x",
                "target_link_uri",
                site.url() + "/lti/launch");
    String cookie = begun.headers().firstValue("Set-Cookie").orElseThrow();
    assertTrue(
        cookie.matches(
            "platform-launch=.*; Path=/; Max-Age=600; HttpOnly; SameSite=None; Partitioned;"
                + " Secure"),
        cookie);
    HttpResponse<String> in = changed(claims -> {});
    String session = in.headers().firstValue("Set-Cookie").orElseThrow();
    assertTrue(session.contains("SameSite=Lax"), session);
  }

  @Test
  void launchThatTookTooLongIsOver() {
    TestBrowser browser = people.stranger();
    Map<String, String> asked = platform.begin(browser);
    clock.advance(Duration.ofMinutes(11));
    String token =
        platform.signed(platform.claims("victim", asked.get("nonce"), TestPlatform.STUDENT));
    assertRefused(TestPlatform.post(browser, asked.get("state"), token), "is over");
  }

  @Test
  void stateIsOneOfOurs() {
    TestBrowser browser = people.stranger();
    assertRefused(TestPlatform.post(browser, "x", "y"), "state must be");
    assertRefused(TestPlatform.post(browser, "s".repeat(43), "y"), "is over");
  }

  @Test
  void unsignedTokenIsRefused() {
    assertRefused(
        forged(claims -> encoded("{\"alg\":\"none\"}") + "." + payload(claims) + "."),
        "signed JSON Web Token");
    String named = "{\"alg\":\"none\",\"kid\":\"first\"}";
    assertRefused(
        forged(claims -> encoded(named) + "." + payload(claims) + "." + encoded("x")),
        "signed JSON Web Token");
  }

  @Test
  void publicKeyIsNoSecretToSignWith() {
    byte[] secret = platform.key.toPublicJWK().toJSONString().getBytes(UTF_8);
    assertRefused(forged(claims -> hmac(claims, secret)), "must be signed by RS256");
    byte[] pem = encodedKey();
    assertRefused(forged(claims -> hmac(claims, pem)), "must be signed by RS256");
  }

  @Test
  void otherSignaturesOfTheRightKeyAreRefused() {
    assertRefused(forged(claims -> by(JWSAlgorithm.RS512, claims, platform.key)), "by RS256");
    assertRefused(forged(claims -> by(JWSAlgorithm.PS256, claims, platform.key)), "by RS256");
  }

  private static String encoded(String text) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(text.getBytes(UTF_8));
  }

  private static String payload(Map<String, Object> claims) {
    return new Payload(claims).toBase64URL().toString();
  }

  private static byte[] encodedKey() {
    try {
      return platform.key.toRSAPublicKey().getEncoded();
    } catch (JOSEException ownKey) {
      throw new IllegalStateException(ownKey);
    }
  }

  private static String hmac(Map<String, Object> claims, byte[] secret) throws JOSEException {
    JWSHeader header = new JWSHeader.Builder(JWSAlgorithm.HS256).keyID("first").build();
    JWSObject token = new JWSObject(header, new Payload(claims));
    token.sign(new MACSigner(secret));
    return token.serialize();
  }

  private static String by(JWSAlgorithm algorithm, Map<String, Object> claims, RSAKey key)
      throws JOSEException {
    JWSHeader header = new JWSHeader.Builder(algorithm).keyID(key.getKeyID()).build();
    JWSObject token = new JWSObject(header, new Payload(claims));
    token.sign(new RSASSASigner(key));
    return token.serialize();
  }

  @Test
  void signatureIsByThePlatformsKey() {
    RSAKey evil = TestPlatform.key("first");
    assertRefused(forged(claims -> TestPlatform.signed(claims, evil)), "by the platform&#39;s key");
  }

  @Test
  void keyThatATokenBringsAlongCountsForNothing() {
    RSAKey evil = TestPlatform.key("first");
    assertRefused(
        forged(
            claims -> {
              JWSHeader header =
                  new JWSHeader.Builder(JWSAlgorithm.RS256)
                      .keyID("first")
                      .jwk(evil.toPublicJWK())
                      .build();
              JWSObject token = new JWSObject(header, new Payload(claims));
              token.sign(new RSASSASigner(evil));
              return token.serialize();
            }),
        "by the platform&#39;s key");
  }

  @Test
  void whatIsChangedAfterSigningIsRefused() {
    assertRefused(
        forged(
            claims -> {
              String[] parts = platform.signed(claims).split("\\.");
              claims.put("sub", "somebody-else");
              return parts[0] + "." + payload(claims) + "." + parts[2];
            }),
        "by the platform&#39;s key");
  }

  @Test
  void unknownKeyIsLookedForAtABoundedRate() {
    RSAKey unknown = TestPlatform.key("unknown");
    clock.advance(Duration.ofMinutes(1));
    int before = platform.keyRequests.get();
    for (int i = 0; i < 5; i++) {
      assertRefused(forged(claims -> TestPlatform.signed(claims, unknown)), "key of the token");
    }
    assertEquals(before + 1, platform.keyRequests.get());
  }

  @Test
  void newKeyOfThePlatformIsFound() {
    RSAKey old = platform.key;
    try {
      changed(claims -> {});
      platform.key = TestPlatform.key("second");
      clock.advance(Duration.ofMinutes(1));
      assertEquals(303, changed(claims -> {}).statusCode());
    } finally {
      platform.key = old;
      clock.advance(Duration.ofMinutes(1));
    }
  }

  @Test
  void issuerIsThePlatform() {
    assertRefused(changed(claims -> claims.put("iss", "https://evil.example")), "iss must be");
  }

  @Test
  void audienceIsThisSite() {
    assertRefused(changed(claims -> claims.put("aud", "another")), "aud must hold");
    assertRefused(changed(claims -> claims.put("aud", List.of("one", "two"))), "aud must hold");
    assertRefused(changed(claims -> claims.remove("aud")), "aud must hold");
  }

  @Test
  void ofSeveralAudiencesThisSiteIsMeant() {
    List<String> both = List.of(TestPlatform.CLIENT, "another");
    assertRefused(changed(claims -> claims.put("aud", both)), "azp must be");
    assertRefused(
        changed(claims -> claims.putAll(Map.of("aud", both, "azp", "another"))), "azp must be");
    assertRefused(changed(claims -> claims.put("azp", "another")), "azp must be");
    Map<String, Object> right = Map.of("aud", both, "azp", TestPlatform.CLIENT);
    assertEquals(303, changed(claims -> claims.putAll(right)).statusCode());
  }

  @Test
  void tokenThatIsOverIsRefused() {
    long now = clock.instant().getEpochSecond();
    assertRefused(changed(claims -> claims.put("exp", now - 60)), "exp must");
    assertEquals(303, changed(claims -> claims.put("exp", now - 59)).statusCode());
    assertRefused(changed(claims -> claims.put("iat", now - 3601)), "an hour ago");
    assertEquals(303, changed(claims -> claims.put("iat", now - 3600)).statusCode());
    assertRefused(changed(claims -> claims.remove("exp")), "exp must");
    assertRefused(changed(claims -> claims.put("exp", "tomorrow")), "exp must");
  }

  @Test
  void tokenOfTheFutureIsRefused() {
    long now = clock.instant().getEpochSecond();
    assertRefused(changed(claims -> claims.put("iat", now + 61)), "iat and nbf must");
    assertEquals(303, changed(claims -> claims.put("iat", now + 60)).statusCode());
    assertRefused(changed(claims -> claims.put("nbf", now + 61)), "iat and nbf must");
    assertEquals(303, changed(claims -> claims.put("nbf", now + 60)).statusCode());
    assertRefused(changed(claims -> claims.remove("iat")), "iat must");
  }

  @Test
  void versionIsThatOfLti13() {
    String claim = TestPlatform.CLAIM + "version";
    assertRefused(changed(claims -> claims.put(claim, "1.1")), "version must be");
    assertRefused(changed(claims -> claims.put(claim, 1.3)), "version must be");
    assertRefused(changed(claims -> claims.remove(claim)), "version must be");
  }

  @Test
  void messageIsOfAKnownType() {
    String claim = TestPlatform.CLAIM + "message_type";
    assertRefused(changed(claims -> claims.put(claim, "LtiEvilRequest")), "message_type");
    assertRefused(changed(claims -> claims.put(claim, "LtiDeepLinkingResponse")), "message_type");
    assertRefused(changed(claims -> claims.remove(claim)), "message_type");
  }

  @Test
  void messageSaysWhoComesAndToWhat() {
    String claim = TestPlatform.CLAIM;
    assertRefused(changed(claims -> claims.remove("sub")), "sub must");
    assertRefused(changed(claims -> claims.put("sub", "s".repeat(256))), "sub must");
    assertRefused(changed(claims -> claims.remove(claim + "resource_link")), "resource_link");
    assertRefused(changed(claims -> claims.remove(claim + "roles")), "roles");
  }

  @Test
  void deploymentIsOneThatWasOpened() {
    String claim = TestPlatform.CLAIM + "deployment_id";
    assertRefused(changed(claims -> claims.put(claim, "8")), "deployment_id must be one");
    assertRefused(changed(claims -> claims.remove(claim)), "deployment_id must be there");
    TestBrowser administrator = people.administrator();
    assertEquals(303, administrator.fill("/platforms/1/open", "deployment", "8").statusCode());
    assertTrue(administrator.get("/platforms/1").body().contains("Close deployment 8"));
    HttpResponse<String> other = changed(claims -> claims.put(claim, "8"));
    assertTrue(other.body().contains("not connected"), "another deployment, another course");
    administrator.fill("/platforms/1/close", "deployment", "8");
    assertRefused(changed(claims -> claims.put(claim, "8")), "deployment_id must be one");
    assertEquals(422, administrator.fill("/platforms/1/open", "deployment", "").statusCode());
    administrator.fill("/platforms/1/close", "deployment", TestPlatform.DEPLOYMENT);
    assertTrue(administrator.get("/platforms/1").body().contains("nobody can come in"));
    administrator.fill("/platforms/1/open", "deployment", TestPlatform.DEPLOYMENT);
  }

  @Test
  void nothingLeadsToAnotherSite() {
    for (String target :
        List.of(
            "https://evil.example/lti/launch",
            site.url() + ".evil.example/lti/launch",
            site.url() + "/lti/launch@evil.example",
            site.url() + "/courses",
            "javascript:alert(1)",
            "")) {
      assertRefused(
          changed(claims -> claims.put(TestPlatform.CLAIM + "target_link_uri", target)),
          "target_link_uri must be");
      assertRefused(
          people
              .stranger()
              .get(
                  "/lti/login?login_hint=x&iss="
                      + URLEncoder.encode(platform.url(), UTF_8)
                      + "&target_link_uri="
                      + URLEncoder.encode(target, UTF_8)),
          "target_link_uri must be");
    }
  }

  @Test
  void loginBeginsAtPlatformsThatAreRegistered() {
    TestBrowser browser = people.stranger();
    String rest = "&login_hint=x&target_link_uri=" + site.url() + "/lti/launch";
    assertRefused(browser.get("/lti/login?iss=https://evil.example" + rest), "is registered here");
    assertRefused(browser.get("/lti/login"), "is registered here: nothing is said");
    assertRefused(
        browser.get("/lti/login?client_id=evil&iss=" + platform.url() + rest), "client_id must be");
    assertEquals(303, browser.get("/lti/login?iss=" + platform.url() + rest).statusCode());
    String noHint = "&target_link_uri=" + site.url() + "/lti/launch";
    assertRefused(browser.get("/lti/login?iss=" + platform.url() + noHint), "login_hint must");
  }

  @Test
  void launchesThatDoNotComeBackAreBounded() {
    String row = " WHERE what = 'launch from 127.0.0.1'";
    String begin =
        "/lti/login?login_hint=x&iss="
            + platform.url()
            + "&target_link_uri="
            + site.url()
            + "/lti/launch";
    assertEquals(303, people.stranger().get(begin).statusCode());
    List<String> before = Rows.of(data, "SELECT attempts FROM failed_sign_in" + row);
    assertEquals(303, changed(claims -> {}).statusCode());
    assertEquals(
        before,
        Rows.of(data, "SELECT attempts FROM failed_sign_in" + row),
        "one that comes back makes up for itself");
    assertRefused(changed(claims -> claims.remove("nonce")), "nonce must be");
    Rows.change(data, "UPDATE failed_sign_in SET attempts = 1100" + row);
    int begun = Rows.count(data, "lti_login");
    HttpResponse<String> refused = people.stranger().get(begin);
    Rows.change(data, "DELETE FROM failed_sign_in" + row);
    assertEquals(429, refused.statusCode(), refused.body());
    assertTrue(refused.body().contains("Too many launches"), refused.body());
    assertTrue(refused.headers().firstValue("Retry-After").isPresent());
    assertEquals(begun, Rows.count(data, "lti_login"), "nothing is kept of it");
  }

  @Test
  void keysThatHangHoldNobodyForLong() {
    clock.advance(Duration.ofHours(2));
    platform.hangs = true;
    try {
      int before = platform.keyRequests.get();
      assertRefused(forged(claims -> TestPlatform.signed(claims, TestPlatform.key("x"))), "longer");
      assertRefused(forged(claims -> TestPlatform.signed(claims, TestPlatform.key("x"))), "longer");
      assertEquals(before + 1, platform.keyRequests.get(), "the second does not ask again");
    } finally {
      platform.hangs = false;
      clock.advance(Duration.ofMinutes(1));
    }
  }

  @Test
  void platformsErrorIsShownAsWords() {
    TestBrowser browser = people.stranger();
    Map<String, String> asked = platform.begin(browser);
    HttpResponse<String> refused =
        browser.post(
            "/lti/launch",
            "error=%3Cscript%3Ealert(1)&state=" + asked.get("state"),
            "Sec-Fetch-Site",
            "cross-site");
    assertRefused(refused, "&lt;script&gt;alert");
  }

  @Test
  void pagesOfOtherSitesPostNowhereElse() {
    TestBrowser browser = people.stranger();
    for (String path : List.of("/lti/open", "/lti/card", "/lti/connect", "/lti/pick")) {
      HttpResponse<String> refused = browser.post(path, "x=", "Sec-Fetch-Site", "cross-site");
      assertEquals(403, refused.statusCode(), path);
      assertEquals(400, browser.post(path, "visit=" + "v".repeat(43)).statusCode(), path);
    }
  }

  @Test
  void studentConnectsNoCourseThoughTheyHoldAVisit() {
    HttpResponse<String> card = framed("student-2");
    Matcher visit = Pattern.compile("name=\"visit\" value=\"([^\"]+)").matcher(card.body());
    assertTrue(visit.find(), card.body());
    TestBrowser browser = people.stranger();
    String form = "visit=" + visit.group(1);
    assertRefused(
        browser.post("/lti/connect", form + "&course=new"), "Only a teacher of the course");
    assertRefused(browser.post("/lti/pick", form + "&pick=course"), "is over");
  }

  private static HttpResponse<String> framed(String who) {
    return platform.framed(people.stranger(), who, TestPlatform.STUDENT);
  }

  @Test
  void frameOfOneIsNotTheFrameOfAnother() {
    Pattern pass = Pattern.compile("name=\"pass\" value=\"([^\"]+)");
    Matcher one = pass.matcher(framed("one").body());
    Matcher two = pass.matcher(framed("two").body());
    assertTrue(one.find() && two.find());
    assertNotEquals(one.group(1), two.group(1));
    TestBrowser tab = people.stranger();
    tab.fill("/lti/open", "pass", one.group(1));
    assertTrue(tab.get("/account").body().contains("Person one"));
    assertFalse(tab.get("/account").body().contains("Person two"));
  }
}
