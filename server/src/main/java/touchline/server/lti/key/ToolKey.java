package touchline.server.lti.key;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.jwk.KeyUse;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import java.time.Instant;

/**
 * A key of this site.
 *
 * @param rsa with its private part
 * @param signsAt from when on it signs, until a later one does
 */
public record ToolKey(RSAKey rsa, Instant signsAt) {
  private static final int BITS = 2048;

  /** A new one. */
  static ToolKey made(Instant signsAt) {
    try {
      return new ToolKey(
          new RSAKeyGenerator(BITS)
              .keyUse(KeyUse.SIGNATURE)
              .algorithm(JWSAlgorithm.RS256)
              .keyIDFromThumbprint(true)
              .generate(),
          signsAt);
    } catch (JOSEException everyPlatformHasIt) {
      throw new IllegalStateException(everyPlatformHasIt);
    }
  }

  public String id() {
    return rsa.getKeyID();
  }

  /** Never the private part. */
  @Override
  public String toString() {
    return "ToolKey[" + id() + " from " + signsAt + "]";
  }
}
