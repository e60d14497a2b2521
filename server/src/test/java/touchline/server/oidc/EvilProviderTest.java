package touchline.server.oidc;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.JWSSigner;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.PlainJWT;
import com.nimbusds.jwt.SignedJWT;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.text.ParseException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.server.People;
import touchline.server.Rows;
import touchline.server.TestBrowser;

/** What a provider, somebody between, or another page may try to come in as somebody else. */
@Tag("store")
class EvilProviderTest extends ProviderCase {
  /** Nobody is signed in, nobody is made, and what the page says helps nobody to try on. */
  private void assertStaysOut(TestBrowser who, HttpResponse<String> answer, String what) {
    int status = answer.statusCode();
    assertTrue(status == 422 || status == 502 || status == 503, what + ": " + status);
    assertEquals(401, who.get("/account").statusCode(), what);
    assertEquals(0, made(), what);
  }

  /** All of them at one site: each is refused, and who is honest comes in afterwards. */
  @Test
  void falseClaimsProveNothing() {
    bo("claims");
    Map<String, Consumer<JWTClaimsSet.Builder>> evil = new LinkedHashMap<>();
    evil.put("another issuer", all -> all.issuer("https://other.example"));
    evil.put("no issuer", all -> all.issuer(null));
    evil.put("for another site", all -> all.audience("other"));
    evil.put("for nobody", all -> all.audience(List.of()));
    evil.put("several, nobody named", all -> all.audience(List.of(TestProvider.CLIENT, "other")));
    evil.put(
        "several, another named",
        all -> all.audience(List.of(TestProvider.CLIENT, "other")).claim("azp", "other"));
    evil.put("given to another", all -> all.claim("azp", "other"));
    evil.put("expired", all -> all.expirationTime(later(Duration.ofSeconds(-61))));
    evil.put("without an end", all -> all.expirationTime(null));
    evil.put("of the future", all -> all.issueTime(later(Duration.ofSeconds(62))));
    evil.put("made at no time", all -> all.issueTime(null));
    evil.put("not yet", all -> all.notBeforeTime(later(Duration.ofSeconds(62))));
    evil.put("wrong nonce", all -> all.claim("nonce", "A".repeat(43)));
    evil.put("no nonce", all -> all.claim("nonce", null));
    evil.put("nonce of a wrong kind", all -> all.claim("nonce", List.of("a")));
    evil.put("nobody", all -> all.subject(null));
    evil.put("blank", all -> all.subject(" "));
    evil.put("endless name", all -> all.subject("s".repeat(256)));
    evil.forEach(
        (what, change) -> {
          provider.alterClaims(change);
          TestBrowser who = stranger();
          HttpResponse<String> answer = signIn(who);
          assertStaysOut(who, answer, what);
          assertSays(answer, 502, "does not prove who you are");
        });
    provider.alterClaims(
        all ->
            all.audience(List.of("other", TestProvider.CLIENT)).claim("azp", TestProvider.CLIENT));
    signedIn();
    provider.alterClaims(all -> all.expirationTime(later(Duration.ofSeconds(-59))));
    signedIn();
  }

  private Date later(Duration time) {
    return Date.from(clock.instant().plus(time));
  }

  private interface Forging {
    String forge(JWTClaimsSet claims) throws JOSEException;
  }

  @Test
  void falseSignaturesProveNothing() throws JOSEException {
    bo("signatures");
    byte[] publicKey = provider.publicKey().toPublicKey().getEncoded();
    JWSSigner stranger = new RSASSASigner(new RSAKeyGenerator(2048).generate());
    Map<String, Forging> evil = new LinkedHashMap<>();
    evil.put("none", claims -> new PlainJWT(claims).serialize());
    evil.put(
        "the secret of the site",
        claims -> forged(claims, JWSAlgorithm.HS256, new MACSigner(TestProvider.SECRET)));
    evil.put(
        "the public key as a secret",
        claims -> forged(claims, JWSAlgorithm.HS256, new MACSigner(publicKey)));
    evil.put("another key", claims -> forged(claims, JWSAlgorithm.RS256, stranger));
    evil.put("what it does not use", claims -> forged(claims, JWSAlgorithm.RS512, stranger));
    evil.put(
        "nothing", claims -> forged(claims, JWSAlgorithm.RS256, stranger).replaceAll("[^.]+$", ""));
    evil.put("no token", claims -> "nothing of the kind");
    List<String> tried = new ArrayList<>();
    evil.forEach(
        (what, forging) -> {
          provider.alterToken(token -> forge(token, forging));
          TestBrowser who = stranger();
          HttpResponse<String> answer = signIn(who);
          assertStaysOut(who, answer, what);
          assertSays(answer, 502, "does not prove who you are");
          tried.add(what);
        });
    assertEquals(evil.size(), tried.size());
    provider.alterToken(token -> token);
    signedIn();
  }

  private static String forge(String token, Forging forging) {
    try {
      return forging.forge(SignedJWT.parse(token).getJWTClaimsSet());
    } catch (ParseException | JOSEException broken) {
      throw new IllegalStateException(broken);
    }
  }

