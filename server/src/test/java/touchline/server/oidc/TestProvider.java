package touchline.server.oidc;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.ECDSASigner;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.Curve;
import com.nimbusds.jose.jwk.ECKey;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.ECKeyGenerator;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jose.util.JSONObjectUtils;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Clock;
import java.util.Base64;
import java.util.Date;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import touchline.server.TestKeys;

/**
 * An OpenID provider that refuses whatever the specification does not allow a site to ask, and that
 * can be told to answer like an evil one.
 */
public final class TestProvider implements AutoCloseable {
  public static final String SITE = "http://touchline.example";
  public static final String CLIENT = "touchline";
  public static final String SECRET = "s3cret: of & the site, thirty-two";

  private static final RSAKey FIRST;
  private static final RSAKey SECOND;

  static {
    TestKeys.use();
    FIRST = rsa("first");
    SECOND = rsa("second");
  }

  private static final ECKey ELLIPTIC = elliptic();

  private final HttpServer server;
  private final Clock clock;
  private final Map<String, Map<String, String>> codes = new ConcurrentHashMap<>();
  private final AtomicInteger drawn = new AtomicInteger();
  private final AtomicInteger keyFetches = new AtomicInteger();

  /** Who is signed in there; nobody goes on if it is empty. */
  private volatile Map<String, Object> person = Map.of();

  private volatile Map<String, Object> userinfo = Map.of();
  private volatile Map<String, Object> facts = Map.of();
  private volatile List<JWK> keys = List.of(FIRST, ELLIPTIC);
  private volatile JWK signing = FIRST;
  private volatile Consumer<JWTClaimsSet.Builder> claims = all -> {};
  private volatile UnaryOperator<String> token = UnaryOperator.identity();
  private volatile UnaryOperator<String> way = UnaryOperator.identity();
  private volatile boolean isBroken;

