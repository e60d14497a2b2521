package touchline.server.lti;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.crypto.RSASSAVerifier;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.text.ParseException;
import java.time.Clock;
import java.time.Instant;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Where a tool of a test's platform gets its tokens: for a signed word, each only once. */
final class TokenDesk {
  private static final long LIFE = 3600;
  private static final String WORD_TYPE = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";

  private final Supplier<JWKSet> keys;
  private final Clock clock;
  private final Set<String> words = new HashSet<>();
  private final Map<String, Token> tokens = new LinkedHashMap<>();
  private int given;
  private volatile String forbidden = "";

  private record Token(String scope, Instant until) {}

  TokenDesk(Supplier<JWKSet> keys, Clock clock) {
    this.keys = keys;
    this.clock = clock;
  }

  synchronized void forget() {
    tokens.clear();
  }

  void forbid(String scope) {
    forbidden = scope;
  }

  /** Gives a token; otherwise says what is wrong with what was asked, and has sent nothing. */
  Optional<String> answer(HttpExchange exchange, String address)
      throws IOException, ParseException, JOSEException {
    Map<String, String> form = Exchanges.form(exchange);
    String why = fault(SignedJWT.parse(form.getOrDefault("client_assertion", "")), address);
    boolean isForm =
        "client_credentials".equals(form.get("grant_type"))
            && WORD_TYPE.equals(form.get("client_assertion_type"));
    if (!why.isEmpty() || !isForm) {
      return Optional.of(why.isEmpty() ? "not a request for a token" : why);
    }
    if (forbidden.equals(form.get("scope"))) {
      Exchanges.send(exchange, 400, Map.of("error", "invalid_scope"));
      return Optional.empty();
    }
    String token = given(new Token(form.get("scope"), clock.instant().plusSeconds(LIFE)));
    Exchanges.send(
        exchange, 200, Map.of("access_token", token, "token_type", "Bearer", "expires_in", LIFE));
    return Optional.empty();
  }

  private String fault(SignedJWT word, String address) throws ParseException, JOSEException {
    JWK key = keys.get().getKeyByKeyId(word.getHeader().getKeyID());
    JWTClaimsSet said = word.getJWTClaimsSet();
    if (key == null || !word.verify(new RSASSAVerifier(key.toRSAKey()))) {
      return "the word must be signed by a key that is published";
    }
    if (!TestServices.CLIENT.equals(said.getIssuer())
        || !TestServices.CLIENT.equals(said.getSubject())) {
      return "iss and sub must be the client";
    }
    if (!said.getAudience().contains(address)) {
      return "aud must be this address";
    }
    if (said.getExpirationTime().toInstant().isBefore(clock.instant())) {
      return "the word is over";
    }
    return isUsed(said.getJWTID()) ? "jti was used" : "";
  }

  /** Whoever shows the same word at the same moment is second. */
  private synchronized boolean isUsed(String word) {
    return !words.add(word);
  }

  /** A name of its own for each, also of two that are asked for at once. */
  private synchronized String given(Token made) {
    String name = "token-" + ++given;
    tokens.put(name, made);
    return name;
  }

  /** Whether a request shows no token for this; then it is answered. */
  synchronized boolean mayNot(HttpExchange exchange, String scope) throws IOException {
    String shown = Exchanges.header(exchange, "Authorization");
    Token token = tokens.get(shown.replaceFirst("^Bearer ", ""));
    boolean isGood =
        token != null && clock.instant().isBefore(token.until()) && token.scope().equals(scope);
    if (!isGood) {
      exchange.sendResponseHeaders(401, -1);
    }
    return !isGood;
  }
}
