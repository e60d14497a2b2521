package touchline.server.lti;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.JWSObject;
import com.nimbusds.jose.Payload;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jose.util.JSONObjectUtils;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.net.http.HttpResponse;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import touchline.server.People;
import touchline.server.TestBrowser;
import touchline.server.TestKeys;
import touchline.server.TestSite;

/**
 * A learning platform that keeps to LTI 1.3 strictly: its own keys, deployments, nonces and clock.
 * What it is asked for has to be exactly what the specification says.
 */
public final class TestPlatform implements AutoCloseable {
  public static final String CLAIM = "https://purl.imsglobal.org/spec/lti/claim/";
  public static final String CLIENT = "touchline-here";
  public static final String DEPLOYMENT = "7";
  public static final String TEACHER =
      "http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor";
  public static final String STUDENT = "http://purl.imsglobal.org/vocab/lis/v2/membership#Learner";

  /** The same for all of them: to make one takes longer than most tests. */
  private static final RSAKey FIRST;

  static {
    TestKeys.use();
    FIRST = key("first");
  }

  private final HttpServer server;
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final CountDownLatch end = new CountDownLatch(1);
  private final TestSite site;
  private final Clock clock;
  private final Set<String> nonces = new HashSet<>();
  private final List<String> registered = new ArrayList<>();
  public final AtomicInteger keyRequests = new AtomicInteger();
  public RSAKey key = FIRST;
  public volatile boolean hangs;

  /** Keys that stand before its own in its key set. */
  public final List<JWK> otherKeys = new CopyOnWriteArrayList<>();

  /** What its configuration says instead of the truth, by name. */
  public final Map<String, String> lies = new ConcurrentHashMap<>();

  /** Where its tokens are fetched, if not at its own address. */
  public String tokens = "";

