package touchline.server.lti.key;

import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSet;
import io.javalin.http.Context;
import java.util.List;

/** The public keys of this site, for platforms to read. */
public final class KeySetPages {
  private static final String AN_HOUR = "public, max-age=3600";

  private final ToolKeyStore keys;

  public KeySetPages(ToolKeyStore keys) {
    this.keys = keys;
  }

  public void list(Context ctx) {
    List<JWK> all = keys.published().stream().map(key -> (JWK) key.rsa().toPublicJWK()).toList();
    ctx.header("Cache-Control", AN_HOUR)
        .contentType("application/json")
        .result(new JWKSet(all).toString(true));
  }
}
