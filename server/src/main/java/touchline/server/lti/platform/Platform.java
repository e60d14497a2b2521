package touchline.server.lti.platform;

import java.net.URI;

/**
 * A learning platform in which this site is registered.
 *
 * @param issuer who it says it is
 * @param client who this site is there
 * @param authorises where a launch is authorised
 * @param tokens where tokens for its services are fetched
 * @param keySet where its public keys lie
 * @param audience to whom requests for tokens are addressed; empty where that is {@code tokens}
 * @param frames origins whose pages may frame those of a launch, with blanks between
 */
public record Platform(
    long id,
    String name,
    String issuer,
    String client,
    URI authorises,
    URI tokens,
    URI keySet,
    String audience,
    String frames) {
  /** To whom a request for a token is addressed. */
  public String tokenAudience() {
    return audience.isEmpty() ? tokens.toString() : audience;
  }

  /** The same with this number. */
  Platform numbered(long number) {
    return new Platform(number, name, issuer, client, authorises, tokens, keySet, audience, frames);
  }
}
