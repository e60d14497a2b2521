package touchline.server.lti;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.JWSObject;
import com.nimbusds.jose.Payload;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.RSAKey;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import touchline.server.TestBrowser;

/** Tokens that no platform of ours signed, or that say what they may not; each check by itself. */
class EvilTokenTest extends PlatformCase {
  @BeforeAll
  static void connect() {
    connectCourse(platform, "Geometry");
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
}
