package touchline.server.lti.service;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.util.JSONObjectUtils;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import java.net.URLEncoder;
import java.text.ParseException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import touchline.server.fetch.FetchProblem;
import touchline.server.fetch.Fetched;
import touchline.server.fetch.Fetcher;
import touchline.server.fetch.Outgoing;
import touchline.server.lti.key.ToolKeyStore;
import touchline.server.lti.platform.Platform;

/**
 * What lets this site use the services of platforms: tokens, fetched with a signed word of who asks
 * (1EdTech Security Framework 1.0, 4.1) and kept until shortly before they end.
 */
final class ServiceTokens {
  private static final Duration WORD_LIFE = Duration.ofMinutes(5);

  /** Before its end a token is not used any more: it takes a while to get there. */
  private static final Duration MARGIN = Duration.ofSeconds(60);

  /** Of a token that does not say how long it lives; no other is kept for longer either. */
  private static final long USUAL_SECONDS = 3600;

  private static final int FORBIDDEN = 403;

  private final Fetcher fetcher;
  private final ToolKeyStore keys;
  private final Clock clock;
  private final Map<Use, Token> kept = new ConcurrentHashMap<>();

  ServiceTokens(Fetcher fetcher, ToolKeyStore keys, Clock clock) {
    this.fetcher = fetcher;
    this.keys = keys;
    this.clock = clock;
  }

  private record Use(long platform, String scope) {}

  private record Token(String text, Instant until) {}

  /** A token for one thing; without one nothing works there, so none means that it is away. */
  String of(Platform platform, String scope) throws ServiceProblem {
    Use use = new Use(platform.id(), scope);
    Token known = kept.get(use);
    if (known != null && clock.instant().isBefore(known.until())) {
      return known.text();
    }
    Token fresh = fetch(platform, scope);
    kept.put(use, fresh);
    return fresh.text();
  }

  /** The platform took it back before its time. */
  void forget(Platform platform, String scope) {
    kept.remove(new Use(platform.id(), scope));
  }

  private Token fetch(Platform platform, String scope) throws ServiceProblem {
    Instant now = clock.instant();
    Map<String, String> form = new LinkedHashMap<>();
    form.put("grant_type", "client_credentials");
    form.put("client_assertion_type", "urn:ietf:params:oauth:client-assertion-type:jwt-bearer");
    form.put("client_assertion", word(platform, now));
    form.put("scope", scope);
    try {
      Fetched answer =
          fetcher.send(
              Outgoing.post(platform.tokens(), "application/x-www-form-urlencoded", encoded(form))
                  .with("Accept", "application/json"));
      if (!answer.isSuccess()) {
        throw refused(answer);
      }
      return token(answer.text(), now);
    } catch (FetchProblem away) {
      throw ServiceProblem.away(away.getMessage());
    }
  }

  /** One thing may be forbidden where others are not: see RFC 6749, 5.2. */
  private static ServiceProblem refused(Fetched answer) {
    String told = "it gave no token, but answered " + answer.status() + PlatformWords.of(answer);
    boolean isForbidden = answer.status() < 500 && PlatformWords.isError(answer, "invalid_scope");
    return isForbidden ? ServiceProblem.answered(FORBIDDEN, told) : ServiceProblem.away(told);
  }

  private static Token token(String answer, Instant now) throws ServiceProblem {
    try {
      Map<String, Object> given = JSONObjectUtils.parse(answer);
      if (!(given.get("access_token") instanceof String text)) {
        throw ServiceProblem.away("it gave no token");
      }
      long seconds =
          given.get("expires_in") instanceof Number life ? life.longValue() : USUAL_SECONDS;
      return new Token(text, now.plusSeconds(Math.min(seconds, USUAL_SECONDS)).minus(MARGIN));
    } catch (ParseException broken) {
      throw ServiceProblem.away("what it gave for a token is not JSON");
    }
  }

  private String word(Platform platform, Instant now) {
    RSAKey key = keys.signing();
    JWTClaimsSet claims =
        new JWTClaimsSet.Builder()
            .issuer(platform.client())
            .subject(platform.client())
            .audience(platform.tokenAudience())
            .issueTime(Date.from(now))
            .expirationTime(Date.from(now.plus(WORD_LIFE)))
            .jwtID(UUID.randomUUID().toString())
            .build();
    SignedJWT word =
        new SignedJWT(
            new JWSHeader.Builder(JWSAlgorithm.RS256).keyID(key.getKeyID()).build(), claims);
    try {
      word.sign(new RSASSASigner(key));
      return word.serialize();
    } catch (JOSEException everyPlatformHasIt) {
      throw new IllegalStateException(everyPlatformHasIt);
    }
  }

  private static String encoded(Map<String, String> form) {
    return form.entrySet().stream()
        .map(
            field ->
                URLEncoder.encode(field.getKey(), UTF_8)
                    + '='
                    + URLEncoder.encode(field.getValue(), UTF_8))
        .collect(Collectors.joining("&"));
  }
}
