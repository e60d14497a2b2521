package touchline.server.lti.token;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.JWSObject;
import com.nimbusds.jose.crypto.RSASSAVerifier;
import com.nimbusds.jose.jwk.KeyUse;
import com.nimbusds.jose.jwk.RSAKey;
import java.text.ParseException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import touchline.server.lti.platform.Platform;

/**
 * Whether a token is one that a platform made for this site, now. See the 1EdTech Security
 * Framework 1.0, 5.1.3, and OpenID Connect Core, 3.1.3.7.
 */
public final class TokenCheck {
  /** Clocks differ. */
  static final Duration SKEW = Duration.ofSeconds(60);

  /** A token is used as soon as it is made. */
  static final Duration OLDEST = Duration.ofHours(1);

  private static final int LEAST_BITS = 2048;
  private static final int LONGEST = 100_000;

  private final PlatformKeys keys;

  public TokenCheck(PlatformKeys keys) {
    this.keys = keys;
  }

  /** What the token says, if it is to be believed; its nonce is not looked at. */
  public Claims check(Platform platform, String token, Instant now) throws Refusal {
    JWSObject signed = parsed(token);
    List<RSAKey> known = keys(platform, signed.getHeader(), now);
    if (known.stream().noneMatch(key -> isSigned(signed, key))) {
      throw new Refusal("The signature of the token must be by the platform's key.");
    }
    Map<String, Object> payload = signed.getPayload().toJSONObject();
    if (payload == null) {
      throw new Refusal("The token must hold a JSON object.");
    }
    Claims claims = new Claims(payload);
    checkParties(platform, claims);
    checkTimes(claims, now);
    return claims;
  }

  private static JWSObject parsed(String token) throws Refusal {
    if (token.isEmpty() || token.length() > LONGEST) {
      throw new Refusal("There must be a token of at most " + LONGEST + " characters.");
    }
    try {
      return JWSObject.parse(token);
    } catch (ParseException notSigned) {
      throw new Refusal("The token must be a signed JSON Web Token.");
    }
  }

  private static boolean isSigned(JWSObject token, RSAKey key) {
    try {
      return token.verify(new RSASSAVerifier(key));
    } catch (JOSEException unusable) {
      return false;
    }
  }

  /** By the name of the key only: what else the header says of keys counts for nothing. */
  private List<RSAKey> keys(Platform platform, JWSHeader header, Instant now) throws Refusal {
    if (!JWSAlgorithm.RS256.equals(header.getAlgorithm())) {
      throw new Refusal("The token must be signed by RS256: alg is " + header.getAlgorithm());
    }
    String id = header.getKeyID() == null ? "" : header.getKeyID();
    List<RSAKey> found = keys.find(platform.keySet(), id, now);
    if (found.isEmpty()) {
      throw new Refusal("The key of the token must be the platform's: " + id);
    }
    List<RSAKey> usable = found.stream().filter(TokenCheck::isForThis).toList();
    if (usable.isEmpty()) {
      throw new Refusal("The key of the token must be for RS256, of 2048 bits or more: " + id);
    }
    return usable;
  }

  private static boolean isForThis(RSAKey key) {
    return (key.getKeyUse() == null || KeyUse.SIGNATURE.equals(key.getKeyUse()))
        && (key.getAlgorithm() == null || JWSAlgorithm.RS256.equals(key.getAlgorithm()))
        && key.size() >= LEAST_BITS;
  }

  private static void checkParties(Platform platform, Claims claims) throws Refusal {
    if (!claims.text("iss").equals(platform.issuer())) {
      throw new Refusal("iss must be " + platform.issuer() + ": " + claims.text("iss"));
    }
    List<String> audience = claims.texts("aud");
    if (!audience.contains(platform.client())) {
      throw new Refusal("aud must hold " + platform.client() + ": " + audience);
    }
    boolean isMeant =
        claims.has("azp")
            ? claims.text("azp").equals(platform.client())
            : audience.stream().allMatch(platform.client()::equals);
    if (!isMeant) {
      throw new Refusal("azp must be " + platform.client() + ": " + claims.text("azp"));
    }
  }

  private static void checkTimes(Claims claims, Instant now) throws Refusal {
    Instant ends =
        claims.moment("exp").orElseThrow(() -> new Refusal("exp must be a moment in seconds."));
    Instant made =
        claims.moment("iat").orElseThrow(() -> new Refusal("iat must be a moment in seconds."));
    Instant begins = claims.moment("nbf").orElse(made);
    if (claims.has("nbf") && claims.moment("nbf").isEmpty()) {
      throw new Refusal("nbf must be a moment in seconds.");
    }
    if (!ends.plus(SKEW).isAfter(now)) {
      throw new Refusal("exp must not be over: " + ends);
    }
    if (made.minus(SKEW).isAfter(now) || begins.minus(SKEW).isAfter(now)) {
      throw new Refusal("iat and nbf must not be to come: " + (made.isAfter(now) ? made : begins));
    }
    if (made.plus(OLDEST).isBefore(now)) {
      throw new Refusal("iat must be at most an hour ago: " + made);
    }
  }
}