  public TestPlatform(TestSite site, Clock clock) {
    this.site = site;
    this.clock = clock;
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException none) {
      throw new UncheckedIOException(none);
    }
    server.setExecutor(threads);
    PlatformPages pages = new PlatformPages(this, site);
    server.createContext("/keys", this::keys);
    server.createContext("/auth", this::authorise);
    server.createContext("/course", pages::course);
    server.createContext("/keeper", pages::keeper);
    server.createContext("/registering", pages::registering);
    server.createContext("/window", pages::window);
    server.createContext("/configuration", this::configuration);
    server.createContext("/register", this::register);
    server.start();
  }

  public static RSAKey key(String id) {
    try {
      return new RSAKeyGenerator(2048).keyID(id).generate();
    } catch (JOSEException everyPlatformHasIt) {
      throw new IllegalStateException(everyPlatformHasIt);
    }
  }

  public String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  /** The same by another name, which makes it another site for a browser. */
  public String otherName() {
    return url().replace("127.0.0.1", "localhost");
  }

  private void keys(HttpExchange exchange) throws IOException {
    keyRequests.incrementAndGet();
    if (hangs) {
      try {
        end.await();
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
      }
    }
    List<JWK> all = new ArrayList<>(otherKeys);
    all.add(key.toPublicJWK());
    send(exchange, 200, new JWKSet(all).toString(true));
  }

  private void configuration(HttpExchange exchange) throws IOException {
    Map<String, Object> said = new LinkedHashMap<>();
    said.put("issuer", url());
    said.put("authorization_endpoint", url() + "/auth");
    said.put("token_endpoint", url() + "/token");
    said.put("jwks_uri", url() + "/keys");
    said.put("registration_endpoint", url() + "/register");
    said.put(
        "https://purl.imsglobal.org/spec/lti-platform-configuration",
        Map.of("product_family_code", "strict", "version", "1"));
    said.putAll(lies);
    send(exchange, 200, JSONObjectUtils.toJSONString(said));
  }

  private void register(HttpExchange exchange) throws IOException {
    String asked = new String(exchange.getRequestBody().readAllBytes(), UTF_8);
    boolean isAllowed =
        "Bearer for-once".equals(exchange.getRequestHeaders().getFirst("Authorization"));
    registered.add(asked);
    send(
        exchange,
        isAllowed ? 200 : 401,
        """
        {"client_id": "by-itself",
         "https://purl.imsglobal.org/spec/lti-tool-configuration": {"deployment_id": "9"}}
        """);
  }

  /** Where a link begins; who opens it is what they are in the course. */
  public String opening(String role) {
    return site.url()
        + "/lti/login?iss="
        + url()
        + "&login_hint="
        + role
        + "&target_link_uri="
        + site.url()
        + "/lti/launch&client_id="
        + CLIENT;
  }

  /** Sends a browser back with a token about whoever the hint says; who waits has to press. */
  private void authorise(HttpExchange exchange) throws IOException {
    Map<String, String> asked = query(exchange.getRequestURI());
    String who = asked.getOrDefault("login_hint", "");
    String role = who.startsWith("teacher") ? TEACHER : STUDENT;
    Map<String, Object> claims = claims(who, asked.getOrDefault("nonce", ""), role);
    if (who.endsWith("picks")) {
      choose(claims);
    }
    String token = signed(claims);
    PlatformPages.page(
        exchange,
        "<!DOCTYPE html><html lang=en><title>Back</title><form method=post action='"
            + asked.get("redirect_uri")
            + "'><input type=hidden name=id_token value='"
            + token
            + "'><input type=hidden name=state value='"
            + asked.get("state")
            + "'><button>Back</button></form>"
            + (who.endsWith("waits") ? "" : "<script>document.forms[0].submit()</script>"));
  }

  /** Makes a message of one that is about what links are to lead to. */
  private void choose(Map<String, Object> claims) {
    claims.put(CLAIM + "message_type", "LtiDeepLinkingRequest");
    claims.put(
        "https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings",
        Map.of(
            "deep_link_return_url",
            url() + "/return",
            "accept_types",
            List.of("ltiResourceLink"),
            "accept_multiple",
            true));
  }

  private static void send(HttpExchange exchange, int status, String text) throws IOException {
    byte[] bytes = text.getBytes(UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "application/json");
    exchange.sendResponseHeaders(status, bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }

  /** What it was asked to register. */
  public List<String> registered() {
    return registered;
  }

  /** Registers it by hand. */
  public HttpResponse<String> registerBy(TestBrowser administrator) {
    return registerBy(administrator, url());
  }

  /** By an administrator who follows the link to become the first one, for browsers' tests. */
  public void registerAt(TestSite fresh) {
    HttpResponse<String> made = registerBy(new People(fresh).administrator(), otherName());
    assertEquals(303, made.statusCode(), made.body());
  }

  private HttpResponse<String> registerBy(TestBrowser administrator, String seen) {
    return administrator.fill(
        "/platforms",
        "name",
        "Strict",
        "issuer",
        url(),
        "client",
        CLIENT,
        "deployment",
        DEPLOYMENT,
        "authorises",
        seen + "/auth",
        "tokens",
        tokens.isEmpty() ? url() + "/token" : tokens,
        "keySet",
        url() + "/keys");
  }

  /** What this site asks the platform when somebody opens a link; by name. */
  public Map<String, String> begin(TestBrowser browser) {
    return begin(browser, site.url() + "/lti/launch");
  }

  public Map<String, String> begin(TestBrowser browser, String target) {
    HttpResponse<String> sent =
        browser.fill(
            "/lti/login",
            "iss",
            url(),
            "login_hint",
            "hint-1",
            "target_link_uri",
            target,
            "lti_message_hint",
            "message-1",
            "client_id",
            CLIENT);
    assertEquals(303, sent.statusCode(), sent.body());
    return authorised(URI.create(sent.headers().firstValue("Location").orElseThrow()));
  }

  /** Strict: what it is asked must be as OpenID Connect and LTI have it. */
  public Map<String, String> authorised(URI address) {
    assertTrue(address.toString().startsWith(url() + "/auth?"), address.toString());
    Map<String, String> asked = query(address);
    assertEquals("openid", asked.get("scope"));
    assertEquals("id_token", asked.get("response_type"));
    assertEquals("form_post", asked.get("response_mode"));
    assertEquals("none", asked.get("prompt"));
    assertEquals(CLIENT, asked.get("client_id"));
    assertEquals(site.url() + "/lti/launch", asked.get("redirect_uri"));
    assertEquals("hint-1", asked.get("login_hint"));
    assertEquals("message-1", asked.get("lti_message_hint"));
    assertTrue(nonces.add(asked.get("nonce")), "a nonce is used once");
    return asked;
  }

  private static Map<String, String> query(URI address) {
    Map<String, String> asked = new LinkedHashMap<>();
    for (String pair : address.getRawQuery().split("&", -1)) {
      String[] parts = pair.split("=", 2);
      asked.put(URLDecoder.decode(parts[0], UTF_8), URLDecoder.decode(parts[1], UTF_8));
    }
    return asked;
  }

  /** The claims of a message about a link in the course {@code geometry}. */
  public Map<String, Object> claims(String who, String nonce, String... roles) {
    long now = clock.instant().getEpochSecond();
    Map<String, Object> claims = new LinkedHashMap<>();
    claims.put("iss", url());
    claims.put("aud", CLIENT);
    claims.put("sub", who);
    claims.put("iat", now);
    claims.put("exp", now + 300);
    claims.put("nonce", nonce);
    claims.put("name", "Person " + who);
    claims.put("email", "ada@example.org");
    claims.put(CLAIM + "version", "1.3.0");
    claims.put(CLAIM + "message_type", "LtiResourceLinkRequest");
    claims.put(CLAIM + "deployment_id", DEPLOYMENT);
    claims.put(CLAIM + "target_link_uri", site.url() + "/lti/launch");
    claims.put(CLAIM + "roles", List.of(roles));
    claims.put(CLAIM + "context", Map.of("id", "geometry", "title", "Geometry & More"));
    claims.put(CLAIM + "resource_link", Map.of("id", "link-1", "title", "A link"));
    claims.put(CLAIM + "custom", Map.of("target", "course"));
    return claims;
  }

  public String signed(Map<String, Object> claims) {
    return signed(claims, key);
  }

  public static String signed(Map<String, Object> claims, RSAKey by) {
    try {
      JWSObject token =
          new JWSObject(
              new JWSHeader.Builder(JWSAlgorithm.RS256).keyID(by.getKeyID()).build(),
              new Payload(claims));
      token.sign(new RSASSASigner(by));
      return token.serialize();
    } catch (JOSEException ownKey) {
      throw new IllegalStateException(ownKey);
    }
  }

  /** Posts what the platform's page would, from another site. */
  public static HttpResponse<String> post(
      TestBrowser browser, String state, String token, String... headers) {
    List<String> all = new ArrayList<>(List.of(headers));
    all.addAll(List.of("Sec-Fetch-Site", "cross-site", "Origin", "null"));
    return browser.post(
        "/lti/launch", "id_token=" + token + "&state=" + state, all.toArray(String[]::new));
  }

  /** Somebody opens a link in a window of its own, with whatever else its claims say. */
  public HttpResponse<String> launch(TestBrowser browser, String who, String role, Object... more) {
    return launch(browser, List.of("Sec-Fetch-Dest", "document"), who, role, more);
  }

  /** The same in a frame. */
  public HttpResponse<String> framed(TestBrowser browser, String who, String role, Object... more) {
    return launch(browser, List.of("Sec-Fetch-Dest", "iframe"), who, role, more);
  }

  private HttpResponse<String> launch(
      TestBrowser browser, List<String> headers, String who, String role, Object... more) {
    Map<String, String> asked = begin(browser);
    Map<String, Object> claims = claims(who, asked.get("nonce"), role);
    for (int i = 0; i < more.length; i += 2) {
      claims.put((String) more[i], more[i + 1]);
    }
    return post(browser, asked.get("state"), signed(claims), headers.toArray(String[]::new));
  }

  @Override
  public void close() {
    end.countDown();
    server.stop(0);
    threads.shutdownNow();
  }
}