  private static String forged(JWTClaimsSet claims, JWSAlgorithm algorithm, JWSSigner signer)
      throws JOSEException {
    SignedJWT made = new SignedJWT(new JWSHeader.Builder(algorithm).keyID("first").build(), claims);
    made.sign(signer);
    return made.serialize();
  }

  @Test
  void codeOfAnotherIssuerIsNotExchanged() {
    bo("mixed");
    TestBrowser who = stranger();
    provider.alterWayBack(back -> back.replaceAll("iss=.*", "iss=https%3A%2F%2Fother.example"));
    assertStaysOut(who, signIn(who), "mixed up");
    provider.alterWayBack(back -> back.replaceAll("&iss=.*", ""));
    assertStaysOut(who, signIn(who), "who it is left out");
    provider.say("authorization_response_iss_parameter_supported", false);
    clock.advance(Duration.ofHours(2));
    signedIn();
  }

  @Test
  void wayIsGoneOnce() {
    bo("once");
    TestBrowser who = stranger();
    String back = wayBack(who, START);
    assertEquals(303, who.get(back).statusCode());
    who.fill("/sign-out");
    assertSays(who.get(back), 422, "This sign-in has ended");
    assertEquals(401, who.get("/account").statusCode());
  }

  @Test
  void usedCodeWithAFreshStateIsRefused() {
    bo("used");
    TestBrowser victim = stranger();
    String used = wayBack(victim, START);
    victim.get(used);
    TestBrowser who = stranger();
    String own = wayBack(who, START);
    String mixed = used.replaceAll("state=[^&]*", own.replaceAll(".*(state=[^&]*).*", "$1"));
    assertEquals(502, who.get(mixed).statusCode());
    assertEquals(401, who.get("/account").statusCode());
  }

  /** The code is bound to who asked for it, so it is of no use to who steals it on the way. */
  @Test
  void stolenCodeIsOfNoUse() {
    bo("stolen");
    String stolen = wayBack(stranger(), START);
    TestBrowser thief = stranger();
    String own = wayBack(thief, START);
    String mixed = stolen.replaceAll("state=[^&]*", own.replaceAll(".*(state=[^&]*).*", "$1"));
    assertStaysOut(thief, thief.get(mixed), "stolen code");
  }

  /** Nobody is made to be signed in as somebody else: a link from elsewhere ends nowhere. */
  @Test
  void stateOfAnotherBrowserIsRefused() {
    bo("browser");
    TestBrowser evil = stranger();
    String back = wayBack(evil, START);
    TestBrowser victim = stranger();
    assertStaysOut(victim, victim.get(back), "no cookie");
    wayBack(victim, START);
    assertStaysOut(victim, victim.get(back), "another cookie");
    assertEquals(303, evil.get(back).statusCode(), "the own one goes on to count");
  }

  @Test
  void lateInventedOrMissingStateIsRefused() {
    bo("late");
    TestBrowser who = stranger();
    String back = wayBack(who, START);
    assertStaysOut(who, who.get(back.replaceAll("state=", "state=A")), "invented");
    assertStaysOut(who, who.get(back.replaceAll("&state=[^&]*", "")), "missing");
    clock.advance(Duration.ofMinutes(10));
    assertStaysOut(who, who.get(back), "late");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://evil.example/",
        "//evil.example",
        "/\\evil.example",
        "/a b",
        "/sign-in/provider/back"
      })
  void returnAddressLeadsNowhereElse(String next) {
    bo("next");
    TestBrowser who = stranger();
    String start = START + "?next=" + URLEncoder.encode(next, UTF_8);
    assertEquals("/account", location(who.get(wayBack(who, start))));
  }

  /** What is stored lets nobody finish a way. */
  @Test
  void databaseHoldsNoSecretOfAWay() {
    Rows.change(data(), "DELETE FROM provider_journey");
    bo("secret");
    TestBrowser who = stranger();
    String back = wayBack(who, START);
    String state = back.replaceAll(".*state=([^&]*).*", "$1");
    String cookie = who.cookie().replaceAll(".*journey=([^;]*).*", "$1");
    String kept =
        Rows.of(data(), "SELECT state_sha256 || browser_sha256 || next FROM provider_journey")
            .get(0);
    assertTrue(!kept.contains(state) && !kept.contains(cookie), kept);
  }

  @Test
  void passwordThatLinksTakesFewGuesses() {
    for (String path : List.of("/account/provider", "/account/provider/end")) {
      TestBrowser person = people.named("guesser" + path.length());
      int guesses = 0;
      int status = 422;
      while (status == 422 && guesses < 12) {
        status = person.fill(path, "current", "not this one").statusCode();
        guesses++;
      }
      assertEquals(429, status, path);
      assertTrue(guesses > 3, path + ": who mistypes goes on");
      assertEquals(
          429, person.fill(path, "current", People.PASSWORD).statusCode(), "not looked at");
    }
  }
}
