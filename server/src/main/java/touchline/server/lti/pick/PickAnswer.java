package touchline.server.lti.pick;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JOSEObjectType;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.JWSObject;
import com.nimbusds.jose.Payload;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.RSAKey;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchline.server.lti.token.Claims;
import touchline.server.lti.visit.Visit;

/** What this site answers when links were chosen, signed. See LTI Deep Linking 2.0, 2.3. */
final class PickAnswer {
  private static final Duration LIFE = Duration.ofMinutes(5);
  private static final String CLAIM = "https://purl.imsglobal.org/spec/lti/claim/";
  private static final String CHOICE = "https://purl.imsglobal.org/spec/lti-dl/claim/";

  private PickAnswer() {}

  /** The token. */
  static String token(
      Visit visit, List<Map<String, Object>> items, RSAKey key, String nonce, Instant now) {
    Map<String, Object> claims = new LinkedHashMap<>();
    claims.put("iss", visit.platform().client());
    claims.put("aud", visit.platform().issuer());
    claims.put("iat", now.getEpochSecond());
    claims.put("exp", now.plus(LIFE).getEpochSecond());
    claims.put("nonce", nonce);
    claims.put(CLAIM + "message_type", "LtiDeepLinkingResponse");
    claims.put(CLAIM + "version", "1.3.0");
    claims.put(CLAIM + "deployment_id", visit.launch().deployment());
    Claims asked = visit.launch().choice();
    if (asked.has("data")) {
      claims.put(CHOICE + "data", asked.all().get("data"));
    }
    claims.put(CHOICE + "content_items", items);
    try {
      JWSObject signed =
          new JWSObject(
              new JWSHeader.Builder(JWSAlgorithm.RS256)
                  .type(JOSEObjectType.JWT)
                  .keyID(key.getKeyID())
                  .build(),
              new Payload(claims));
      signed.sign(new RSASSASigner(key));
      return signed.serialize();
    } catch (JOSEException ourOwnKey) {
      throw new IllegalStateException(ourOwnKey);
    }
  }
}