  public TestProvider(Clock clock) {
    this.clock = clock;
    try {
      server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    at("/.well-known/openid-configuration", asked -> json(200, discovery()));
    at("/authorize", this::authorize);
    at("/token", this::token);
    at(
        "/keys",
        asked -> {
          keyFetches.incrementAndGet();
          return json(200, new JWKSet(keys).toPublicJWKSet().toJSONObject());
        });
    at(
        "/userinfo",
        asked ->
            "Bearer opens".equals(asked.getRequestHeaders().getFirst("Authorization"))
                ? json(200, userinfo.isEmpty() ? Map.of("sub", person.get("sub")) : userinfo)
                : json(401, Map.of()));
    at("/logout", asked -> new Reply(200, "<title>Out</title><p>You are signed out.</p>", ""));
    server.start();
  }

  /** Honest again, with nobody signed in. */
  public void reset() {
    person = Map.of();
    userinfo = Map.of();
    facts = Map.of();
    keys = List.of(FIRST, ELLIPTIC);
    signing = FIRST;
    claims = all -> {};
    token = UnaryOperator.identity();
    way = UnaryOperator.identity();
    isBroken = false;
  }

  /** Answers nothing of use any more. */
  public void breakDown() {
    isBroken = true;
  }

  private record Reply(int status, String body, String location) {}

  private interface Part {
    Reply answer(HttpExchange asked) throws IOException;
  }

  private void at(String path, Part part) {
    server.createContext(
        path,
        asked -> {
          Reply reply;
          try {
            reply = isBroken ? new Reply(500, "down", "") : part.answer(asked);
          } catch (IllegalArgumentException refused) {
            reply = new Reply(400, String.valueOf(refused.getMessage()), "");
          }
          if (!reply.location().isEmpty()) {
            asked.getResponseHeaders().add("Location", reply.location());
          }
          boolean isJson = reply.body().startsWith("{");
          asked
              .getResponseHeaders()
              .add("Content-Type", isJson ? "application/json" : "text/html;charset=utf-8");
          byte[] bytes = reply.body().getBytes(UTF_8);
          asked.sendResponseHeaders(reply.status(), bytes.length == 0 ? -1 : bytes.length);
          asked.getResponseBody().write(bytes);
          asked.close();
        });
  }

  private static Reply json(int status, Map<String, Object> body) {
    return new Reply(status, JSONObjectUtils.toJSONString(body), "");
  }

  public String issuer() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  /** As a site that lets in whom these rules name, and is at this address, is told of it. */
  public Provider provider(JoinRules rules, String site) {
    return new Provider(
        issuer(), CLIENT, SECRET, "Example University", "openid profile email", rules, site);
  }

  public Provider provider(JoinRules rules) {
    return provider(rules, SITE);
  }

  /** Lets somebody be signed in there: names of claims and texts in turn. */
  public void signIn(String subject, Object... namesAndValues) {
    Map<String, Object> all = new LinkedHashMap<>(Map.of("sub", subject));
    for (int i = 0; i < namesAndValues.length; i += 2) {
      all.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    person = all;
  }

  public void signOut() {
    person = Map.of();
  }

  public void tellMore(Map<String, Object> more) {
    userinfo = more;
  }

  /** Says something else of itself. */
  public void say(String name, Object value) {
    Map<String, Object> more = new HashMap<>(facts);
    more.put(name, value);
    facts = more;
  }

  public void alterClaims(Consumer<JWTClaimsSet.Builder> change) {
    claims = change;
  }

  public void alterToken(UnaryOperator<String> change) {
    token = change;
  }

  public void alterWayBack(UnaryOperator<String> change) {
    way = change;
  }

  /** Signs with another key from now on, and says so or not. */
  public void useSecondKey(boolean isTold) {
    signing = SECOND;
    keys = isTold ? List.of(FIRST, SECOND) : List.of(FIRST);
  }

  public void useEllipticKey() {
    signing = ELLIPTIC;
  }

  public RSAKey publicKey() {
    return FIRST.toPublicJWK();
  }

  public int keyFetches() {
    return keyFetches.get();
  }

  private Map<String, Object> discovery() {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("issuer", issuer());
    all.put("authorization_endpoint", issuer() + "/authorize?tenant=a");
    all.put("token_endpoint", issuer() + "/token");
    all.put("jwks_uri", issuer() + "/keys");
    all.put("userinfo_endpoint", issuer() + "/userinfo");
    all.put("end_session_endpoint", issuer() + "/logout");
    all.put("id_token_signing_alg_values_supported", List.of("RS256", "ES256"));
    all.put("authorization_response_iss_parameter_supported", true);
    all.putAll(facts);
    return all;
  }

  private Reply authorize(HttpExchange asked) {
    Map<String, String> given = fields(asked.getRequestURI().getRawQuery());
    require(given.get("tenant"), "a");
    require(given.get("response_type"), "code");
    require(given.get("client_id"), CLIENT);
    require(given.get("code_challenge_method"), "S256");
    requireForm(given.get("code_challenge"), "[A-Za-z0-9_-]{43}");
    requireForm(given.get("state"), ".{20,}");
    requireForm(given.get("nonce"), ".{20,}");
    requireForm(given.get("scope"), "openid( .*)?");
    requireForm(given.get("redirect_uri"), "http://[a-z0-9.:]+" + Provider.BACK);
    String answer;
    if (person.isEmpty()) {
      answer = "error=access_denied";
    } else {
      String code = "code-" + drawn.incrementAndGet();
      codes.put(code, given);
      answer = "code=" + code;
    }
    String back =
        given.get("redirect_uri")
            + '?'
            + answer
            + "&state="
            + given.get("state")
            + "&iss="
            + URLEncoder.encode(issuer(), UTF_8);
    return new Reply(302, "", way.apply(back));
  }

  private Reply token(HttpExchange asked) throws IOException {
    require(asked.getRequestMethod(), "POST");
    String pair = URLEncoder.encode(CLIENT, UTF_8) + ':' + URLEncoder.encode(SECRET, UTF_8);
    String basic = "Basic " + Base64.getEncoder().encodeToString(pair.getBytes(UTF_8));
    if (!basic.equals(asked.getRequestHeaders().getFirst("Authorization"))) {
      return json(401, Map.of("error", "invalid_client"));
    }
    Map<String, String> form = fields(new String(asked.getRequestBody().readAllBytes(), UTF_8));
    require(form.get("grant_type"), "authorization_code");
    Map<String, String> begun = codes.remove(String.valueOf(form.get("code")));
    boolean isIts =
        begun != null
            && begun.get("redirect_uri").equals(form.get("redirect_uri"))
            && begun.get("code_challenge").equals(challenge(form.get("code_verifier")));
    if (!isIts) {
      return json(400, Map.of("error", "invalid_grant"));
    }
    return json(
        200,
        Map.of(
            "id_token",
            token.apply(signed(claims(begun.get("nonce")))),
            "access_token",
            "opens",
            "token_type",
            "Bearer"));
  }

  private JWTClaimsSet claims(String nonce) {
    JWTClaimsSet.Builder all =
        new JWTClaimsSet.Builder()
            .issuer(issuer())
            .audience(CLIENT)
            .issueTime(Date.from(clock.instant()))
            .expirationTime(Date.from(clock.instant().plusSeconds(300)))
            .claim("nonce", nonce);
    person.forEach(all::claim);
    claims.accept(all);
    return all.build();
  }

  private String signed(JWTClaimsSet all) {
    try {
      boolean isElliptic = signing instanceof ECKey;
      JWSHeader header =
          new JWSHeader.Builder(isElliptic ? JWSAlgorithm.ES256 : JWSAlgorithm.RS256)
              .keyID(signing.getKeyID())
              .build();
      SignedJWT made = new SignedJWT(header, all);
      made.sign(
          isElliptic ? new ECDSASigner(signing.toECKey()) : new RSASSASigner(signing.toRSAKey()));
      return made.serialize();
    } catch (JOSEException broken) {
      throw new IllegalStateException(broken);
    }
  }

  private static String challenge(String verifier) {
    try {
      byte[] bytes = MessageDigest.getInstance("SHA-256").digest(verifier.getBytes(UTF_8));
      return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    } catch (GeneralSecurityException broken) {
      throw new IllegalStateException(broken);
    }
  }

  private static Map<String, String> fields(String encoded) {
    Map<String, String> fields = new HashMap<>();
    for (String field : encoded.split("&", -1)) {
      String[] parts = field.split("=", 2);
      String before = fields.put(decoded(parts[0]), decoded(parts[1]));
      if (before != null) {
        throw new IllegalArgumentException("twice: " + parts[0]);
      }
    }
    return fields;
  }

  private static String decoded(String text) {
    return URLDecoder.decode(text, UTF_8);
  }

  private static void require(String given, String expected) {
    if (!expected.equals(given)) {
      throw new IllegalArgumentException("not " + expected + ": " + given);
    }
  }

  private static void requireForm(String given, String form) {
    if (given == null || !given.matches(form)) {
      throw new IllegalArgumentException("not of the form " + form + ": " + given);
    }
  }

  private static RSAKey rsa(String name) {
    try {
      return new RSAKeyGenerator(2048).keyID(name).generate();
    } catch (JOSEException broken) {
      throw new IllegalStateException(broken);
    }
  }

  private static ECKey elliptic() {
    try {
      return new ECKeyGenerator(Curve.P_256).keyID("elliptic").generate();
    } catch (JOSEException broken) {
      throw new IllegalStateException(broken);
    }
  }

  /** Path and query of an address, as a browser asks this site for them. */
  public static String path(String address) {
    URI uri = URI.create(address);
    return uri.getRawQuery() == null
        ? uri.getRawPath()
        : uri.getRawPath() + '?' + uri.getRawQuery();
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
