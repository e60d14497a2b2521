package touchline.server.oidc;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.factories.DefaultJWSVerifierFactory;
import com.nimbusds.jose.jwk.AsymmetricJWK;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import java.text.ParseException;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Checks an ID token, as OpenID Connect Core 1.0, 3.1.3.7 says. */
final class ProviderProof {
  /** By which two clocks may differ. */
  private static final Duration SKEW = Duration.ofSeconds(60);

  private static final int LONGEST_SUBJECT = 255;

  private final Provider provider;
  private final ProviderLine line;

  ProviderProof(Provider provider, ProviderLine line) {
    this.provider = provider;
    this.line = line;
  }

  /**
   * The claims of a token that this provider made for this site, for this one sign-in, just now.
   *
   * @param nonce what this sign-in was marked with
   */
  Map<String, Object> claims(String token, String nonce, Instant now) throws ProviderProblem {
    try {
      SignedJWT signed = SignedJWT.parse(token);
      requireSignature(signed);
      JWTClaimsSet claims = signed.getJWTClaimsSet();
      require(provider.issuer().equals(claims.getIssuer()), "it names another issuer");
      requireForThisSite(claims);
      requireNow(claims, now);
      require(nonce.equals(claims.getStringClaim("nonce")), "its nonce is of another sign-in");
      String subject = claims.getSubject();
      require(
          subject != null && !subject.isBlank() && subject.length() <= LONGEST_SUBJECT,
          "it names nobody");
      return claims.getClaims();
    } catch (ParseException broken) {
      throw ProviderProblem.wrong("ID token refused: it is no signed token");
    }
  }

  private void requireSignature(SignedJWT token) throws ProviderProblem {
    JWSHeader header = token.getHeader();
    require(
        line.facts().algorithms().contains(header.getAlgorithm()),
        "the provider does not sign with " + header.getAlgorithm());
    for (JWK key : line.keys(header)) {
      if (key instanceof AsymmetricJWK pair && isSignedBy(token, pair)) {
        return;
      }
    }
    throw ProviderProblem.wrong("ID token refused: no key of the provider has signed it");
  }

  private static boolean isSignedBy(SignedJWT token, AsymmetricJWK key) {
    try {
      return token.verify(
          new DefaultJWSVerifierFactory().createJWSVerifier(token.getHeader(), key.toPublicKey()));
    } catch (JOSEException unfit) {
      return false;
    }
  }

  private void requireForThisSite(JWTClaimsSet claims) throws ProviderProblem, ParseException {
    List<String> audience = claims.getAudience();
    require(audience.contains(provider.client()), "it is for another site");
    String party = claims.getStringClaim("azp");
    boolean isAlone = audience.size() == 1 && party == null;
    require(isAlone || provider.client().equals(party), "it was given to another site");
  }

  private static void requireNow(JWTClaimsSet claims, Instant now) throws ProviderProblem {
    Date until = claims.getExpirationTime();
    require(until != null && now.isBefore(until.toInstant().plus(SKEW)), "it has expired");
    Date made = claims.getIssueTime();
    require(made != null && isPast(made, now), "it was made in the future");
    require(isPast(claims.getNotBeforeTime(), now), "it does not count yet");
  }

  private static boolean isPast(@Nullable Date time, Instant now) {
    return time == null || !time.toInstant().isAfter(now.plus(SKEW));
  }

  private static void require(boolean is, String otherwise) throws ProviderProblem {
    if (!is) {
      throw ProviderProblem.wrong("ID token refused: " + otherwise);
    }
  }
}
